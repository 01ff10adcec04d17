import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { DayPicker } from '../attendance/parts/DayPicker.tsx'
import type { useAddress } from '../attendance/parts/useAddress.ts'
import { ClassOfRoom } from '../staffArea/myRoom/ClassOfRoom.tsx'
import * as styles from './Care.css.ts'
import { CareDayDocument, type CareDayQuery } from './care.generated.ts'
import { CarePanel } from './CarePanel.tsx'
import { CloseDay } from './CloseDay.tsx'
import { useCareDay } from './useCareDay.ts'

const now = () => new Date()

function OpenDay({ day, className }: { day: CareDayQuery['careDay']; className: string }) {
  const { children, record } = useCareDay(day)
  const isToday = day.date === todayInJohannesburg()
  const closing = children.length > 0 && <CloseDay day={day} className={className} cared={children} />
  return (
    <Stack space={16}>
      {day.closedAt && closing}
      <CarePanel
        groups={[{ id: day.classId, name: className, children }]}
        date={day.date}
        now={now}
        isOpen
        hint={
          isToday
            ? 'Choose what to enter, then tap a child or all.'
            : 'Enter the time, choose what to enter, then tap a child or all.'
        }
        onRecord={(made, then) => {
          record(made)
          then()
        }}
        onNote={(write) => write()}
      />
      {!day.closedAt && closing}
    </Stack>
  )
}

/** The day of a class. */
function DayOfClass({ classId, className, date }: { classId: number; className: string; date: string }) {
  const query = useScreenQuery(CareDayDocument, { classId, date })
  return (
    <QueryState query={query} label="Loading the day" failed="The class's day could not be loaded." count={6}>
      {({ careDay }) => <OpenDay key={`${careDay.classId} ${careDay.date}`} day={careDay} className={className} />}
    </QueryState>
  )
}

/** Care in My room: the day of a class of the teacher, entered by the same panel as at the tablet, and closed. */
export function CareSection({ address }: { address: ReturnType<typeof useAddress> }) {
  const { date } = address
  return (
    <ClassOfRoom
      address={address}
      date={date}
      empty="Once a class has children, its day will appear here."
      before={
        <div className={styles.head}>
          <DayPicker date={date} onChange={address.setDate} />
        </div>
      }
    >
      {({ classId, name }) => <DayOfClass classId={classId} className={name} date={date} />}
    </ClassOfRoom>
  )
}
