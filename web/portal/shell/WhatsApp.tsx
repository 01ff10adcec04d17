import { MessageCircle } from 'lucide-react'
import { use } from 'react'
import { chatLink } from '#web/shared/brand/reach.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { CentreContext } from './centre.ts'

/** A chat with the school in WhatsApp; nothing where the centre is not known. */
export function WhatsApp() {
  const centre = use(CentreContext)
  if (!centre) return null
  return (
    <ButtonLink href={chatLink(centre)} target="_blank" icon={MessageCircle}>
      WhatsApp
    </ButtonLink>
  )
}
