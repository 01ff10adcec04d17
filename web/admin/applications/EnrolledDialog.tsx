import { Check, Copy, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { splitName } from '#graphql/enrollment/enrollment.rules.ts'
import { whatsappLink } from '#graphql/values/phone.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ApplicationDocument } from './Application.generated.ts'
import type { ListedApplication } from './application.ts'

export interface EnrolledDialogProps {
  application: ListedApplication
  invitationUrl: string | null
  centre: string
  onClose: () => void
}

function Invitation({ application, invitationUrl, centre }: EnrolledDialogProps & { invitationUrl: string }) {
  const [copied, setCopied] = useState(false)
  const { data } = useScreenQuery(ApplicationDocument, { id: application.id })
  const { firstName } = splitName(application.childName)
  const text = `Dear ${application.parentName}, ${firstName} is enrolled at ${centre}. Make your account for the parent portal here: ${invitationUrl}`
  const chat = data && whatsappLink(data.application.phone, text)

  async function copy() {
    try {
      await navigator.clipboard.writeText(invitationUrl)
      setCopied(true)
    } catch {
      toast({ tone: 'danger', title: 'Error', text: 'The link could not be copied. Select it and copy it by hand.' })
    }
  }
  return (
    <Stack space={12}>
      <TextField
        label="Invitation link"
        readOnly
        value={invitationUrl}
        hint="It works once, within 30 days."
        onFocus={(event) => event.target.select()}
      />
      <Inline space={8}>
        <Button size="small" icon={copied ? Check : Copy} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        {chat && (
          <ButtonLink size="small" icon={MessageCircle} href={chat} target="_blank">
            Send by WhatsApp
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  )
}

/** What enrolling led to, and the parent's way into the portal. */
export function EnrolledDialog(props: EnrolledDialogProps) {
  const { application, invitationUrl, onClose } = props
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${application.childName} is enrolled`}
      description={
        invitationUrl
          ? `An invitation to the parent portal is on its way to ${application.parentName}. You can also hand the link on yourself.`
          : undefined
      }
      actions={
        <Button size="small" tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {invitationUrl ? (
        <Invitation {...props} invitationUrl={invitationUrl} />
      ) : (
        <Text>
          {application.parentName} has an account already and sees {application.childName} in the parent portal.
        </Text>
      )}
    </Dialog>
  )
}
