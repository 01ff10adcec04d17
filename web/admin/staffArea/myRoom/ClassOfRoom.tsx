import { School } from 'lucide-react'
import type { ReactNode } from 'react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import type { Companion } from '#web/ui/Blob/Blob.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { ClassChips } from '#web/admin/shared/ClassChips.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { ClassRegisterQuery } from '../../attendance/attendance.generated.ts'
import type { useAddress } from '../../attendance/parts/useAddress.ts'
import { registerOf } from '../../attendance/register/StudentAttendance.tsx'

type Register = ClassRegisterQuery['register']

const noRegister: Pick<Register, 'classes' | 'classId' | 'entries'> = { classes: [], classId: null, entries: [] }

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
  const { classes, classId, entries } = query.lastData?.register ?? noRegister
  const shownId = query.data ? classId : (address.classId ?? classId)
  const shown = classes.find((one) => one.classId === shownId)
  const state = (
    <QueryState query={query} label="Loading the classes" failed="Your classes could not be loaded." count={6}>
      {() =>
        shown ? (
          children(shown, shown.classId === classId ? entries : [])
        ) : (
          <Card>
            <EmptyState icon={School} title="No classes yet">
              {empty}
            </EmptyState>
          </Card>
        )
      }
    </QueryState>
  )
  if (!shown) return state
  return (
    <Stack space={16}>
      {before}
      {classes.length > 1 && (
        <ClassChips
          chips={classes.map(({ classId: id, name, companion }) => ({
            value: String(id),
            label: name,
            tone: (companion ?? 'teal') as Companion,
          }))}
          chosen={String(shown.classId)}
          onChoose={(id) => address.setClass(Number(id))}
        />
      )}
      {state}
    </Stack>
  )
}
