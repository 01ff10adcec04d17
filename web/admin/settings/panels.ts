export { Devices } from './Devices.tsx'
export { MailTemplates } from './MailTemplates.tsx'
export { BankSettings, FeeSettings } from './MoneySettings.tsx'
export { RatioSettings } from './RatioSettings.tsx'
