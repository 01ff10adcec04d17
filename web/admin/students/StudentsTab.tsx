import { useApolloClient } from '@apollo/client/react'
import { ArchiveRestore, ChevronDown, Download, Flame, Printer, Upload, UserPlus, UsersRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { startsLater } from '#graphql/children/enrolment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { readAllPages } from '#web/app/usePages.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { largeModule } from '#web/ui/late.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { count } from '../shared/format.ts'
import { Toolbar } from '../shared/people/Toolbar.tsx'
import { useOpenParam } from '../shared/useOpenParam.ts'
import { useParameter, useSearch } from '../shared/useParameter.ts'
import { FormerStudents, formerStudents, RemovedDialog } from './FormerStudents.tsx'
import { applyFilters, exportStudents, type Filters, prepare, type Student } from './student.ts'
import { StudentCards } from './StudentCards.tsx'
import { FormerStudentsDocument, StudentsDocument } from './students.generated.ts'
import { StudentsTable } from './StudentsTable.tsx'
import { useChildDialogs } from './useChildDialogs.tsx'

/** Loaded only by who imports or prints. */
const ImportDialog = largeModule(() => import('./imports/ImportDialog.tsx')).part((module) => module.ImportDialog)
const EmergencySheet = largeModule(() => import('./printouts/EmergencySheet.tsx')).part(
  (module) => module.EmergencySheet,
)
const FireDrillRoll = largeModule(() => import('./printouts/FireDrillRoll.tsx')).part((module) => module.FireDrillRoll)

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
function studentsInWords(students: readonly Student[]): string {
  const later = students.filter((student) => startsLater(student, todayInJohannesburg())).length
  const enrolled = count(students.length - later, 'student')
  return later > 0 ? `${enrolled}, ${later} ${later === 1 ? 'starts' : 'start'} later` : enrolled
}

/** Every enrolled student and those who start later, as cards or as a table; on demand those who have left. */
export function StudentsTab() {
  const { search, box } = useSearch('Search students', 'find')
  const [classId, setClass] = useParameter('class')
  const showsFormer = classId === 'left'
  const query = useScreenQuery(StudentsDocument)
  const { data } = query
  const client = useApolloClient()
  const [chosenView, setView] = useParameter('view')
  const view = chosenView === 'table' ? 'table' : 'cards'
  const filters = useMemo((): Filters => ({ search, classId: classId ?? '' }), [search, classId])
  const [extra, setExtra] = useState<Extra | null>(null)
  const { actions, dialog } = useChildDialogs()
  useOpenParam('add', actions.onAdd)
  const prepared = useMemo(() => prepare(data?.children ?? []), [data?.children])
  const shown = useMemo(() => applyFilters(prepared, filters), [prepared, filters])

  if (!data)
    return <QueryState query={query} label="Loading students" failed="The students could not be loaded." count={4} />
  const { children, classes, programs } = data
  const dialogs = (
    <>
      {dialog}
      {extra && <ExtraDialog which={extra} onClose={() => setExtra(null)} />}
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
          Add the first student, import a list, or enroll a child from its application.
        </EmptyState>
        {dialogs}
      </Card>
    )
  }
  const list = { students: shown, classes, programs, actions }
  async function save() {
    if (!showsFormer) return exportStudents(shown, classes)
    const wanted = { search: search.trim() || null, first: 1 }
    try {
      exportStudents(await readAllPages(client, FormerStudentsDocument, wanted, formerStudents), classes)
    } catch (error) {
      tellFailure('Failed to export the students', error)
    }
  }
  return (
    <Stack>
      <Toolbar
        search={box}
        choices={
          <SelectField
            label="Class"
            hideLabel
            size="compact"
            placeholder="All classes"
            options={[
              ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: 'none', label: 'No class yet' },
              { value: 'starting', label: 'Starting later' },
              { value: 'left', label: 'Left' },
            ]}
            value={filters.classId}
            onChange={(event) => setClass(event.target.value || null)}
          />
        }
      >
        <SegmentedControl
          label="View"
          segments={views}
          value={view}
          onChange={(next) => setView(next === 'cards' ? null : next)}
        />
        <Menu
          button={
            <Button size="small" icon={ChevronDown} iconAt="end">
              More
            </Button>
          }
        >
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
        </Menu>
        <Button size="small" tone="primary" icon={UserPlus} onClick={actions.onAdd}>
          Add Student
        </Button>
      </Toolbar>
      {showsFormer && <FormerStudents {...{ search, view, classes, programs, actions }} />}
      {!showsFormer && (
        <>
          <div role="status">
            <Text size="small" tone="muted">
              {shown.length === children.length
                ? studentsInWords(children)
                : `${shown.length} of ${count(children.length, 'student')}`}
            </Text>
          </div>
          {view === 'table' && <StudentsTable {...list} />}
          {view === 'cards' && shown.length > 0 && <StudentCards {...list} />}
          {view === 'cards' && shown.length === 0 && (
            <Card>
              <EmptyState icon={UsersRound}>No student fits what you are looking for.</EmptyState>
            </Card>
          )}
        </>
      )}
      {dialogs}
    </Stack>
  )
}
