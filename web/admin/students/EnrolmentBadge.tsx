import { type Enrolment, enrolmentInWords, hasLeft } from '#graphql/children/enrolment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'

/** From when, or until when, a child is enrolled; nothing for one who simply is. */
export function EnrolmentBadge({ child }: { child: Enrolment }) {
  const today = todayInJohannesburg()
  const words = enrolmentInWords(child, today)
  return words && <Badge tone={hasLeft(child, today) ? 'neutral' : 'info'}>{words}</Badge>
}
