export { DocumentsTab } from './DocumentsTab.tsx'
export { HoursTab } from './hours/HoursTab.tsx'
export { NoticeDialog } from './notices/NoticeDialog.tsx'
export { ProgramDialog } from './programs/ProgramDialog.tsx'
