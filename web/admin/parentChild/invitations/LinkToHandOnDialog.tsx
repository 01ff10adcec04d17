import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { useMailLeaves } from '../../shared/mail/useTellMail.ts'
import { InvitationLink } from './InvitationLink.tsx'

export interface SentLink {
  email: string
  /** Null where the same request was answered before. */
  url: string | null
}

/** What became of an invitation, with its link to hand on: it can be read this once. */
export function LinkToHandOnDialog({ sent, onClose }: { sent: SentLink; onClose: () => void }) {
  const mailLeaves = useMailLeaves()
  return (
    <Dialog
      open
      onClose={onClose}
      title={mailLeaves ? `Invitation sent to ${sent.email}` : 'Hand this link on'}
      description={
        mailLeaves
          ? 'You can also hand the link on yourself. A link that was sent before no longer works.'
          : `No mail server is set up, so nothing reaches ${sent.email} by itself. A link that was made before no longer works.`
      }
      actions={
        <Button size="small" tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {sent.url && <InvitationLink url={sent.url} />}
    </Dialog>
  )
}
