; The installer for Windows: makensis -DSTAGE=bundle -DVERSION=0.1.0 -DOUT=setup.exe installer.nsi
; Paths are seen from this folder, whatever the working folder is. For one person, without administrator rights. Removing it leaves the games and settings.
Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetCompressor /SOLID lzma
Name "Tarock Desktop"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Tarock Desktop"
InstallDirRegKey HKCU "Software\Tarock Desktop" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Tarock Desktop"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Tarock Desktop"
VIAddVersionKey "CompanyName" "The Tarock Desktop authors"
VIAddVersionKey "LegalCopyright" "GNU General Public License 3 or later"

!define ICON "../../build/icons/tarock-desktop.ico"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\app\tarock-desktop.exe"
!include MUI2.nsh
!include FileFunc.nsh
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\TarockDesktop"
!define CLASSES "Software\Classes"
!define GAME_TYPE "TarockDesktop.Game"
!define LECTURE_TYPE "TarockDesktop.Lecture"

!insertmacro MUI_PAGE_LICENSE "../../LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first one stands where the person's language is none of these.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "Slovenian"
!insertmacro MUI_LANGUAGE "German"

LangString GAME ${LANG_ENGLISH} "Tarock game"
LangString GAME ${LANG_CZECH} "Partie taroků"
LangString GAME ${LANG_SLOVENIAN} "Igra taroka"
LangString GAME ${LANG_GERMAN} "Tarockspiel"
LangString LECTURE ${LANG_ENGLISH} "Tarock playlist"
LangString LECTURE ${LANG_CZECH} "Pořad taroků"
LangString LECTURE ${LANG_SLOVENIAN} "Spored taroka"
LangString LECTURE ${LANG_GERMAN} "Tarock-Abendprogramm"
LangString RUNNING ${LANG_ENGLISH} "Tarock Desktop is open. Close it and try again."
LangString RUNNING ${LANG_CZECH} "Tarock Desktop je spuštěný. Zavřete ho a zkuste to znovu."
LangString RUNNING ${LANG_SLOVENIAN} "Tarock Desktop je odprt. Zaprite ga in poskusite znova."
LangString RUNNING ${LANG_GERMAN} "Tarock Desktop ist geöffnet. Schließen Sie es und versuchen Sie es noch einmal."

!macro STOP_IF_RUNNING
  IfFileExists "$INSTDIR\app\tarock-desktop.exe" 0 +7
    ClearErrors
    FileOpen $0 "$INSTDIR\app\tarock-desktop.exe" a
    IfErrors 0 +3
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      Abort
    FileClose $0
!macroend

; Files with an ending are opened by the program, and have a name in the person's language.
!macro REGISTER ENDING TYPE MIME NAME
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "Content Type" "${MIME}"
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\app\tarock-desktop.exe,0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\app\tarock-desktop.exe" "%1"'
!macroend

!macro UNREGISTER ENDING TYPE
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  StrCmp $0 "${TYPE}" 0 +2
    DeleteRegKey HKCU "${CLASSES}\${ENDING}"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
!macroend

Section
  !insertmacro STOP_IF_RUNNING
  RMDir /r "$INSTDIR\app"
  SetOutPath "$INSTDIR\app"
  File /r "${STAGE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Tarock Desktop.lnk" "$INSTDIR\app\tarock-desktop.exe"

  !insertmacro REGISTER ".tarock" "${GAME_TYPE}" "application/x-tarock-game" "$(GAME)"
  !insertmacro REGISTER ".tarock-lecture" "${LECTURE_TYPE}" "application/x-tarock-lecture" "$(LECTURE)"
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"

  WriteRegStr HKCU "Software\Tarock Desktop" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Tarock Desktop"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\app\tarock-desktop.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Tarock Desktop authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  !insertmacro STOP_IF_RUNNING
  RMDir /r "$INSTDIR\app"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tarock Desktop.lnk"
  !insertmacro UNREGISTER ".tarock" "${GAME_TYPE}"
  !insertmacro UNREGISTER ".tarock-lecture" "${LECTURE_TYPE}"
  DeleteRegKey HKCU "Software\Tarock Desktop"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
SectionEnd
