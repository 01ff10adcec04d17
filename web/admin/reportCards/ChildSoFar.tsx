import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { addMonths, formatMonth, monthOf } from '#graphql/values/dates.ts'
import { count } from '#web/admin/shared/format.ts'
import { useToday } from '#web/app/useToday.ts'
import { AreaList } from '#web/shared/progress/AreaList.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ChildSoFarDocument } from './reportCards.generated.ts'

/** Days on which a child came, of those that the register has for it. */
const formatDays = (month: string, entries: readonly { status: string }[]) =>
  entries.length === 0
    ? `${formatMonth(month)}: no entry`
    : `${formatMonth(month)}: ${entries.filter(({ status }) => status !== 'absent').length} of ${count(entries.length, 'day')}`

/** Beside the text of a report card: what was last seen of the child, and how often it came. */
export function ChildSoFar({ childId }: { childId: number }) {
  const today = useToday()
  const [month, before] = [monthOf(today), monthOf(addMonths(today, -1))]
  const query = useScreenQuery(ChildSoFarDocument, { id: childId, month, before })
  return (
    <Card as="section" pad="small" label="Progress so far">
      <QueryState query={query} what="assessments" count={3} space={12}>
        {({ child }) => (
          <>
            <Heading level={2} look="h3">
              Latest assessments
            </Heading>
            {child.progress.areas.length > 0 ? (
              <AreaList areas={child.progress.areas} />
            ) : (
              <Text tone="muted">{child.firstName} has not been assessed yet.</Text>
            )}
            <Heading level={2} look="h3">
              Attendance
            </Heading>
            <Text>{formatDays(month, child.attendance)}</Text>
            <Text>{formatDays(before, child.attendanceBefore)}</Text>
          </>
        )}
      </QueryState>
    </Card>
  )
}
