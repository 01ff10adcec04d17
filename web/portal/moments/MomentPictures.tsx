import { use, useState } from 'react'
import { Picture } from '#web/shared/pictures/Picture.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { LargePicture } from './LargePicture.tsx'
import * as styles from './Moments.css.ts'
import { type OwnMoment, PictureAddress, formatPicture } from './moments.ts'

/** The pictures of a moment, small; a press shows one large. */
export function MomentPictures({ moment }: { moment: OwnMoment }) {
  const address = use(PictureAddress)
  const [shown, setShown] = useState<number | null>(null)
  const { pictures, pictureCount, date } = moment
  if (pictures.length === 0) {
    if (pictureCount === 0) return null
    return <Text tone="muted">The pictures of this moment are not available right now.</Text>
  }
  return (
    <>
      <ul aria-label="Pictures" className={pictures.length === 1 ? styles.single : styles.pictures}>
        {pictures.map(({ id, width, height }, index) => (
          <li key={id}>
            <button type="button" aria-haspopup="dialog" className={styles.picture} onClick={() => setShown(index)}>
              <Picture
                src={address(id, 'small')}
                alt={formatPicture(index, pictures.length, date)}
                width={width}
                height={height}
                cover
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <LargePicture pictures={pictures} index={shown} date={date} onShow={setShown} onClose={() => setShown(null)} />
      )}
    </>
  )
}
