import { Printer, School } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { closedText } from '#graphql/closedDays/closedDays.rules.ts'
import { ExportItems } from '#web/admin/shared/export/ExportMenu.tsx'
import { OnPaper } from '#web/admin/shared/export/OnPaper.tsx'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import type { Companion } from '#web/ui/Blob/Blob.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { ClassChips } from '#web/admin/shared/ClassChips.tsx'
import { FilterField } from '#web/admin/shared/FilterField.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import * as styles from '../Attendance.css.ts'
import { ClassRegisterDocument, type ClassRegisterQuery } from '../attendance.generated.ts'
import { MonthRegister } from '../month/MonthRegister.tsx'
import { useOfflineRegister } from '../offline/useOfflineRegister.ts'
import { DayPicker } from '../parts/DayPicker.tsx'
import type { useAddress } from '../parts/useAddress.ts'
import { GoingHome } from '../home/GoingHome.tsx'
import { ClassRegister } from './ClassRegister.tsx'
import { countsOf, type RegisterRow, rowsOf, statusLabels } from './rows.ts'
import { useMarks } from './useMarks.ts'

const head = ['Child', 'Status', 'Time in', 'Time out', 'Collected by', 'Notes']

/** The register of a day as a table, its head first and the counts last. */
function registerAsRows(rows: readonly RegisterRow[]): string[][] {
  const { present, late, absent } = countsOf(rows)
  return [
    head,
    ...rows.map(({ name, values }) => [
      name,
      values.status ? statusLabels[values.status] : '',
      values.timeIn ?? '',
      values.timeOut ?? '',
      values.collectedBy ?? '',
      values.notes ?? '',
    ]),
    ['Total', `${present} present, ${late} late, ${absent} absent`, '', '', '', ''],
  ]
}

const BlankRegister = lazyModule(() => import('../paper/BlankRegister.tsx'), { prefetched: false }).component(
  'BlankRegister',
)

type Address = ReturnType<typeof useAddress>

const views = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
  { value: 'home', label: 'Going home' },
] as const

/** Present of enrolled; of the class that is shown with what waits to be sent. */
function countOf(
  row: ClassRegisterQuery['register']['classes'][number],
  shownId: number,
  rows: readonly RegisterRow[],
) {
  if (row.classId !== shownId) return `${row.present}/${row.enrolled}`
  const { present, late } = countsOf(rows)
  return `${present + late}/${rows.length}`
}

/** The register of a class on a day; without one, of the class that is usually first. */
export const registerOf = (date: string, classId: number | null) => [ClassRegisterDocument, { date, classId }] as const

/** The registers of the children: a class on a day, or over a month. */
export function StudentAttendance({ address }: { address: Address }) {
  const { date, view } = address
  const query = useScreenQuery(...registerOf(date, address.classId))
  const { data, lastData: known } = query
  // not even for a moment is the register of one class or day taken for that of another
  const withState = (children: () => ReactNode) => (
    <QueryState
      query={{ ...query, shown: data && query.shown }}
      label="Loading register"
      failed="Failed to fetch attendance data"
      height="line"
      count={12}
    >
      {children}
    </QueryState>
  )
  if (!known) return withState(() => null)
  return (
    <LoadedRegister key={view} address={address} known={known} isCurrent={data !== undefined} withState={withState} />
  )
}

interface LoadedRegisterProps {
  address: Address
  known: ClassRegisterQuery
  /** Whether what is known is of the day and class of the address. */
  isCurrent: boolean
  /** What is shown once it is. */
  withState: (children: () => ReactNode) => ReactNode
}

