export { Drawer } from '#web/ui/Dialog/Drawer.tsx'
export { CommandPalette } from './CommandPalette.tsx'
export { ShortcutsDialog } from './ShortcutsDialog.tsx'
export { NotificationEntries } from './NotificationEntries.tsx'
