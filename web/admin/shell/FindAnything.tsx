import { useEffect, useState } from 'react'
import { lateModule } from '#web/ui/late.tsx'
import type { Section } from '../sections.ts'
import type { CommandPaletteProps } from './CommandPalette.tsx'
import * as styles from './FindAnything.css.ts'
import { findLabel, findPlaceholder } from './findWords.ts'

const Palette = lateModule(() => import('./CommandPalette.tsx')).part<CommandPaletteProps>(
  (module) => module.CommandPalette,
  ({ typed }) => (
    <p role="status" className={styles.coming}>
      {typed || findPlaceholder}
    </p>
  ),
)

/** The field has the focus; it passes its keys on to the entries of its list. */
const isThere = () => {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && activeElement.ariaLabel === findLabel
}

/** What a key does to the text; null for a key that does nothing to it. */
function textAfter(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : null
}

interface FindAnythingProps {
  sections: readonly Section[]
  onClose: () => void
}

/** The way to everything. What is typed before its field is there, stands in the field when it comes. */
export function FindAnything({ sections, onClose }: FindAnythingProps) {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isThere()) return
      if (event.key === 'Escape') return onClose()
      if (event.key !== 'Enter' && textAfter('', event) === null) return
      // what has the focus still is what had it before
      event.preventDefault()
      event.stopPropagation()
      setTyped((text) => textAfter(text, event) ?? text)
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [onClose])
  return <Palette sections={sections} typed={typed} onType={setTyped} onClose={onClose} />
}
