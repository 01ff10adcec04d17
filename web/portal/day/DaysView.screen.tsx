import { addDays, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { PageHeading } from '../shell/PageHeading.tsx'
import type { ViewProps } from '../views.ts'
import { ChildDays } from './ChildDays.tsx'
import { ParentDaysDocument, type ParentDaysQuery } from './day.generated.ts'
import { DaySteps } from './DaySteps.tsx'
import * as styles from './Days.css.ts'
import { dayIn } from './week.ts'

const daysAround = (date: string) =>
  [ParentDaysDocument, { from: mondayOf(date), until: addDays(mondayOf(date), 6) }] as const

const firstDay = (children: ParentDaysQuery['myChildren'], otherwise: string) =>
  children.map(({ enrolledOn }) => enrolledOn).sort()[0] ?? otherwise

/** The days of one's own children: what was entered on each, and its week as a picture. */
export function DaysView({ search, today }: ViewProps) {
  const date = dayIn(search, today)
  const query = useScreenQuery(...daysAround(date))
  const family = query.lastData?.myChildren
  return (
    <Stack space={20}>
      <div className={styles.onScreen}>
        <PageHeading>Days</PageHeading>
        <Text tone="muted">How each day went, and the week at a glance.</Text>
      </div>
      {family?.length === 0 ? (
        <NoChildren />
      ) : (
        <DaySteps date={date} first={family ? firstDay(family, date) : date} today={today} search={search} />
      )}
      {family && (
        <div className={styles.onScreen}>
          <ChildChips family={family} search={search} />
        </div>
      )}
      <QueryState query={query} space={20} what="day" count={2} height="block">
        {({ myChildren }) =>
          chosenChildren(search, myChildren).map((child) => (
            <ChildDays key={child.id} child={child} date={date} today={today} search={search} />
          ))
        }
      </QueryState>
    </Stack>
  )
}

export const screen: Screen<ViewProps> = {
  Page: DaysView,
  first: () => [daysAround(todayInJohannesburg())],
}
