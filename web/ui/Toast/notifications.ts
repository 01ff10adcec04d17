/** Marks the region that shows toasts. */
export const NOTIFICATIONS = 'data-notifications'

/**
 * For `getPersistentElements` of everything modal: a toast stays announced and pressable above an open dialog, and
 * pressing it does not close the dialog.
 */
export const notificationElements = (): Element[] => Array.from(document.querySelectorAll(`[${NOTIFICATIONS}]`))
