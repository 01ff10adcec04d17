export { CardDialog } from './CardDialog.tsx'
export { NotificationDialog } from './NotificationDialog.tsx'
