import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Notice } from '../Notice/Notice.tsx'

export interface NotLoadedProps {
  onRetry: () => void
  /** Gives up, such as on a dialog that was opened. */
  onClose?: (() => void) | undefined
}

/**
 * The code of a part could not be fetched, mostly for want of a connection. Says so in its place, and scrolls to it.
 *
 * - **Use it for:** `lazyModule` shows it; you will rarely write it yourself.
 * - **Not for:** Data that could not be read: `ErrorState`.
 * - **Parts:** A `Notice` with “Try again”, and “Close” where it is a dialog that was opened.
 * - **Accessibility:** An alert that scrolls into the viewport by itself.
 * - **Words:** Its words are fixed.
 */
export function NotLoaded({ onRetry, onClose }: NotLoadedProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Notice tone="danger" live>
        <Inline space={8} justify="between">
          <span>This could not be opened. Check your connection and try again.</span>
          <Inline space={8}>
            <Button size="small" icon={RotateCw} onClick={onRetry}>
              Try again
            </Button>
            {onClose && (
              <Button size="small" tone="quiet" onClick={onClose}>
                Close
              </Button>
            )}
          </Inline>
        </Inline>
      </Notice>
    </div>
  )
}
