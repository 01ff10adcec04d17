import { useState } from 'react'
import type { ListedApplication } from './application.ts'
import { EnrollForm } from './EnrollForm.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import { MessageCircle } from 'lucide-react'
import { splitName } from '#graphql/enrollment/enrollment.rules.ts'
import { whatsappLink } from '#graphql/values/phone.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { useMailLeaves } from '../shared/mail/useTellMail.ts'
import { InvitationLink } from '../parentChild/invitations/InvitationLink.tsx'
import { ApplicationDocument } from './applications.generated.ts'

interface EnrolledDialogProps {
  application: ListedApplication
  invitationUrl: string | null
  centre: string
  onClose: () => void
}

function Invitation({ application, invitationUrl, centre }: EnrolledDialogProps & { invitationUrl: string }) {
  const { data } = useScreenQuery(ApplicationDocument, { id: application.id })
  const { firstName } = splitName(application.childName)
  const text = `Dear ${application.parentName}, ${firstName} is enrolled at ${centre}. Make your account for the parent portal here: ${invitationUrl}`
  const chat = data && whatsappLink(data.application.phone, text)
  return (
    <InvitationLink url={invitationUrl}>
      {chat && (
        <ButtonLink size="small" icon={MessageCircle} href={chat} target="_blank">
          Send by WhatsApp
        </ButtonLink>
      )}
    </InvitationLink>
  )
}

/** What enrolling led to, and the parent's way into the portal. */
function EnrolledDialog(props: EnrolledDialogProps) {
  const { application, invitationUrl, onClose } = props
  const mailLeaves = useMailLeaves()
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${application.childName} is enrolled`}
      description={
        invitationUrl
          ? mailLeaves
            ? `An invitation to the parent portal is on its way to ${application.parentName}. You can also hand the link on yourself.`
            : `No mail server is set up, so nothing reaches ${application.parentName} by itself: hand this link on. A new one can be made on the child's page.`
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

/** Turns an application into a child of the centre, then hands on the parent's invitation. */
export function EnrollDialog({ application, onClose }: { application: ListedApplication; onClose: () => void }) {
  const [enrolled, setEnrolled] = useState<{ url: string | null } | null>(null)
  return (
    <PlaceDialog application={application} title={`Enroll ${application.childName}`} onClose={onClose}>
      {(choices) =>
        enrolled ? (
          <EnrolledDialog
            application={application}
            invitationUrl={enrolled.url}
            centre={choices.centre.fullName}
            onClose={onClose}
          />
        ) : (
          <EnrollForm
            application={application}
            choices={choices}
            onEnrolled={(url) => setEnrolled({ url })}
            onClose={onClose}
          />
        )
      }
    </PlaceDialog>
  )
}
