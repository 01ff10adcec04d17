import { LogOut, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Room } from './roomStore.ts'
import { type Face, StaffFaces } from './StaffFaces.tsx'

/** More of them would fill the screen before the first child. */
const mostFaces = 8

interface StaffOfRooms {
  classes: Room['classes']
  faces: readonly Face[]
  onFace: (face: Face) => void
}

/** All who work here, below the names of their rooms where there are many. */
export function StaffByRoom({ classes, faces, onFace }: StaffOfRooms) {
  if (faces.length <= mostFaces) return <StaffFaces label="Who are you?" faces={faces} onFace={onFace} />
  const isIn = (classId: number) => (face: Face) => face.classId === classId
  const groups = [
    ...classes.map(({ classId, name }) => ({ name, inRoom: faces.filter(isIn(classId)) })),
    { name: 'Not in a room', inRoom: faces.filter((face) => !classes.some(({ classId }) => isIn(classId)(face))) },
  ]
  return (
    <Stack space={16}>
      {groups
        .filter(({ inRoom }) => inRoom.length > 0)
        .map(({ name, inRoom }) => (
          <Stack key={name} space={8}>
            <Heading level={2} look="h3">
              {name}
            </Heading>
            <StaffFaces label={name} size="small" faces={inRoom} onFace={onFace} />
          </Stack>
        ))}
    </Stack>
  )
}

interface StaffBarProps extends StaffOfRooms {
  /** The room that is shown; null for all of them. */
  classId: number | null
  /** Who acts now. */
  acting: Face | null
  onDone: () => void
}

/** Who may sign in: all of a few; of many those of the room that is shown, and the others on request. */
export function StaffBar({ classes, faces, classId, acting, onFace, onDone }: StaffBarProps) {
  const [isOpen, setOpen] = useState(false)
  const isLong = faces.length > mostFaces
  const near = isLong
    ? faces.filter((face) => face.userId === acting?.userId || (classId !== null && face.classId === classId))
    : faces
  return (
    <>
      <StaffFaces label="Signed in" size={isLong ? 'small' : 'medium'} faces={near} chosen={acting} onFace={onFace}>
        {isLong && (
          <Button icon={UsersRound} onClick={() => setOpen(true)}>
            {near.length > 0 ? 'Other staff' : 'Choose your name'}
          </Button>
        )}
        {acting && (
          <Button icon={LogOut} onClick={onDone}>
            Done
          </Button>
        )}
      </StaffFaces>
      <Dialog open={isOpen} title="Who are you?" onClose={() => setOpen(false)}>
        <StaffByRoom
          classes={classes}
          faces={faces}
          onFace={(face) => {
            setOpen(false)
            onFace(face)
          }}
        />
      </Dialog>
    </>
  )
}
