import { ArchiveRestore, DoorOpen, FolderOpen, GraduationCap, Pencil, Plus, Trash2 } from 'lucide-react'
import { count } from '#web/admin/shared/format.ts'
import { ActionsMenu } from '#web/admin/shared/recordActions.tsx'
import { useOpenParam } from '#web/admin/shared/useOpenParam.ts'
import { useIdSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { paths } from '#web/app/paths.ts'
import { returning } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { placesLeft } from '../students/childForm.ts'
import { companionOf } from '../students/student.ts'
import { ApplicationsDocument } from '../applications/applications.generated.ts'
import { ClassPage } from './ClassPage.tsx'
import * as styles from './Classrooms.css.ts'
import { ClassroomsDocument, type ClassroomsQuery } from './classrooms.generated.ts'
import { useClassDialogs } from './useClassDialogs.tsx'

type Room = ClassroomsQuery['classes'][number]

const classPath = (id: number) => `${paths.adminSection('classrooms')}&class=${id}`

export const formatPlaces = (room: { capacity: number; enrolled: number; starting: number }) =>
  placesLeft(room) === 0 ? 'Full' : count(placesLeft(room), 'place left', 'places left')

function RoomCard({ room, actions }: { room: Room; actions: ReturnType<typeof useClassDialogs>['actions'] }) {
  const left = placesLeft(room)
  return (
    <Card as="article">
      <Stack space={12}>
        <div className={styles.head}>
          <div className={styles.name}>
            <TextLink to={classPath(room.id)}>
              <span className={styles.title}>{room.name}</span>
            </TextLink>
            <span className={styles.ages}>
              {room.ageGroup} · {room.room}
            </span>
          </div>
          <ActionsMenu of={room.name}>
            <MenuItem icon={FolderOpen} to={classPath(room.id)}>
              Open
            </MenuItem>
            <MenuItem icon={Pencil} onSelect={() => actions.onEdit(room)}>
              Edit
            </MenuItem>
            <MenuItem icon={GraduationCap} onSelect={() => actions.onStaff(room)}>
              Class staff
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(room)}>
              Delete
            </MenuItem>
          </ActionsMenu>
        </div>
        <ProgressBar
          label={`Enrolled in ${room.name}`}
          hideLabel
          figure={`${room.enrolled} of ${room.capacity}`}
          value={Math.min(room.enrolled, room.capacity)}
          max={room.capacity}
        />
        <Inline space={8}>
          {room.program && <Badge tone={companionOf(room.program.companion)}>{room.program.name}</Badge>}
          <Badge tone={left === 0 ? 'neutral' : 'good'}>{formatPlaces(room)}</Badge>
          {room.starting > 0 && <Badge tone="info">{count(room.starting, 'starts later', 'start later')}</Badge>}
          {room.program?.ratio && (
            <Text as="span" size="small" tone="muted">
              Our ratio {room.program.ratio}
            </Text>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}

function RoomList() {
  const query = useScreenQuery(ClassroomsDocument)
  const { actions, dialog } = useClassDialogs(query.shown?.data.programs ?? [])
  useOpenParam('add', actions.onAdd)
  return (
    <QueryState query={query} what="classrooms" count={3}>
      {(data) => {
        const { classes } = data
        const places = classes.reduce((sum, { capacity }) => sum + capacity, 0)
        const taken = classes.reduce((sum, { enrolled, starting }) => sum + enrolled + starting, 0)
        return (
          <Stack>
            <div className={styles.tools}>
              <Text tone="muted">
                {count(classes.length, 'class', 'classes')}, {taken} of {places} places taken
              </Text>
              <Inline space={8}>
                <Button size="small" tone="quiet" icon={ArchiveRestore} onClick={actions.onClosed}>
                  Closed classes
                </Button>
                <Button size="small" tone="primary" icon={Plus} onClick={actions.onAdd}>
                  Add Class
                </Button>
              </Inline>
            </div>
            {classes.length === 0 ? (
              <Card>
                <EmptyState icon={DoorOpen} title="No classes yet">
                  Add a class with its room, age group and number of places.
                </EmptyState>
              </Card>
            ) : (
              <Grid as="ul" columnsOf={300} space={12}>
                {classes.map((room) => (
                  <li key={room.id} className={styles.cell}>
                    <RoomCard room={room} actions={actions} />
                  </li>
                ))}
              </Grid>
            )}
            {dialog}
          </Stack>
        )
      }}
    </QueryState>
  )
}

/** The classes with their rooms; one opens as a page of its own. */
export function Classrooms() {
  const [opened, setOpened] = useIdSearchParam('class')
  return opened === null ? (
    <RoomList />
  ) : (
    <ClassPage key={opened} id={opened} onClose={() => setOpened(null, returning)} />
  )
}

export const screen: Screen = { Page: Classrooms, first: () => [[ClassroomsDocument], [ApplicationsDocument]] }
