import {
  ArchiveRestore,
  CircleCheck,
  Eye,
  FileArchive,
  Hourglass,
  Mail,
  NotebookPen,
  Plus,
  Send,
  UsersRound,
} from 'lucide-react'
import { useMemo, useState } from 'react'
import { termOf, terms } from '#graphql/reportCards/reportCards.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { MoreMenu } from '#web/admin/shared/MoreMenu.tsx'
import { optionsOf } from '#web/admin/shared/formValues.ts'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { useHasSection } from '#web/admin/shared/useHasSection.ts'
import { useIdSearchParam, useSearchParam, useSearch } from '#web/admin/shared/useSearchParam.ts'
import { useToday } from '#web/app/useToday.ts'
import type { Screen } from '#web/app/screens.tsx'
import { paths } from '#web/app/paths.ts'
import { useIsTeacher } from '#web/app/session.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card, StatCard } from '#web/ui/Card/Card.tsx'
import { StatStrip } from '#web/ui/Card/StatStrip.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { CardTable } from './CardTable.tsx'
import {
  type CardCounts,
  type CardTask,
  cardsFor,
  countsOf,
  rowsOf,
  taskButton,
  taskOf,
  termIn,
  yearsOf,
} from './cards.ts'
import { ReportCardsDocument } from './reportCards.generated.ts'
import { useCardDialogs } from './useCardDialogs.tsx'
import { BatchDialog } from './BatchDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { RemovedCardsDialog } from './RemovedCardsDialog.tsx'

function Figures({ counts, period, task }: { counts: CardCounts; period: string; task: CardTask }) {
  const isTeacher = useIsTeacher()
  const { students, published, submitted, missing, seen } = counts
  return (
    <StatStrip label="Report card summary">
      <StatCard label="Published" value={published} note={period} icon={CircleCheck} tone="leaf" />
      <StatCard
        label="Not written yet"
        value={missing}
        note={`of ${students} students`}
        icon={NotebookPen}
        tone="marigold"
      />
      {!isTeacher && (
        <StatCard label="Seen by parents" value={seen} note={`of ${published} published`} icon={Eye} tone="sky" />
      )}
      {task === 'publish' ? (
        <StatCard label="Total Students" value={students} note="in this list" icon={UsersRound} tone="teal" />
      ) : (
        <StatCard label="Awaiting approval" value={submitted} note="by the office" icon={Hourglass} tone="coral" />
      )}
    </StatStrip>
  )
}

const cardsOf = (year: number) => [ReportCardsDocument, { year }] as const

/**
 * Report Card Management: who has a report card for a term, who has seen it, and who still waits for one. Teachers write
 * those of their classes, for the office to approve where the centre wants that; who looked and what is e-mailed to parents is the office's.
 */
export function ReportCards() {
  const isTeacher = useIsTeacher()
  const hasStudents = useHasSection('students')
  const today = useToday()
  const current = termOf(today)
  const [termParameter, setTerm] = useSearchParam('term')
  const [yearParameter, setYear] = useIdSearchParam('year')
  const [classParameter, setClass] = useSearchParam('class')
  const { search, box } = useSearch('Search students')
  const [extra, setExtra] = useState<'batch' | 'removed' | 'publish' | null>(null)
  const term = termIn(termParameter, current.term)
  const year = yearParameter ?? current.year
  const classId = classParameter ?? ''
  const query = useScreenQuery(...cardsOf(year))
  const { shown, lastData } = query
  const data = shown?.data
  const isCurrent = shown?.isCurrent === true
  const ofClass = useMemo(() => (data ? rowsOf(data, { search: '', classId, term }) : []), [data, classId, term])
  const rows = useMemo(() => (data ? rowsOf(data, { search, classId, term }) : []), [data, search, classId, term])
  const task = taskOf(isTeacher, lastData?.reportCardsNeedApproval ?? false)
  const { actions, dialog } = useCardDialogs(ofClass, task)

  const years = yearsOf(lastData?.reportCardYears ?? [], Number(today.slice(0, 4)), year)
  const counts = countsOf(ofClass)
  const waiting = cardsFor(task, ofClass).length
  return (
    <Stack>
      {isCurrent && <Figures counts={counts} period={`${term ?? 'All terms of'} ${year}`} task={task} />}
      <Toolbar
        search={box}
        filters={[
          {
            label: 'Class',
            placeholder: 'All classes',
            options: optionsOf(lastData?.classes ?? []),
            value: classId,
            onChoose: setClass,
          },
          {
            label: 'Term',
            options: [{ value: 'all', label: 'All terms' }, ...terms.map((each) => ({ value: each, label: each }))],
            value: term ?? 'all',
            usual: current.term,
            onChoose: setTerm,
          },
          {
            label: 'Year',
            options: years.map((each) => ({ value: String(each), label: String(each) })),
            value: year,
            usual: current.year,
            onChoose: (value) => setYear(Number(value)),
          },
        ]}
      >
        <MoreMenu>
          <MenuItem icon={FileArchive} onSelect={() => setExtra('batch')}>
            Print or download a class
          </MenuItem>
          <MenuItem icon={ArchiveRestore} onSelect={() => setExtra('removed')}>
            Deleted report cards
          </MenuItem>
        </MoreMenu>
        {isCurrent && waiting > 0 && (
          <Button size="small" icon={Send} onClick={() => setExtra('publish')}>
            {taskButton(task, waiting)}
          </Button>
        )}
        {!isTeacher && (
          <Button size="small" icon={Mail} onClick={() => actions.onNotify()} disabled={!isCurrent}>
            Send Notification
          </Button>
        )}
        <Button size="small" tone="primary" icon={Plus} onClick={() => actions.onWrite(term ? { term } : {})}>
          Create Report Card
        </Button>
      </Toolbar>
      <QueryState query={query} what="report cards" height="row" count={8}>
        {(data) => (
          <Card pad="none">
            <CardTable
              rows={rows}
              actions={actions}
              task={task}
              year={year}
              term={term}
              empty={
                data.children.length === 0 ? (
                  <EmptyState
                    icon={NotebookPen}
                    title="No students yet"
                    action={
                      hasStudents && (
                        <ButtonLink size="small" to={paths.adminSection('students')}>
                          Go to Students
                        </ButtonLink>
                      )
                    }
                  >
                    Add students to write report cards.
                  </EmptyState>
                ) : (
                  <EmptyState icon={NotebookPen}>No students found.</EmptyState>
                )
              }
            />
          </Card>
        )}
      </QueryState>
      {dialog}
      {extra === 'removed' && <RemovedCardsDialog onClose={() => setExtra(null)} />}
      {extra === 'publish' && <PublishDialog rows={ofClass} task={task} onClose={() => setExtra(null)} />}
      {extra === 'batch' && (
        <BatchDialog
          classes={lastData?.classes ?? []}
          years={years}
          start={{ term: term ?? current.term, year, classId }}
          onClose={() => setExtra(null)}
        />
      )}
    </Stack>
  )
}

export const screen: Screen = {
  Page: ReportCards,
  first: () => [cardsOf(termOf(todayInJohannesburg()).year)],
}
