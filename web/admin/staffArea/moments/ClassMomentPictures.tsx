import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { picturePath } from '#graphql/moments/moments.rules.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Moments.css.ts'
import { type Moment, namesIn } from './moments.ts'

/** A picture in its small size; a sign in its place where the server does not give it any more. */
function SmallPicture({ id }: { id: number }) {
  const [isGone, setGone] = useState(false)
  if (isGone)
    return (
      <span className={styles.gone}>
        <EyeOff aria-hidden size={24} />
      </span>
    )
  return (
    <img
      src={picturePath(id, 'small')}
      alt=""
      loading="lazy"
      width={128}
      height={96}
      className={styles.smallPicture}
      onError={() => setGone(true)}
    />
  )
}

/** The pictures of a moment, small; a press shows one large. */
export function ClassMomentPictures({ moment: { pictures, children, arrived } }: { moment: Moment }) {
  const [shown, setShown] = useState<number | null>(null)
  const large = shown === null ? undefined : pictures[shown]
  if (arrived > pictures.length)
    return (
      <Text tone="muted" size="small">
        The pictures are hidden from everybody because one of the children has no photo consent.
      </Text>
    )
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={styles.pictures} aria-label="Pictures">
        {pictures.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Enlarge picture ${index + 1} of ${pictures.length}`}
              className={styles.picture}
              onClick={() => setShown(index)}
            >
              <SmallPicture id={id} />
            </button>
          </li>
        ))}
      </ul>
      {large && shown !== null && (
        <Dialog
          size="large"
          title={`Picture ${shown + 1} of ${pictures.length}`}
          onClose={() => setShown(null)}
          actions={
            <>
              {pictures.length > 1 && (
                <Button onClick={() => setShown((shown + 1) % pictures.length)}>Next picture</Button>
              )}
              <Button onClick={() => setShown(null)}>Close</Button>
            </>
          }
        >
          <img
            key={large.id}
            src={picturePath(large.id, 'large')}
            alt={`In the picture: ${namesIn(children)}`}
            width={large.width}
            height={large.height}
            className={styles.large}
          />
        </Dialog>
      )}
    </>
  )
}
