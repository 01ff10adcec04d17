import { useMutation } from '@apollo/client/react'
import { type ReactNode, useCallback, useState } from 'react'
import { LinkToHandOnDialog, type SentLink } from '../../parentChild/invitations/InvitationLink.tsx'
import { attempt } from '../attempt.ts'
import { momentInText } from '../format.ts'
import { useTellMail } from '../mail/useTellMail.ts'
import type { AccountInvitation } from './PersonDialog.tsx'
import { InviteToAccountDocument } from './people.generated.ts'

interface SignIns {
  lastSignedInAt: string | null
  invitedAt: string | null
}

/** `Signed in yesterday`, `Not signed in yet, invitation sent 6 Nov`. */
export function formatSignIn({ lastSignedInAt, invitedAt }: SignIns): string {
  if (lastSignedInAt) return `Signed in ${momentInText(lastSignedInAt)}`
  return invitedAt ? `Not signed in yet, invitation sent ${momentInText(invitedAt)}` : 'Not invited yet'
}

/** Invites the owner of an account, and shows the link that has to be handed over where no e-mail brings it. */
export function useInvitation() {
  const [invite] = useMutation(InviteToAccountDocument)
  const [sent, setSent] = useState<SentLink | null>(null)
  const tellMail = useTellMail()
  const tell = useCallback(
    ({ user: { email }, url }: AccountInvitation) => {
      if (url) setSent({ email, url, hint: 'It works once, within 30 days.' })
      else void tellMail({ title: `Invitation sent to ${email}` })
    },
    [tellMail],
  )
  const send = useCallback(
    (person: { id: number; firstName: string }) =>
      attempt(`Failed to invite ${person.firstName}`, async () => {
        const { data } = await invite({ variables: { id: person.id } })
        if (data) tell(data.inviteToAccount)
      }),
    [invite, tell],
  )
  const dialog: ReactNode = sent && <LinkToHandOnDialog sent={sent} onClose={() => setSent(null)} />
  return { send, tell, dialog }
}