function LoadedRegister({ address, known, isCurrent, withState }: LoadedRegisterProps) {
  const { date } = address
  const view = address.view === 'leave' ? 'day' : address.view
  const marks = useMarks(known.viewer?.id ?? 0)
  const [blank, setBlank] = useState(false)
  const { classes } = known.register
  useOfflineRegister({
    owner: known.viewer?.id ?? 0,
    date,
    today: useToday(),
    closed: closedText(date, known.closedDays),
    shown: classes.find(({ classId }) => classId === known.register.classId),
    entries: isCurrent && known.register.date === date ? known.register.entries : null,
  })
  const shownId = (isCurrent ? known.register.classId : address.classId) ?? known.register.classId
  const shown = classes.find(({ classId }) => classId === shownId)
  if (!shown) {
    return (
      <Card>
        <EmptyState
          icon={School}
          title="No classes yet"
          action={
            <ButtonLink size="small" to={paths.adminSection('classrooms')}>
              Go to Classrooms
            </ButtonLink>
          }
        >
          Once a class has children, its register will appear here.
        </EmptyState>
      </Card>
    )
  }
  const rows = isCurrent ? rowsOf(date, known.register.entries, marks.items) : []
  const isEmpty = rows.length === 0
  const closed = closedText(date, known.closedDays)
  const chips = classes.length > 1 && (
    <div className={paper.onScreen}>
      <ClassChips
        chips={classes.map((row) => ({
          value: String(row.classId),
          label: row.name,
          ...(view !== 'month' && isCurrent ? { count: countOf(row, shown.classId, rows) } : {}),
          tone: (row.companion ?? 'teal') as Companion,
        }))}
        chosen={String(shown.classId)}
        onChoose={(id) => address.setClass(Number(id))}
      />
    </div>
  )
  const switchView = (
    <>
      <div className={styles.wide}>
        <SegmentedControl label="View" segments={views} value={view} onChange={address.setView} />
      </div>
      <div className={styles.narrow}>
        <FilterField
          label="View"
          options={views}
          value={view}
          onChoose={(chosen) => address.setView((chosen ?? 'day') as typeof view)}
        />
      </div>
    </>
  )
  if (view === 'month') {
    return (
      <div className={paper.screen}>
        <MonthRegister
          before={switchView}
          month={address.month}
          classId={shown.classId}
          className={shown.name}
          onMonth={address.setMonth}
        >
          {chips}
        </MonthRegister>
      </div>
    )
  }
  if (view === 'home') {
    return (
      <div className={paper.screen}>
        <div className={paper.tools}>{switchView}</div>
        {chips}
        {withState(() => (
          <GoingHome key={shown.classId} date={date} rows={rows} marks={marks} />
        ))}
      </div>
    )
  }
  return (
    <div className={paper.screen}>
      <div className={paper.toolbar}>
        <div className={paper.tools}>
          {switchView}
          <DayPicker date={date} onChange={address.setDate} />
        </div>
      </div>
      {chips}
      <OnPaper signed title={shown.name} date={date} note={closed} rows={registerAsRows(rows)} />
      {closed && (
        <div className={paper.onScreen}>
          <Notice>{closed}</Notice>
        </div>
      )}
      <div className={paper.screenOnly}>
        {withState(() => (
          <ClassRegister
            key={shown.classId}
            date={date}
            closed={closed}
            shown={shown}
            rows={rows}
            marks={marks}
            menuItems={
              <>
                <MenuItem icon={Printer} disabled={isEmpty} onSelect={() => window.print()}>
                  Print this day
                </MenuItem>
                <MenuItem icon={Printer} disabled={isEmpty} onSelect={() => setBlank(true)}>
                  Print a blank weekly register
                </MenuItem>
                <ExportItems
                  fileName={`register-${shown.name.toLowerCase().replaceAll(' ', '-')}-${date}`}
                  sheet={`${shown.name} ${date}`}
                  rows={() => registerAsRows(rows)}
                  disabled={isEmpty}
                  words="Export to "
                />
              </>
            }
          />
        ))}
      </div>
      {blank && (
        <BlankRegister
          className={shown.name}
          date={date}
          names={rows.map(({ name }) => name)}
          onClose={() => setBlank(false)}
        />
      )}
    </div>
  )
}
