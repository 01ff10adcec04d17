import { MessageCircle, Phone } from 'lucide-react'
import { phoneLink, whatsappLink } from '#graphql/values/phone.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'

interface ContactLinksProps {
  name: string
  phone: string | null
  /** What the WhatsApp message begins with. */
  text: string
}

/** To reach somebody by hand: a call, or a WhatsApp message that is written already. */
export function ContactLinks({ name, phone, text }: ContactLinksProps) {
  const call = phone ? phoneLink(phone) : undefined
  const chat = phone ? whatsappLink(phone, text) : undefined
  return (
    <Inline space={4}>
      {call && (
        <ButtonLink size="small" icon={Phone} href={call} aria-label={`Call ${name}`}>
          Call
        </ButtonLink>
      )}
      {chat && (
        <ButtonLink size="small" icon={MessageCircle} href={chat} aria-label={`WhatsApp to ${name}`}>
          WhatsApp
        </ButtonLink>
      )}
    </Inline>
  )
}
