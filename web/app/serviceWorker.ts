import { deviceStorage } from '#web/browser/storage.ts'

/** The areas that people install on a phone; visitors of the public site need no worker. */
const installable = /^\/(parent|admin|staff|account|room)\b/

/** Leaves the centre's number for the page that is shown without a connection (`public/offline.js`). */
export function storeCentrePhone(phone: string) {
  if (!installable.test(window.location.pathname)) return
  deviceStorage.write('centre-phone', phone)
}

/** Registers the service worker once the page has loaded, so that it takes nothing away from the first view. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator) || !installable.test(window.location.pathname)) return
  // without it everything works but the page for being offline
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** Has the worker cache the code of the register, so that it opens without a connection. */
export function cacheRegisterPage() {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep the register'))
}
