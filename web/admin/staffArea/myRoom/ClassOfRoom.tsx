import { School } from 'lucide-react'
import type { ReactNode } from 'react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import type { Companion } from '#web/ui/Blob/Blob.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { ClassRegisterQuery } from '../../attendance/attendance.generated.ts'
import type { useAddress } from '../../attendance/parts/useAddress.ts'
import { registerOf } from '../../attendance/register/StudentAttendance.tsx'

type Register = ClassRegisterQuery['register']

interface ClassOfRoomProps {
  address: ReturnType<typeof useAddress>
  date: string
  /** What is said where there is no class yet. */
  empty: string
  /** Above the choice of the class. */
  before?: ReactNode
  /** Renders the chosen class with its children: none while they are on their way. */
  children: (shown: Register['classes'][number], entries: Register['entries']) => ReactNode
}

/** A tab of My room that is about one class: the choice of it, and the class that is chosen. */
export function ClassOfRoom({ address, date, empty, before, children }: ClassOfRoomProps) {
  const query = useScreenQuery(...registerOf(date, address.classId))
  const state = { query, label: 'Loading the classes', failed: 'Your classes could not be loaded.', count: 6 }
  const { lastData: known } = query
  if (!known) return <QueryState {...state} />
  const { classes, classId, entries } = known.register
  const asked = query.data ? classId : (address.classId ?? classId)
  const shown = classes.find((one) => one.classId === asked)
  if (!shown)
    return (
      <Card>
        <EmptyState icon={School} title="No classes yet">
          {empty}
        </EmptyState>
      </Card>
    )
  return (
    <Stack space={16}>
      {before}
      <Chips
        label="Class"
        chips={classes.map(({ classId: id, name, companion }) => ({
          value: String(id),
          label: name,
          tone: (companion ?? 'teal') as Companion,
        }))}
        chosen={String(shown.classId)}
        onChoose={(id) => address.setClass(Number(id))}
      />
      <QueryState {...state} space={16}>
        {() => children(shown, shown.classId === classId ? entries : [])}
      </QueryState>
    </Stack>
  )
}
