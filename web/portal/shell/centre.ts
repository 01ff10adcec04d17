import { createContext, use } from 'react'
import { whatsappLink } from '#graphql/values/phone.ts'

/** How the centre is called and reached. */
export interface PortalCentre {
  name: string
  tagline: string
  phone: string
  email: string
  whatsapp: string
  whatsappGreeting: string
}

/** The centre whose portal this is, for every view. */
export const CentreContext = createContext<PortalCentre | null>(null)

/** Calls the centre. */
export const callTo = ({ phone }: PortalCentre) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** Opens a WhatsApp chat with the centre; undefined where it has no number. */
export const chatWith = ({ whatsapp, whatsappGreeting }: PortalCentre) => whatsappLink(whatsapp, whatsappGreeting)

export function useChat(): string | undefined {
  const centre = use(CentreContext)
  return centre ? chatWith(centre) : undefined
}
