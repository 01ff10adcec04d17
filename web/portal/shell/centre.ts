import { createContext } from 'react'
import type { Chat } from '#web/shared/brand/reach.ts'

/** How the centre is called and reached. */
export interface PortalCentre extends Chat {
  name: string
  tagline: string
  phone: string
  email: string
}

/** The centre whose portal this is, for every view. */
export const CentreContext = createContext<PortalCentre | null>(null)
