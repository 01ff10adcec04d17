{
  /* Where the program or a part of it cannot be loaded, the page says so: its buttons would do nothing. */
  const started = new AbortController()
  const showFailure = (isShown) => (document.getElementById('not-started').hidden = !isShown)
  const sayFailed = () => showFailure(true)
  const onFailedScript = ({ target }) => target.tagName === 'SCRIPT' && sayFailed()
  window.addEventListener('error', onFailedScript, { capture: true, signal: started.signal })
  window.addEventListener('unhandledrejection', sayFailed, { signal: started.signal })
  const onStarted = () => {
    started.abort()
    showFailure(false)
  }
  window.addEventListener('ready', onStarted, { once: true })

  /* On a slow line the program of a page would take turns with its fonts and pictures, so those are awaited. */
  let isFetched = false
  const fetchProgram = () => {
    const names = document.getElementById('program')
    if (!names || isFetched) return
    isFetched = true
    const paths = JSON.parse(names.textContent)
    const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes))
    for (const href of paths.slice(0, -1)) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', src: paths.at(-1) })
  }
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const whenSeen = () => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(fetchProgram)))
  if (document.readyState === 'complete') whenSeen()
  else window.addEventListener('load', whenSeen, { once: true })
  /* A picture that never comes must not keep the page from answering. */
  setTimeout(fetchProgram, 3_000)

  /* A button that is pressed before the page answers is pressed once it does: `web/Root.tsx` says when. */
  const pressed = new Set()
  const notePressed = (event) => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    pressed.add(button)
  }
  const pressAll = () => {
    document.removeEventListener('click', notePressed, true)
    for (const button of pressed) button.click()
  }
  document.addEventListener('click', notePressed, true)
  if (document.documentElement.dataset.ready) pressAll()
  else window.addEventListener('ready', pressAll, { once: true })
}
