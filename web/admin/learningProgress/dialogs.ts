export { AssessmentDialog } from './AssessmentDialog.tsx'
export { ChildLearning } from './ChildLearning.tsx'
export { GoalDialog, GoalProgressDialog } from './GoalDialogs.tsx'
export { PlanTab } from './PlanTab.tsx'
