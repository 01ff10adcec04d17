export { RecordApplicationDialog } from './ApplicationForm.tsx'
export { EnrollDialog } from './EnrollForm.tsx'
export { MoveDialog } from './MoveDialog.tsx'
export { OfferDialog } from './OfferForm.tsx'
