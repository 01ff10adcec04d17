import { cloneElement, type MouseEvent, type ReactElement, useState } from 'react'
import { lazyModule } from '../lazy.tsx'
import type { PopoverProps } from './OpenPopover.tsx'

const { prefetch, component } = lazyModule(() => import('./OpenPopover.tsx'))
const OpenPopover = component('OpenPopover')

/** More about something, at its button. Escape or a press outside closes it. For actions use Menu. */
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
