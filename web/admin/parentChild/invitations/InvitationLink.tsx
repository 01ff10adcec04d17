import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMailLeaves } from '#web/admin/shared/mail/useTellMail.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { toast } from '#web/ui/Toast/toast.ts'

const ofAddress = 'Works once, within 30 days, for an account with the invited address.'

interface InvitationLinkProps {
  url: string
  hint?: string | undefined
  children?: ReactNode
}

/** The link of an invitation, to be copied; beside that what else can be done with it. */
export function InvitationLink({ url, hint = ofAddress, children }: InvitationLinkProps) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      toast({
        tone: 'danger',
        title: 'Error',
        text: 'The link could not be copied. Please select and copy it yourself.',
      })
    }
  }
  return (
    <Stack space={12}>
      <TextField label="Invitation link" readOnly value={url} hint={hint} onFocus={(event) => event.target.select()} />
      <Inline space={8}>
        <Button size="small" icon={copied ? Check : Copy} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        {children}
      </Inline>
    </Stack>
  )
}

export interface SentLink {
  email: string
  /** Null where the same request was answered before. */
  url: string | null
  /** Under the link. */
  hint?: string
}

/** What became of an invitation, with its link to hand on: it can be read this once. */
export function LinkToHandOnDialog({ sent, onClose }: { sent: SentLink; onClose: () => void }) {
  const mailLeaves = useMailLeaves()
  return (
    <Dialog
      onClose={onClose}
      title={mailLeaves ? `Invitation sent to ${sent.email}` : 'Pass on this link'}
      description={
        mailLeaves
          ? 'You can also pass on the link yourself. Earlier links no longer work.'
          : `No mail server is set up, so nothing is sent to ${sent.email}. Earlier links no longer work.`
      }
      closeLabel="Done"
    >
      {sent.url && <InvitationLink url={sent.url} hint={sent.hint} />}
    </Dialog>
  )
}
