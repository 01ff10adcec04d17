import { Popover as AriakitPopover, usePopoverStore } from '@ariakit/react'
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react'
import { notificationElements } from '../Toast/notifications.ts'
import { surface } from './Popover.css.ts'

export interface PopoverProps {
  /** The button that opens it. */
  button: ReactElement
  /** Names what opens. */
  label: string
  children: ReactNode
  placement?: 'bottom-start' | 'bottom-end'
}

interface OpenPopoverProps extends Required<Pick<PopoverProps, 'label' | 'placement'>> {
  anchor: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** A popover that is open. */
export function OpenPopover({ anchor, label, placement, onClose, children }: OpenPopoverProps) {
  const popover = usePopoverStore({ open: true, setOpen: (next) => !next && onClose(), placement })
  useLayoutEffect(() => {
    popover.setAnchorElement(anchor)
    popover.setDisclosureElement(anchor)
  }, [popover, anchor])
  return (
    <AriakitPopover
      store={popover}
      modal
      preventBodyScroll={false}
      portal
      gutter={8}
      unmountOnHide
      getPersistentElements={notificationElements}
      aria-label={label}
      className={surface}
    >
      {children}
    </AriakitPopover>
  )
}
