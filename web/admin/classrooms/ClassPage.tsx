import {
  Cake,
  CalendarCheck,
  ChevronsUp,
  GraduationCap,
  Pencil,
  Scale,
  Trash2,
  TriangleAlert,
  UsersRound,
} from 'lucide-react'
import { useState } from 'react'
import { agesUpOn, nextClass } from '#graphql/classes/classes.rules.ts'
import { addMonths } from '#graphql/values/dates.ts'
import { BackButton } from '#web/admin/shared/BackButton.tsx'
import { childName, count, fullName, shortDate } from '#web/admin/shared/format.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel, StatCard, StatCards } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { formatExactAge, byUrgency, statusOf } from '../applications/application.ts'
import { ApplicationsDocument } from '../applications/applications.generated.ts'
import { HasLeftNotice } from '../staff/HasLeftNotice.tsx'
import { placesLeft } from '../students/childForm.ts'
import { studentPath } from '../students/student.ts'
import { MoveBadge, todayBadge, whereaboutsNow } from '../students/todayBadge.tsx'
import { ClassAhead } from './ahead/ClassAhead.tsx'
import * as styles from './Classrooms.css.ts'
import { ClassroomDocument, type ClassroomQuery } from './classrooms.generated.ts'
import { classDialogs } from './lazyDialogs.ts'
import { useClassDialogs } from './useClassDialogs.tsx'

const MoveUpDialog = classDialogs.component('MoveUpDialog')

type Opened = ClassroomQuery['class']
type Member = Opened['children'][number]

const rollColumns: Column<Member>[] = [
  {
    id: 'name',
    head: 'Child',
    rowHeader: true,
    sortBy: (child) => fullName(child),
    cell: (child) => <TextLink to={studentPath(child.id)}>{childName(child)}</TextLink>,
  },
  { id: 'today', head: 'Today', phone: 'end', cell: ({ attendanceToday }) => todayBadge(attendanceToday) },
  {
    id: 'age',
    head: 'Age',
    align: 'end',
    sortBy: ({ dateOfBirth }) => -Number(dateOfBirth.replaceAll('-', '')),
    cell: ({ exactAge }) => exactAge,
  },
  {
    id: 'allergies',
    head: 'Allergies',
    wrap: true,
    phone: 'wide',
    cell: ({ allergies }) =>
      allergies && (
        <Badge tone="danger" icon={TriangleAlert} wrap>
          {allergies}
        </Badge>
      ),
  },
]

