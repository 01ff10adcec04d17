import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'

interface StillMissingProps {
  sendsMail: boolean
  hasPublicAddress: boolean
}

/** What no page can set up: the person who runs the server does. */
export function StillMissing({ sendsMail, hasPublicAddress }: StillMissingProps) {
  return (
    <Stack space={12}>
      {!sendsMail && (
        <Notice tone="warning" title="E-mails do not leave yet">
          Set SMTP_URL and start the server again. Until then invitations and links for new passwords wait in the
          outbox, where you can read them.
        </Notice>
      )}
      {!hasPublicAddress && (
        <Notice tone="warning" title="Only this computer reaches the site">
          Set PUBLIC_URL to the address that families will open, beginning with https://, and start the server again.
        </Notice>
      )}
      <Notice tone="warning" title="Nobody makes backups yet">
        Let the server run npm run backup every night, and take the file to another building.
      </Notice>
      <Notice title="In the admin area">
        Look through programs and fees, then add your classes, your colleagues and the first children.
      </Notice>
    </Stack>
  )
}
