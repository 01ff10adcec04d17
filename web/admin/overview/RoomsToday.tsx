import { TriangleAlert, UsersRound } from 'lucide-react'
import type { RatioLevel } from '#graphql/attendance/ratios.rules.ts'
import { formatDayShort } from '#graphql/values/dates.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { placesLeft } from '../students/childForm.ts'
import type { OverviewQuery } from './overview.generated.ts'
import { overText } from './ratio.ts'
import { RatioBadge } from './RatioBadge.tsx'

type Room = OverviewQuery['overview']['rooms'][number] & {
  ratio: OverviewQuery['roomRatios'][number] | undefined
}

const name: Column<Room> = {
  id: 'room',
  head: 'Class',
  rowHeader: true,
  phone: 'start',
  cell: (room) => (
    <>
      {room.name}
      <Text tone="muted" size="small" weight="regular">
        {room.ageGroup}
      </Text>
    </>
  ),
}

const places: Column<Room> = {
  id: 'places',
  head: 'Places left',
  align: 'end',
  phone: 'end',
  phoneHead: true,
  // a child who starts later holds its place already
  cell: (room) => placesLeft(room) || 'Full',
}

const ofDay: Column<Room>[] = [
  name,
  {
    id: 'came',
    head: 'Present / enrolled',
    align: 'end',
    phone: 'start',
    phoneHead: true,
    cell: (room) => `${room.present}\u00A0/\u00A0${room.enrolled}`,
  },
  places,
]

const ofToday: Column<Room>[] = [
  name,
  {
    id: 'in',
    head: 'Here / enrolled',
    align: 'end',
    phone: 'start',
    phoneHead: true,
    cell: (room) => `${room.inNow}\u00A0/\u00A0${room.enrolled}`,
  },
  { id: 'staff', head: 'Staff', align: 'end', phone: 'start', phoneHead: true, cell: (room) => room.ratio?.staff },
  {
    id: 'ratio',
    head: 'Ratio',
    phone: 'end',
    cell: (room) => room.ratio && <RatioBadge room={{ ...room.ratio, children: room.inNow }} />,
  },
  places,
]

interface RoomsTodayProps {
  rooms: OverviewQuery['overview']['rooms']
  ratios: OverviewQuery['roomRatios']
  /** The day that is shown, where it is not today: then who came, since nobody is in. */
  date: string | null
}

/** Every class: who is in now, with how many staff, and how many places are left. */
export function RoomsToday({ rooms, ratios, date }: RoomsTodayProps) {
  const over = overText(date ? [] : ratios.map(({ level }) => level as RatioLevel))
  return (
    <Panel
      title={date ? `Rooms on ${formatDayShort(date)}` : 'Rooms today'}
      padded={false}
      aside={
        over && (
          <Badge tone={over.law ? 'danger' : 'warning'} icon={TriangleAlert}>
            {over.text}
          </Badge>
        )
      }
    >
      <DataTable
        label="Rooms"
        columns={date ? ofDay : ofToday}
        rows={rooms.map((room) => ({ ...room, ratio: ratios.find(({ classId }) => classId === room.classId) }))}
        rowKey={({ classId }) => String(classId)}
        empty={<EmptyState icon={UsersRound}>Classes with their children and staff will appear here.</EmptyState>}
      />
    </Panel>
  )
}
