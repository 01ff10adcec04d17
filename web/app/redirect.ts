/** Goes to a page of another area. Never ends, so that what led there is under way until it is shown. */
export function redirectTo(path: string): Promise<never> {
  window.location.assign(path)
  return new Promise(() => {})
}

/** The same, for a page that is not to be come back to: a sign-in. */
export function replaceLocation(path: string): Promise<never> {
  window.location.replace(path)
  return new Promise(() => {})
}
