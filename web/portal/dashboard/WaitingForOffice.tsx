import { Notice } from '#web/ui/Notice/Notice.tsx'

/** An invitation was used with another address than it was sent to: the office decides. */
export function WaitingForOffice({ names }: { names: readonly string[] }) {
  const who = new Intl.ListFormat('en-ZA', { type: 'conjunction' }).format(names)
  return (
    <Notice title={`Waiting for the office to connect you with ${who}`}>
      The invitation was sent to another e-mail address than yours, so the office first makes sure who you are. You will
      get an e-mail.
    </Notice>
  )
}
