import { Tooltip as AriakitTooltip, useTooltipStore } from '@ariakit/react'
import { useLayoutEffect } from 'react'
import { tooltip } from './Tooltip.css.ts'

export interface TooltipProps {
  /** The control that it is shown at. */
  anchor: HTMLElement
  /** The name of the control: what is read aloud holds no more than what is seen. */
  text: string
  onClose: () => void
}

/** The name of a control without words, once somebody points at it or reaches it with the keyboard. Escape hides it. */
export function Tooltip({ anchor, text, onClose }: TooltipProps) {
  const store = useTooltipStore({
    open: true,
    setOpen: (next) => !next && onClose(),
    placement: 'top',
    hideTimeout: 0,
  })
  useLayoutEffect(() => store.setAnchorElement(anchor), [store, anchor])
  return (
    <AriakitTooltip
      store={store}
      portal
      gutter={6}
      unmountOnHide
      hideOnHoverOutside={() => !anchor.matches(':focus-visible')}
      className={tooltip}
    >
      {text}
    </AriakitTooltip>
  )
}
