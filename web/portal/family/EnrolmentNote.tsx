import { type Enrolment, enrolmentInWords, isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { useToday } from '#web/app/useToday.ts'
import { Notice } from '#web/ui/Notice/Notice.tsx'

/** Names the children of a family who start later or have left, and when; nothing where there are none. */
export function EnrolmentNote({ family }: { family: readonly (Enrolment & { id: number; firstName: string })[] }) {
  const today = useToday()
  const others = family.filter((child) => !isEnrolledOn(child, today))
  if (others.length === 0) return null
  const words = others.map((child) => {
    const enrolment = enrolmentInWords(child, today) ?? ''
    return `${child.firstName} ${enrolment.charAt(0).toLowerCase()}${enrolment.slice(1)}.`
  })
  return <Notice>{words.join(' ')}</Notice>
}
