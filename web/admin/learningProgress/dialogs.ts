export { AssessmentDialog } from './AssessmentDialog.tsx'
export { GoalDialog, GoalProgressDialog } from './GoalDialogs.tsx'
