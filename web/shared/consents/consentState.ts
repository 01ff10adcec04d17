import { Check, CircleHelp, type LucideIcon, X } from 'lucide-react'
import { isGranted, isOpen } from '#graphql/consents/consents.rules.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { BadgeTone } from '#web/ui/Badge/Badge.tsx'

export interface Answer {
  kind: string
  granted: boolean
  version: string
  signedBy: string | null
  givenAt: string
  givenByName: string | null
}

interface ConsentState {
  tone: BadgeTone
  icon: LucideIcon
  words: string
  /** When, and by whom. */
  since: string | null
}

const byWhom = ({ signedBy, givenByName }: Answer) => {
  if (signedBy) return ` by ${signedBy} on paper${givenByName ? `, recorded by ${givenByName}` : ''}`
  return givenByName ? ` by ${givenByName}` : ''
}

/** The state of a consent, in words. */
export function consentState(answer: Answer | undefined): ConsentState {
  const since = answer ? `${formatDate(todayInJohannesburg(new Date(answer.givenAt)))}${byWhom(answer)}` : null
  if (isGranted(answer)) return { tone: 'good', icon: Check, words: 'Given', since }
  if (isOpen(answer))
    return { tone: 'warning', icon: CircleHelp, words: answer ? 'Text has changed' : 'Not answered yet', since }
  return { tone: 'neutral', icon: X, words: 'Not given', since }
}
