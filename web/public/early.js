/*
 * A page can be read and used before its program has arrived. What is typed and pressed until then is kept here, and
 * done once the page answers: `web/Root.tsx` says when.
 */
{
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
