export { MoveUpDialog } from '../students/MoveUpDialog.tsx'
export { ClassForm } from './ClassForm.tsx'
