export { EmergencySheet } from './EmergencySheet.tsx'
export { FireDrillRoll } from './FireDrillRoll.tsx'
