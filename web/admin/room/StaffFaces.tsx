import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import * as styles from './Room.css.ts'
import type { Room } from './roomStore.ts'

export type Face = Room['faces'][number]

interface StaffFacesProps {
  label: string
  faces: readonly Face[]
  /** Whose face looks pressed. */
  chosen?: Face | null
  onFace: (face: Face) => void
  /** Small in a row above other things. */
  size?: 'small' | 'medium'
  /** Behind the faces. */
  children?: ReactNode
}

/** Faces of staff; who presses one is asked for the PIN. */
export function StaffFaces({ label, faces, chosen = null, onFace, size = 'medium', children }: StaffFacesProps) {
  return (
    <section aria-label={label}>
      <Inline space={8}>
        {faces.map((face) => (
          <button
            key={face.userId}
            type="button"
            className={styles.person[size]}
            aria-pressed={chosen?.userId === face.userId}
            onClick={() => onFace(face)}
          >
            <Avatar name={`${face.firstName} ${face.lastName}`} size={size === 'small' ? 28 : 44} />
            {face.firstName} {face.lastName}
          </button>
        ))}
        {children}
      </Inline>
    </section>
  )
}
