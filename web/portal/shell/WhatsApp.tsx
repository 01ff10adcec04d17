import { MessageCircle } from 'lucide-react'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { useChat } from './centre.ts'

/** A chat with the school in WhatsApp; nothing where the centre has no number. */
export function WhatsApp() {
  const chat = useChat()
  if (!chat) return null
  return (
    <ButtonLink href={chat} target="_blank" icon={MessageCircle}>
      WhatsApp
    </ButtonLink>
  )
}
