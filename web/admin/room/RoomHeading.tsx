import { formatDayShort, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { useClock } from '../care/useClock.ts'

interface RoomHeadingProps {
  name: string
  /** The time of the server, also where the tablet's clock is wrong. */
  now: () => Date
}

/** The name of the tablet's room, with the day and the time that its entries get. */
export function RoomHeading({ name, now }: RoomHeadingProps) {
  const clock = useClock(now)
  return (
    <div>
      <Heading level={1}>{name}</Heading>
      <Text size="small" tone="muted" figures>
        {formatDayShort(todayInJohannesburg(clock))}, {timeInJohannesburg(clock)}
      </Text>
    </div>
  )
}
