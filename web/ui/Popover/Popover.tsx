import { Popover as AriakitPopover, PopoverDisclosure, PopoverProvider } from '@ariakit/react'
import type { ReactElement, ReactNode } from 'react'
import { surface } from './Popover.css.ts'

export interface PopoverProps {
  /** The button that opens it. */
  button: ReactElement
  /** Names what opens. */
  label: string
  children: ReactNode
  placement?: 'bottom-start' | 'bottom-end'
}

/** More about something, at its button. Escape or a press outside closes it. For actions use Menu. */
export function Popover({ button, label, children, placement = 'bottom-end' }: PopoverProps) {
  return (
    <PopoverProvider placement={placement}>
      <PopoverDisclosure render={button} />
      <AriakitPopover
        modal
        preventBodyScroll={false}
        portal
        gutter={8}
        unmountOnHide
        aria-label={label}
        className={surface}
      >
        {children}
      </AriakitPopover>
    </PopoverProvider>
  )
}
