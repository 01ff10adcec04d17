/** Whether a centre has been set up, and whether a set-up link is still valid. */
export type SetupState = 'done' | 'open' | 'closed'

/** How long the link in the log is valid, in hours. Each start prints a new one. */
export const setupLinkHours = 24
