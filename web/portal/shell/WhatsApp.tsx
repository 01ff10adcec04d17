import { MessageCircle } from 'lucide-react'
import { use } from 'react'
import { chatLink } from '#web/shared/brand/reach.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { CentreContext } from './centre.ts'

/** A chat with the school in WhatsApp; nothing where the centre has no number for it. */
export function WhatsApp() {
  const centre = use(CentreContext)
  const chat = centre && chatLink(centre)
  if (!chat) return null
  return (
    <ButtonLink href={chat} target="_blank" icon={MessageCircle}>
      WhatsApp
    </ButtonLink>
  )
}
