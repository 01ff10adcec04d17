/** Whether a centre is set up, and what a link to set it up still does. */
export type SetupState = 'done' | 'open' | 'closed'

/** How long the link in the log works, in hours. A new start prints a new one. */
export const setupLinkHours = 24
