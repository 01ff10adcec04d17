import { visitSlots } from '#graphql/visits/visits.rules.ts'
import { addDays } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { useClosings } from '#web/shared/form/useClosings.ts'
import { VisitDays } from '#web/shared/visits/VisitDays.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { VisitTimesSettingDocument } from '../settings/settings.generated.ts'
import { ApplicationsDocument, BookedVisitsDocument } from './applications.generated.ts'
import { statusOf } from './application.ts'

/** So many days on which the centre is open are shown. */
const mostDays = 5

interface VisitSlotsProps {
  /** `yyyy-MM-ddTHH:mm`, as the fields below say. */
  chosen: string
  onChoose: (day: string, time: string) => void
}

/** The calendar of the next days: a press on an open time takes it; a taken one says who comes. */
export function VisitSlots({ chosen, onChoose }: VisitSlotsProps) {
  const today = useToday()
  const closings = useClosings(today, addDays(today, 14))
  const { data } = useScreenQuery(ApplicationsDocument, {})
  const settings = useScreenQuery(VisitTimesSettingDocument)
  const times = settings.data?.settings.visitTimes
  const booked = useScreenQuery(BookedVisitsDocument)
  const tours = (data?.applications ?? []).filter((application) => statusOf(application) === 'tour_booked')
  const visits = (booked.data?.visits ?? []).map(({ visitAt, with: { name } }) => ({
    tourAt: visitAt,
    childName: name,
  }))
  const days = times ? visitSlots([...tours, ...visits], closings, times, new Date()).slice(0, mostDays) : []
  return (
    <Fieldset legend="Available times" hint="Or choose another day and time below.">
      <VisitDays size="small" days={days} chosen={chosen} onChoose={onChoose} />
    </Fieldset>
  )
}
