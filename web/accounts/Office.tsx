import { callLink } from '#web/shared/brand/reach.ts'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'

/** `the office on 051 555 0123`, to be pressed. */
export function Office({ phone }: { phone: string }) {
  return (
    <>
      the office on <TextLink href={callLink(phone)}>{phone}</TextLink>
    </>
  )
}
