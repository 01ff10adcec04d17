import { DndContext, DragOverlay, pointerWithin, rectIntersection } from '@dnd-kit/core'
import { BookOpen, CalendarDays, Download, Plus, Printer, School, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { developmentAreas, subjects } from '#graphql/timetables/timetables.rules.ts'
import { weekdayOf } from '#graphql/values/dates.ts'
import { FilterField } from '#web/admin/shared/FilterField.tsx'
import { downloadCsv } from '#web/admin/shared/export/download.ts'
import { tellExportFailed } from '#web/admin/shared/export/useListExport.ts'
import { optionsOf } from '#web/admin/shared/formValues.ts'
import { useIdSearchParam } from '#web/admin/shared/useSearchParam.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useIsTeacher } from '#web/app/session.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { StatCard } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { HasLeftNotice } from '../staff/HasLeftNotice.tsx'
import { BulkBar, useDeleteEntries } from './BulkBar.tsx'
import { EntryWords } from './EntryCard.tsx'
import { QuickActions } from './QuickActions.tsx'
import * as styles from './Timetable.css.ts'
import { type Entry, type Prefilled, timetableAsRows } from './timetable.ts'
import { TimetablesDocument, type TimetablesQuery } from './timetables.generated.ts'
import { useMoving } from './useMoving.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { timetableDialogs } from './lazyDialogs.ts'

const EntryDialog = timetableDialogs.component('EntryDialog')

type Opened = { kind: 'add'; at: Prefilled | null } | { kind: 'edit'; entry: Entry }

/** Under the pointer where there is one; the keyboard has none. */
const nearestCell: typeof pointerWithin = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

async function exportTimetable(entries: readonly Entry[]) {
  try {
    await downloadCsv('timetable.csv', timetableAsRows(entries), ',')
    toast({ title: 'Success', text: 'Timetable exported successfully' })
  } catch {
    tellExportFailed()
  }
}

const plannedText = (planned: number, classes: number) => {
  if (planned < classes) return `${planned} with a timetable`
  return classes === 1 ? 'with a timetable' : 'each with a timetable'
}

function TimetableStatistics({ timetable, classes }: TimetablesQuery) {
  const isTeacher = useIsTeacher()
  const planned = new Set(timetable.map(({ classId }) => classId)).size
  const active = new Set(timetable.map(({ teacherId }) => teacherId)).size
  return (
    <section aria-label="Statistics" className={styles.statistics}>
      <StatCard
        label={isTeacher ? 'Your Classes' : 'Total Classes'}
        value={classes.length}
        note={plannedText(planned, classes.length)}
        icon={School}
        tone="sky"
      />
      <StatCard
        label="Weekly Entries"
        value={timetable.length}
        note={isTeacher ? 'in your classes' : 'in all classes'}
        icon={CalendarDays}
        tone="leaf"
      />
      <StatCard label="Active Teachers" value={active} note="no clashes" icon={UsersRound} tone="marigold" />
      <StatCard
        label="Available Subjects"
        value={subjects.length}
        note={`${developmentAreas.length} development areas`}
        icon={BookOpen}
        tone="coral"
      />
    </section>
  )
}

/** Who is named in lessons and has left. */
function departed(entries: readonly Entry[]) {
  const lessons = entries.filter(({ teacherLeft }) => teacherLeft)
  return [...new Map(lessons.map(({ teacherId, teacher }) => [teacherId, teacher]))].map(([id, name]) => {
    const count = lessons.filter(({ teacherId }) => teacherId === id).length
    return { id, name, what: count === 1 ? '1 lesson has no teacher' : `${count} lessons have no teacher` }
  })
}

/** Of more classes the week would be longer than anybody reads. */
const mostInAWeek = 8

function Week({ data }: { data: TimetablesQuery }) {
  const { timetable, classes, colleagues } = data
  const [classId, setClassId] = useIdSearchParam('class')
  const today = useToday()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<number> | null>(null)
  const isTeacher = useIsTeacher()
  const [only] = classes.length === 1 ? classes : []
  const room = only ?? classes.find(({ id }) => id === classId) ?? null
  const shown = room ? timetable.filter((entry) => entry.classId === room.id) : timetable
  const moving = useMoving(timetable)
  const removal = useDeleteEntries()
  const title = `Timetable for ${room?.name ?? (isTeacher ? 'your classes' : 'all classes')}`
  const toggle = ({ id }: Entry) =>
    setSelected((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <Stack>
      {/* landscape paper only while the timetable is mounted */}
      <style>{'@page { size: A4 landscape; margin: 8mm }'}</style>
      <div className={styles.tools}>
        <div className={styles.filter}>
          {only ? (
            <Text weight="strong">{only.name}</Text>
          ) : (
            <FilterField
              label="Class"
              placeholder="All Classes"
              value={room?.id ?? null}
              options={optionsOf(classes)}
              onChoose={(id) => {
                setClassId(Number(id) || null)
                setSelected(selected && new Set())
              }}
            />
          )}
        </div>
        <div className={styles.buttons}>
          <Button size="small" icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
          <Button size="small" icon={Download} onClick={() => void exportTimetable(shown)}>
            Export
          </Button>
          <Button size="small" tone="primary" icon={Plus} onClick={() => setOpened({ kind: 'add', at: null })}>
            Add Entry
          </Button>
        </div>
      </div>
      <div className={styles.paperTitle}>
        <Heading level={2}>{title}</Heading>
      </div>
      <HasLeftNotice people={departed(shown)} />
      {selected && (
        <BulkBar
          entries={shown}
          selected={selected}
          onSelect={setSelected}
          onClose={() => setSelected(null)}
          {...{ classes, colleagues }}
        />
      )}
      <DndContext {...moving.props} collisionDetection={nearestCell}>
        <WeekGrid
          label={title}
          entries={shown}
          today={weekdayOf(today)}
          withClass={room === null}
          byDay={classes.length > mostInAWeek}
          selected={selected}
          onToggle={toggle}
          onAdd={(at) => setOpened({ kind: 'add', at })}
          onEdit={(entry) => setOpened({ kind: 'edit', entry })}
          onDelete={(entry) => void removal.remove([entry])}
        />
        <DragOverlay dropAnimation={null}>
          {moving.dragged && (
            <div className={styles.lifted}>
              <EntryWords entry={moving.dragged} withClass={room === null} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <QuickActions
        {...{ room, classes, colleagues }}
        onBulk={() => setSelected(selected ? null : new Set())}
        onExport={() => void exportTimetable(shown)}
      />
      <TimetableStatistics {...data} />
      {opened && (
        <EntryDialog
          entry={opened.kind === 'edit' ? opened.entry : null}
          prefilled={opened.kind === 'add' ? opened.at : null}
          classId={room?.id ?? null}
          {...{ classes, colleagues }}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  )
}

/** Timetables: the week of every class, planned without clashes. Teachers plan that of the classes they teach. */
export function Timetables() {
  const query = useScreenQuery(TimetablesDocument)
  return (
    <QueryState query={query} what="timetable" count={3} height="block">
      {(data) => <Week data={data} />}
    </QueryState>
  )
}

export const screen: Screen = { Page: Timetables, first: () => [[TimetablesDocument]] }
