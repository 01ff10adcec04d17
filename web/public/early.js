/*
 * A page can be read and used before its program has arrived. What is typed and pressed until then is kept here, and
 * done once the page answers: `web/Root.tsx` says when.
 */
{
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

  const typed = new Map()
  const pressed = new Set()

  const keepTyped = ({ target }) => typed.set(target, target.value)
  const keepPressed = (event) => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    pressed.add(button)
  }
  document.addEventListener('input', keepTyped, true)
  document.addEventListener('click', keepPressed, true)

  const doKept = () => {
    document.removeEventListener('input', keepTyped, true)
    document.removeEventListener('click', keepPressed, true)
    for (const [field, value] of typed) {
      if (!('value' in field)) continue
      // React compares with what was set through the element, and would see no change otherwise
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const button of pressed) button.click()
  }
  if (document.documentElement.dataset.ready) doKept()
  else window.addEventListener('ready', doKept, { once: true })
}
