export { ApplyDialog } from './ApplyDialog.tsx'
export { NewMessageDialog } from './NewMessageDialog.tsx'
export { WriteToParentDialog } from './WriteToParentDialog.tsx'
