import { cloneElement, type MouseEvent, type ReactElement, useState } from 'react'
import { lazyModule } from '../lazy.tsx'
import type { PopoverProps } from './OpenPopover.tsx'

const { prefetch, component } = lazyModule(() => import('./OpenPopover.tsx'))
const OpenPopover = component('OpenPopover')

/**
 * More about something, at its button. Escape or a press outside closes it. For actions use Menu.
 *
 * - **Use it for:** Notifications, the particulars behind a figure.
 * - **Not for:** Actions: `Menu`. A task: `Dialog`.
 * - **Parts:** Any content on a raised surface below its button. Its code is fetched when somebody comes near.
 * - **Accessibility:** The button says that it opens a dialog and whether it is open. The first control inside takes
 *   the focus; Escape or a press outside closes it and the focus goes back. Role `dialog`, named by `label`.
 * - **Words:** `label` is what opens, as on the button.
 */
export function Popover({ button, label, children, placement = 'bottom-end' }: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      {cloneElement(button as ReactElement<Record<string, unknown>>, {
        'aria-haspopup': 'dialog',
        'aria-expanded': anchor !== null,
        onPointerEnter: prefetch,
        onFocus: prefetch,
        onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(anchor ? null : currentTarget),
      })}
      {anchor && (
        <OpenPopover anchor={anchor} label={label} placement={placement} onClose={() => setAnchor(null)}>
          {children}
        </OpenPopover>
      )}
    </>
  )
}
