import { useEffect, useRef } from 'react'

interface UnsavedForm {
  isInDialog: boolean
}

/** The forms on the screen in which something was typed that leaving would lose. */
const forms = new Set<UnsavedForm>()

/** The browser asks in its own words before it reloads, closes or leaves the document. */
const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

function change(act: () => void) {
  act()
  if (forms.size > 0) window.addEventListener('beforeunload', askBrowser)
  else window.removeEventListener('beforeunload', askBrowser)
}

/** Whether something would be lost: with any of the forms, or with one that is part of the page itself. */
export const unsavedForms = () => ({
  any: forms.size > 0,
  onPage: [...forms].some(({ isInDialog }) => !isInDialog),
})

/** What was typed is given up: nothing asks for it any more. */
export const discardUnsaved = () => change(() => forms.clear())

/**
 * While it holds, leaving asks first: within the area the question of `LeaveQuestion`, elsewhere the browser's own. For
 * forms whose text is stored nowhere; those with a draft lose nothing.
 */
export function useUnsaved(isUnsaved: boolean, isInDialog = false) {
  const form = useRef<UnsavedForm>({ isInDialog })
  useEffect(() => {
    if (!isUnsaved) return
    const { current } = form
    change(() => forms.add(current))
    return () => change(() => forms.delete(current))
  }, [isUnsaved])
}
