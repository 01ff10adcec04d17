export type Scheme = 'light' | 'dark' | 'system'

/** Sets the scheme on `<html>` at once: transitions rest for two frames, so that no text fades between two schemes. */
export function applyScheme(scheme: Scheme) {
  const root = document.documentElement
  root.dataset.schemeChanging = ''
  root.dataset.scheme = scheme
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.schemeChanging))
}
