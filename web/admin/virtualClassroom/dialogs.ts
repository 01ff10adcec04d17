export { SessionDialog } from './SessionDialog.tsx'
export { DeviceDialog } from './devices/DeviceDialog.tsx'
