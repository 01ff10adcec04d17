export { CorrectDialog } from './CorrectDialog.tsx'
export { NoteDialog } from './NoteDialog.tsx'
