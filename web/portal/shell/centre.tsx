import { MessageCircle } from 'lucide-react'
import { createContext, use } from 'react'
import type { Frame } from '#web/app/page.ts'
import { callLink, type Chat, chatLink } from '#web/shared/brand/reach.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'

/** How the centre is called and reached. */
export interface PortalCentre extends Chat, Pick<Frame['centre'], 'centreHours' | 'openDays'> {
  name: string
  tagline: string
  phone: string
  email: string
}

/** The centre whose portal this is, for every view. */
export const CentreContext = createContext<PortalCentre | null>(null)

/** Whether a teacher looks at the portal, in which they see their own children alone. */
export const TeacherContext = createContext(false)

/** What a chat from the portal begins with: the centre's own greeting is for families who look for a place. */
export const portalGreeting = ({ name }: Pick<PortalCentre, 'name'>, about = 'I have a question.') =>
  `Hello ${name}! ${about}`

/**
 * A chat with the centre in WhatsApp; nothing where the centre has no number for it.
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

/** `on 051 555 0123`, to be pressed; nothing where the centre is not known. Stands behind "call us". */
export function CallCentre() {
  const centre = use(CentreContext)
  if (!centre) return null
  return (
    <>
      {' on '}
      <TextLink href={callLink(centre.phone)}>{centre.phone}</TextLink>
    </>
  )
}
