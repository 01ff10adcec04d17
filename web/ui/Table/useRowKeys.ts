import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

interface RowKeys {
  box: RefObject<HTMLElement | null>
  count: number
  scrollToIndex: (index: number) => void
  onOpen?: (index: number) => void
  /** @param isRange Shift was held: all rows from the last one on */
  onToggle?: (index: number, isRange: boolean) => void
}

/** Arrow keys, Home and End move between rows, Enter opens, Space selects, with Shift a range. Keys pressed in a control of the row are its own. */
export function useRowKeys({ box, count, scrollToIndex, onOpen, onToggle }: RowKeys) {
  const [active, setActive] = useState(0)
  const [wanted, setWanted] = useState<number | null>(null)

  // the row may only be rendered after the box was scrolled there
  useEffect(() => {
    const row = wanted !== null && box.current?.querySelector<HTMLElement>(`tr[data-row="${wanted}"]`)
    if (!row) return
    row.focus()
    setWanted(null)
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    if (event.target !== event.currentTarget) return
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }
    const target = steps[event.key]
    if (target !== undefined) {
      const next = Math.max(0, Math.min(count - 1, target))
      setActive(next)
      setWanted(next)
      if (!box.current?.querySelector(`tr[data-row="${next}"]`)) scrollToIndex(next)
    } else if (event.key === 'Enter' && onOpen) onOpen(index)
    else if (event.key === ' ' && onToggle) onToggle(index, event.shiftKey)
    else return
    event.preventDefault()
  }
  return { active: Math.min(active, Math.max(0, count - 1)), setActive, onKeyDown }
}
