import { useApolloClient } from '@apollo/client/react'
import {
  ArchiveRestore,
  DoorOpen,
  ChevronsUp,
  Download,
  Flame,
  Printer,
  Upload,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import { useMemo, useState } from 'react'
import { startsLater } from '#graphql/children/enrolment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { MoreMenu } from '#web/admin/shared/MoreMenu.tsx'
import { SelectionTools, useSelection } from '#web/admin/shared/bulk/SelectionTools.tsx'
import { attempt } from '#web/admin/shared/attempt.ts'
import { useListExport } from '#web/admin/shared/export/useListExport.ts'
import { optionsOf } from '#web/admin/shared/formValues.ts'
import { childName, count } from '#web/admin/shared/format.ts'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { useOpenParam } from '#web/admin/shared/useOpenParam.ts'
import { useSearchParam, useSearch } from '#web/admin/shared/useSearchParam.ts'
import { readAllPages } from '#web/app/usePages.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { FormerStudents, formerStudents, RemovedDialog } from './FormerStudents.tsx'
import { studentDialogs } from './lazyDialogs.ts'
import { applyFilters, exportStudents, type Filters, prepare, type Student } from './student.ts'
import { StudentCards } from './StudentCards.tsx'
import { FormerStudentsDocument, StudentsDocument, type StudentsQuery } from './students.generated.ts'
import { StudentsTable } from './StudentsTable.tsx'
import { useChildDialogs } from './useChildDialogs.tsx'

/** Loaded only by who imports or prints. */
const ImportDialog = lazyModule(() => import('./imports/ImportDialog.tsx'), { prefetched: false }).component(
  'ImportDialog',
)
const printouts = lazyModule(() => import('./printouts/sheets.ts'), { prefetched: false })
const EmergencySheet = printouts.component('EmergencySheet')
const FireDrillRoll = printouts.component('FireDrillRoll')

const MoveUpDialog = studentDialogs.component('MoveUpDialog')
const LeaveSeveralDialog = studentDialogs.component('LeaveSeveralDialog')

const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const

type Extra = 'import' | 'emergency' | 'fireDrill' | 'removed'

function ExtraDialog({ which, onClose }: { which: Extra; onClose: () => void }) {
  return (
    <>
      {which === 'import' && <ImportDialog onClose={onClose} />}
      {which === 'emergency' && <EmergencySheet onClose={onClose} />}
      {which === 'fireDrill' && <FireDrillRoll onClose={onClose} />}
      {which === 'removed' && <RemovedDialog onClose={onClose} />}
    </>
  )
}

/** `89 students, 2 start later` */
function formatStudents(students: readonly Student[]): string {
  const later = students.filter((student) => startsLater(student, todayInJohannesburg())).length
  const enrolled = count(students.length - later, 'student')
  return later > 0 ? `${enrolled}, ${later} ${later === 1 ? 'starts' : 'start'} later` : enrolled
}

/** Every enrolled student and those who start later, as cards or as a table; on demand those who have left. */
export function StudentsTab() {
  const query = useScreenQuery(StudentsDocument)
  return (
    <QueryState query={query} what="students" count={4}>
      {(data) => <Students data={data} />}
    </QueryState>
  )
}

function Students({ data: { children, classes, programs } }: { data: StudentsQuery }) {
  const { search, box } = useSearch('Search students', 'find')
  const [classId, setClass] = useSearchParam('class')
  const showsFormer = classId === 'left'
  const client = useApolloClient()
  const [chosenView, setView] = useSearchParam('view')
  const view = chosenView === 'table' ? 'table' : 'cards'
  const filters = useMemo((): Filters => ({ search, classId: classId ?? '' }), [search, classId])
  const exportList = useListExport('students')
  const [extra, setExtra] = useState<Extra | null>(null)
  const [several, setSeveral] = useState<{ what: 'move' | 'leave'; students: readonly Student[] } | null>(null)
  const { actions, dialog } = useChildDialogs()
  useOpenParam('add', actions.onAdd)
  const prepared = useMemo(() => prepare(children), [children])
  const shown = useMemo(() => applyFilters(prepared, filters), [prepared, filters])
  const { chosen, clear, selection, tools } = useSelection({ rows: shown }, childName)
  const closeSeveral = () => {
    setSeveral(null)
    clear()
  }
  const dialogs = (
    <>
      {dialog}
      {extra && <ExtraDialog which={extra} onClose={() => setExtra(null)} />}
      {several?.what === 'move' && <MoveUpDialog movers={several.students} onClose={closeSeveral} />}
      {several?.what === 'leave' && <LeaveSeveralDialog students={several.students} onClose={closeSeveral} />}
    </>
  )
  if (children.length === 0 && !showsFormer) {
    return (
      <Card>
        <EmptyState
          icon={UsersRound}
          title="No students yet"
          action={
            <Stack space={8} align="center">
              <Button size="small" tone="primary" icon={UserPlus} onClick={actions.onAdd}>
                Add Student
              </Button>
              <Button size="small" icon={Upload} onClick={() => setExtra('import')}>
                Import a list
              </Button>
              <Button size="small" tone="quiet" icon={ArchiveRestore} onClick={() => setExtra('removed')}>
                Deleted students
              </Button>
            </Stack>
          }
        >
          Add your first student, import a list, or enroll a child from an application.
        </EmptyState>
        {dialogs}
      </Card>
    )
  }
  const list = { students: shown, classes, programs, actions }
  const saveList = (students: readonly Student[]) =>
    exportList(students.length, () => exportStudents(students, classes))
  async function save() {
    if (!showsFormer) return saveList(shown)
    const wanted = { search: search.trim() || null, first: 1 }
    await attempt('Failed to export the students', async () =>
      saveList(await readAllPages(client, FormerStudentsDocument, wanted, formerStudents)),
    )
  }
  return (
    <Stack>
      <Toolbar
        search={box}
        filters={[
          {
            label: 'Class',
            placeholder: 'All classes',
            options: [
              ...optionsOf(classes),
              { value: 'none', label: 'No class yet' },
              { value: 'starting', label: 'Starting later' },
              { value: 'moving', label: 'Moving up' },
              { value: 'leaving', label: 'Leaving' },
              { value: 'left', label: 'Left' },
            ],
            value: filters.classId,
            onChoose: setClass,
          },
        ]}
      >
        {view === 'table' && chosen.length > 0 && (
          <SelectionTools {...tools}>
            <Button size="small" icon={ChevronsUp} onClick={() => setSeveral({ what: 'move', students: chosen })}>
              Move up
            </Button>
            <Button size="small" icon={DoorOpen} onClick={() => setSeveral({ what: 'leave', students: chosen })}>
              Leave
            </Button>
          </SelectionTools>
        )}
        {!showsFormer && (
          <SegmentedControl
            label="View"
            segments={views}
            value={view}
            onChange={(next) => setView(next === 'cards' ? null : next)}
          />
        )}
        <MoreMenu>
          <MenuItem icon={Printer} onSelect={() => setExtra('emergency')}>
            Emergency sheet
          </MenuItem>
          <MenuItem icon={Flame} onSelect={() => setExtra('fireDrill')}>
            Fire-drill roll
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Download} onSelect={() => void save()}>
            Export CSV
          </MenuItem>
          <MenuItem icon={Upload} onSelect={() => setExtra('import')}>
            Import a list
          </MenuItem>
          <MenuItem icon={ArchiveRestore} onSelect={() => setExtra('removed')}>
            Deleted students
          </MenuItem>
        </MoreMenu>
        <Button size="small" tone="primary" icon={UserPlus} onClick={actions.onAdd}>
          Add Student
        </Button>
      </Toolbar>
      {showsFormer && <FormerStudents {...{ search, classes, actions }} />}
      {!showsFormer && (
        <>
          <div role="status">
            <Text size="small" tone="muted">
              {shown.length === children.length
                ? formatStudents(children)
                : `${shown.length} of ${count(children.length, 'student')}`}
            </Text>
          </div>
          {view === 'table' && <StudentsTable {...list} selection={selection} />}
          {view === 'cards' && shown.length > 0 && <StudentCards {...list} />}
          {view === 'cards' && shown.length === 0 && (
            <Card>
              <EmptyState icon={UsersRound}>No students found.</EmptyState>
            </Card>
          )}
        </>
      )}
      {dialogs}
    </Stack>
  )
}
