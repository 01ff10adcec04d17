/** Whether the page answers. One that came from the server is seen, and may be typed into, before it does. */
export const isPageReady = () => document.documentElement.dataset.ready === 'true'

/** From here on it answers: `public/early.js` presses the buttons that were pressed before. */
export function announceReady() {
  document.documentElement.dataset.ready = 'true'
  window.dispatchEvent(new Event('ready'))
}
