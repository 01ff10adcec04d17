import { type DOMAttributes, type ReactNode, useRef, useState } from 'react'

/** Time from pointing to showing, in milliseconds. */
const TOOLTIP_DELAY = 700
/** Going to the next control within this time shows its tooltip without the delay. */
const TOOLTIP_SKIP_DELAY = 300

let lastHidden = -Infinity

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Names a control without words to who points at it, and at once to who reaches it with the keyboard. A table has many
 * of them: its code is fetched when one is needed, and where that fails there is no tooltip.
 * @param on what else listens to the control
 * @returns the listeners of the control, and what is rendered beside it
 */
export function useTooltip<Control extends HTMLElement>(text: string, on: DOMAttributes<Control>) {
  const [tooltip, setTooltip] = useState<ReactNode>(null)
  const isWanted = useRef(false)
  const isShown = useRef(false)

  function hide() {
    if (isShown.current) lastHidden = performance.now()
    isWanted.current = false
    isShown.current = false
    setTooltip(null)
  }
  async function show(anchor: Control, delay: number) {
    if (!text) return
    isWanted.current = true
    const loaded = await Promise.all([import('./Tooltip.tsx'), pause(delay)]).catch(() => null)
    if (!loaded || !isWanted.current) return
    const [{ Tooltip }] = loaded
    isShown.current = true
    setTooltip(<Tooltip anchor={anchor} text={text} onClose={hide} />)
  }
  const listeners: DOMAttributes<Control> = {
    onPointerEnter(event) {
      on.onPointerEnter?.(event)
      const isNext = performance.now() - lastHidden < TOOLTIP_SKIP_DELAY
      if (event.pointerType === 'mouse') void show(event.currentTarget, isNext ? 0 : TOOLTIP_DELAY)
    },
    onPointerLeave(event) {
      on.onPointerLeave?.(event)
      // what is shown already hides by itself, unless the pointer goes to it
      isWanted.current = false
    },
    onFocus(event) {
      on.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) void show(event.currentTarget, 0)
    },
    onBlur(event) {
      on.onBlur?.(event)
      hide()
    },
    onClick(event) {
      hide()
      on.onClick?.(event)
    },
  }
  return { tooltip, listeners }
}
