import { Tooltip as AriakitTooltip, TooltipAnchor, TooltipProvider } from '@ariakit/react'
import type { ReactElement, ReactNode } from 'react'
import { tooltip } from './Tooltip.css.ts'

/** Time from pointing to showing, in milliseconds. */
const TOOLTIP_DELAY = 700
/** Going to the next control within this time shows its tooltip without the delay. */
const TOOLTIP_SKIP_DELAY = 300

export interface TooltipProps {
  /** Adds to the control's name, never replaces it: who cannot point must not miss anything needed. */
  text: ReactNode
  /** The control, which passes its props and ref on. */
  children: ReactElement
  placement?: 'top' | 'bottom' | 'left' | 'right'
}

/** A hint on pointing or focus. Escape hides it. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipProvider placement={placement} showTimeout={TOOLTIP_DELAY} skipTimeout={TOOLTIP_SKIP_DELAY} hideTimeout={0}>
      <TooltipAnchor render={children} />
      <AriakitTooltip portal gutter={6} unmountOnHide className={tooltip}>
        {text}
      </AriakitTooltip>
    </TooltipProvider>
  )
}
