export { EmergencyCardDialog } from '../emergencyCard/EmergencyCardDialog.tsx'
export { CollectDialog } from '../home/CollectDialog.tsx'
export { RecordDialog } from './RecordDialog.tsx'
