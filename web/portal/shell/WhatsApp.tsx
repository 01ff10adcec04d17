import { MessageCircle } from 'lucide-react'
import { use } from 'react'
import { chatLink } from '#web/shared/brand/reach.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { CentreContext, type PortalCentre } from './centre.ts'

/** What a chat from the portal begins with: the centre's own greeting is for families who look for a place. */
export const portalGreeting = ({ name }: Pick<PortalCentre, 'name'>, about = 'I have a question.') =>
  `Hello ${name}! ${about}`

/**
 * A chat with the school in WhatsApp; nothing where the centre has no number for it.
 * @param about what the chat begins with after the greeting
 */
export function WhatsApp({ about }: { about?: string }) {
  const centre = use(CentreContext)
  const chat = centre && chatLink(centre, portalGreeting(centre, about))
  if (!chat) return null
  return (
    <ButtonLink href={chat} target="_blank" icon={MessageCircle}>
      WhatsApp
    </ButtonLink>
  )
}
