export { PersonDialog, RemovedPeopleDialog } from '#web/admin/shared/people/PersonDialog.tsx'
export { DutiesDialog } from './DutiesDialog.tsx'
