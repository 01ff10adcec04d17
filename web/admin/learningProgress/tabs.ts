export { ChildLearning } from './ChildLearning.tsx'
export { PlanTab } from './PlanTab.tsx'
