import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import type { ActAsInput } from '#graphql/devices/devices.schema.ts'
import { skipRefetch } from '#web/app/freshness.ts'
import { sendingFailure } from '#web/shared/queue/sendingFailure.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { AutoCloseDialog } from '../attendance/emergencyCard/AutoCloseDialog.tsx'
import { type CardOfChild, EmergencyCard } from '../attendance/emergencyCard/EmergencyCard.tsx'
import { NoPin, PinDialog } from './PinDialog.tsx'
import { OpenEmergencyCardDocument } from './room.generated.ts'
import type { Room } from './roomStore.ts'
import { StaffByRoom } from './StaffBar.tsx'
import type { Face } from './StaffFaces.tsx'

interface WhomToCallProps {
  child: { childId: number; name: string }
  classes: Room['classes']
  faces: readonly Face[]
  /** Who acts now; her PIN is asked for again. */
  acting: Face | null
  /** The server could not be reached last. */
  isAway: boolean
  /** The server takes no tablet that was shut off. */
  onRefused: () => unknown
  onClose: () => void
}

/**
 * Emergency contacts about a child, for the person who enters a PIN for it. What the server tells is in this component alone, and gone
 * when it closes: nothing of it is cached or stored at the tablet.
 */
export function WhomToCall({ child, classes, faces, acting, isAway, onRefused, onClose }: WhomToCallProps) {
  const [open] = useMutation(OpenEmergencyCardDocument, { fetchPolicy: 'no-cache', context: skipRefetch })
  const [face, setFace] = useState(acting)
  const [isUnreached, setUnreached] = useState(isAway)
  const [card, setCard] = useState<CardOfChild | null>(null)
  const title = `Emergency contacts: ${child.name}`
  async function givePin(input: ActAsInput) {
    try {
      const { data } = await open({ variables: { input: { ...input, childId: child.childId } } })
      if (data) setCard(data.openEmergencyCard)
    } catch (error) {
      const { why } = sendingFailure(error)
      if (why === 'away') return setUnreached(true)
      if (why === 'signed_out') onRefused()
      throw error
    }
  }
  if (card)
    return (
      <AutoCloseDialog title={title} onClose={onClose}>
        <EmergencyCard card={card} />
      </AutoCloseDialog>
    )
  if (isUnreached) {
    return (
      <Dialog
        size="small"
        title={title}
        onClose={onClose}
        closeLabel="Close"
        actions={
          <Button size="small" tone="primary" onClick={() => setUnreached(false)}>
            Try again
          </Button>
        }
      >
        <Text>
          The server cannot be reached. Phone numbers and medical notes are not stored on this tablet. Please use the
          emergency sheet or ask the office.
        </Text>
      </Dialog>
    )
  }
  if (!face) {
    return (
      <Dialog
        title={title}
        description="Tap your name and enter your PIN, which is needed each time."
        onClose={onClose}
      >
        <StaffByRoom classes={classes} faces={faces} onFace={setFace} />
      </Dialog>
    )
  }
  if (!face.hasPin) return <NoPin face={face} onClose={() => setFace(null)} />
  return (
    <PinDialog
      face={face}
      description={`${title}.`}
      aside={
        <Button size="small" onClick={() => setFace(null)}>
          Somebody else
        </Button>
      }
      onPin={givePin}
      onClose={onClose}
    />
  )
}