/** Who is soon, or by now, too old for the class, the next one first, and where they could go. */
function AgingUp({ room, classes }: { room: Opened; classes: ClassroomQuery['classes'] }) {
  const today = useToday()
  const [isMoving, setMoving] = useState(false)
  const horizon = addMonths(today, 6)
  const leaving = room.children
    .map((child) => ({ child, day: agesUpOn(child.dateOfBirth, room) }))
    .filter(({ day }) => day <= horizon)
    .toSorted((one, other) => one.day.localeCompare(other.day))
  return (
    <Panel
      title="Due to move up"
      padded={false}
      aside={
        leaving.length > 0 && (
          <Button size="small" icon={ChevronsUp} onClick={() => setMoving(true)}>
            Move up
          </Button>
        )
      }
    >
      {leaving.length === 0 ? (
        <EmptyState icon={UsersRound}>No children outgrow this class in the next six months.</EmptyState>
      ) : (
        <ul className={styles.list}>
          {leaving.map(({ child, day }) => {
            const next = nextClass(child.dateOfBirth, room, classes, day > today ? day : today)
            const places =
              next && (placesLeft(next) === 0 ? 'full today' : `${placesLeft(next)} of ${next.capacity} places left`)
            return (
              <li key={child.id} className={styles.entry}>
                <TextLink to={studentPath(child.id)}>{childName(child)}</TextLink>
                <Badge tone={day <= today ? 'warning' : 'info'}>
                  {day <= today ? `Since ${shortDate(day)}` : shortDate(day)}
                </Badge>
                <span className={styles.note}>
                  <MoveBadge on={child.nextClassOn} name={child.nextClass?.name} />{' '}
                  {next ? `${next.name}: ${places}` : 'Leaving for school: no older class'}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {isMoving && <MoveUpDialog movers={leaving.map(({ child }) => child)} onClose={() => setMoving(false)} />}
    </Panel>
  )
}

/** One class: its places, who is in it, and who grows out of it. */
export function ClassPage({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useScreenQuery(ClassroomDocument, { id })
  const { actions, dialog } = useClassDialogs(query.shown?.data.programs ?? [], onClose)
  const back = <BackButton onClick={onClose}>All classrooms</BackButton>
  return (
    <Stack>
      {back}
      <QueryState
        query={query}
        what="class"
        missing={{ title: 'This class was not found.', text: 'It may have been closed.' }}
      >
        {(data) => {
          const room = data.class
          const where = room.children.map(({ attendanceToday }) => whereaboutsNow(attendanceToday))
          const those = (...places: string[]) => where.filter((place) => places.includes(place)).length
          const notHere = those('gone', 'coming')
          return (
            <Stack>
              <div className={styles.tools}>
                <Heading level={2} look="h1">
                  {room.name}
                </Heading>
                <Inline space={8}>
                  <Button size="small" icon={GraduationCap} onClick={() => actions.onStaff(room)}>
                    Class staff
                  </Button>
                  <Button size="small" icon={Pencil} onClick={() => actions.onEdit(room)}>
                    Edit
                  </Button>
                  <Button size="small" icon={Trash2} onClick={() => actions.onDelete(room)}>
                    Delete
                  </Button>
                </Inline>
              </div>
              {room.staff.length === 0 && room.formerStaff.length === 0 && <Notice>No staff in this class yet.</Notice>}
              {room.staff.length > 0 && <Text tone="muted">With {room.staff.map(fullName).join(', ')}</Text>}
              <HasLeftNotice
                people={room.formerStaff.map((person) => ({
                  id: person.id,
                  name: fullName(person),
                  what: room.staff.length === 0 ? 'no staff in this class' : 'not replaced yet',
                }))}
              />
              <StatCards>
                <StatCard
                  label="Enrolled"
                  icon={UsersRound}
                  value={`${room.enrolled} of ${room.capacity}`}
                  note={[
                    placesLeft(room) === 0 ? 'Full' : count(placesLeft(room), 'place left', 'places left'),
                    room.starting > 0 && `${room.starting} ${room.starting === 1 ? 'starts' : 'start'} later`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                />
                <StatCard
                  label="Here now"
                  icon={CalendarCheck}
                  value={those('in')}
                  note={`${notHere > 0 ? `${notHere} not here,  ` : ''}${those('away')} absent, ${those('unknown')} not recorded`}
                  tone="leaf"
                />
                <StatCard icon={Cake} label="Ages" value={room.ageGroup} note={`Room: ${room.room}`} tone="sky" />
                <StatCard
                  label="Our ratio"
                  icon={Scale}
                  value={room.program?.ratio ?? 'None'}
                  note={room.program?.ratio ? 'teachers to children' : 'Choose a program for this class'}
                  tone="marigold"
                />
              </StatCards>
              <div className={styles.columns}>
                <Panel title="Children" padded={false}>
                  <DataTable
                    label={`Children in ${room.name}`}
                    columns={rollColumns}
                    rows={room.children}
                    rowKey={(child) => String(child.id)}
                    firstSorting={{ column: 'name', descending: false }}
                    empty={<EmptyState icon={UsersRound}>No children in this class yet.</EmptyState>}
                  />
                </Panel>
                <Stack>
                  <AgingUp room={room} classes={data.classes} />
                  <ClassAhead id={room.id} />
                  {room.program && <NextInLine program={room.program.code} />}
                </Stack>
              </div>
              {dialog}
            </Stack>
          )
        }}
      </QueryState>
    </Stack>
  )
}

/** As many as there is usually a place for. */
const most = 3

/** Who is offered the next place in a program. Nothing while nobody waits. */
function NextInLine({ program }: { program: string }) {
  const { data } = useScreenQuery(ApplicationsDocument)
  const waiting = (data?.applications ?? [])
    .filter((application) => statusOf(application) === 'waitlisted' && application.program === program)
    .toSorted(byUrgency)
  if (waiting.length === 0) return null
  return (
    <Panel
      title="Next in line"
      padded={false}
      aside={<TextLink to={`${paths.adminSection('applications')}&waitlist=open`}>{waiting.length} waiting</TextLink>}
    >
      <ul className={styles.list}>
        {waiting.slice(0, most).map(({ id, childName, childDob, startDate }) => (
          <li key={id} className={styles.entry}>
            <TextLink to={`${paths.adminSection('applications')}&application=${id}`}>{childName}</TextLink>
            <span className={styles.note}>
              {formatExactAge(childDob)}, from {shortDate(startDate)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
