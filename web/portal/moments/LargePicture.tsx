import { ChevronLeft, ChevronRight } from 'lucide-react'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { formatDate } from '#graphql/values/dates.ts'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { setVars } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Moments.css.ts'
import { type MomentPicture, PictureAddress, formatPicture } from './moments.ts'

/** Arrow keys step wherever in the dialog the focus is. */
function useArrowKeys(step: (by: number) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

interface LargePictureProps {
  pictures: readonly MomentPicture[]
  index: number
  /** The day of the moment. */
  date: string
  onShow: (index: number) => void
  onClose: () => void
}

/** One picture of a moment, large. Buttons and arrow keys go round in a circle. */
export function LargePicture({ pictures, index, date, onShow, onClose }: LargePictureProps) {
  const address = use(PictureAddress)
  const next = useRef<HTMLButtonElement>(null)
  const step = (by: number) => onShow((index + by + pictures.length) % pictures.length)
  useArrowKeys(step)
  const picture = pictures[index]
  if (!picture) return null
  const { id, width, height } = picture
  return (
    <Dialog onClose={onClose} size="large" title={`Pictures of ${formatDate(date)}`} initialFocus={next}>
      <div className={styles.large} style={setVars({ [styles.ratio]: width / height })}>
        <Picture
          key={id}
          src={address(id, 'large')}
          alt={formatPicture(index, pictures.length, date)}
          width={width}
          height={height}
          priority
        />
      </div>
      {pictures.length > 1 && (
        <div className={styles.steps}>
          <Button size="small" icon={ChevronLeft} onClick={() => step(-1)}>
            Previous
          </Button>
          <Text as="span" size="small" tone="muted" figures live>
            {`${index + 1} of ${pictures.length}`}
          </Text>
          <Button ref={next} size="small" icon={ChevronRight} iconAt="end" onClick={() => step(1)}>
            Next
          </Button>
        </div>
      )}
    </Dialog>
  )
}
