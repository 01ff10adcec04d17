export { ApplyTemplateDialog } from './ApplyTemplateDialog.tsx'
export { EntryDialog } from './EntryDialog.tsx'
export { SaveTemplateDialog } from './SaveTemplateDialog.tsx'
