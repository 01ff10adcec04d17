import { Text } from '#web/ui/Text/Text.tsx'
import { momentInText } from '../format.ts'

/** Beside an e-mail address: that the mail server refuses e-mails to it. Nothing where it accepts them. */
export function RefusedAddress({ since }: { since: string | null }) {
  if (!since) return null
  return (
    <Text size="small" tone="danger">
      E-mails to this address have been refused since {momentInText(since)}
    </Text>
  )
}
