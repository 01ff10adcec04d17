import { Inbox, Plus } from 'lucide-react'
import { useState } from 'react'
import { useListExport } from '#web/admin/shared/export/useListExport.ts'
import { useOpenParam } from '#web/admin/shared/useOpenParam.ts'
import { useIdSearchParam, usePathWith, useSearchParam, useSearch } from '#web/admin/shared/useSearchParam.ts'
import { paths } from '#web/app/paths.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import {
  applyFilters,
  exportApplications,
  type Filters,
  type ListedApplication,
  noFilters,
  statusOf,
} from './application.ts'
import * as styles from './Applications.css.ts'
import { ApplicationsDocument } from './applications.generated.ts'
import { ApplicationsTable } from './ApplicationsTable.tsx'
import { ApplicationsToolbar, type View } from './ApplicationsToolbar.tsx'
import { Board, LoadingBoard } from './Board.tsx'
import { applicationDialogs } from './lazyDialogs.ts'
import { useMoves } from './useMoves.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'

const ApplicationDetail = lazyModule(() => import('./ApplicationDetail.tsx')).component('ApplicationDetail')
const RecordApplicationDialog = applicationDialogs.component('RecordApplicationDialog')
/** Dragging weighs more than the other dialogs. */
const WaitlistDialog = lazyModule(() => import('./WaitlistDialog.tsx')).component('WaitlistDialog')

function Closed({ all, shown, onToggle }: { all: readonly ListedApplication[]; shown: boolean; onToggle: () => void }) {
  const count = (status: string) => all.filter((application) => statusOf(application) === status).length
  return (
    <p className={styles.closed}>
      Declined {count('declined')} · Withdrawn {count('withdrawn')}
      <Button tone="quiet" size="small" aria-pressed={shown} onClick={onToggle}>
        {shown ? 'Hide closed applications' : 'Show closed applications'}
      </Button>
    </p>
  )
}

const applicationsOf = (year: number | null) => [ApplicationsDocument, year === null ? {} : { year }] as const

/** The pipeline of applications: a board for looking, a table for working. */
export function Applications() {
  const [year, setYear] = useIdSearchParam('year')
  const query = useScreenQuery(...applicationsOf(year))
  const { lastData, shown: read } = query
  const { search, box } = useSearch('Search name or reference')
  const [filters, setFilters] = useState<Filters>(noFilters)
  const [chosenView, setView] = useSearchParam('view')
  const view: View = chosenView === 'table' ? 'table' : 'board'
  const [opened, setOpened] = useIdSearchParam('application')
  const pathOf = usePathWith('application')
  const [waitlist, setWaitlist] = useSearchParam('waitlist')
  const { request, dialog } = useMoves()
  const [adding, setAdding] = useState(false)
  const exportList = useListExport('applications')
  useOpenParam('add', () => setAdding(true))
  // a user who comes back sees what became of them
  const isLookingBack = year !== null
  // while another year is read nothing can be exported
  const all = read?.isCurrent ? read.data.applications : []
  const narrowed = (applications: readonly ListedApplication[]) =>
    applyFilters(applications, { ...filters, search, closed: filters.closed || isLookingBack })
  const actions = { onMove: request, onOpen: ({ id }: ListedApplication) => setOpened(id) }
  const isEmpty = lastData?.applicationYears.length === 0
  return (
    <>
      {lastData && !isEmpty && (
        <ApplicationsToolbar
          applications={all}
          years={lastData.applicationYears}
          year={year}
          onYear={setYear}
          search={box}
          filters={filters}
          onFilter={(change) => setFilters({ ...filters, ...change })}
          view={view}
          onView={(next) => setView(next === 'board' ? null : next)}
          onExport={() => void exportList(narrowed(all).length, () => exportApplications(narrowed(all)))}
          onAdd={() => setAdding(true)}
        />
      )}
      <QueryState query={query} what="applications" skeleton={<LoadingBoard />}>
        {({ applications }) => {
          if (isEmpty)
            return (
              <Card>
                <EmptyState
                  icon={Inbox}
                  title="No applications yet"
                  action={
                    <Inline space={8} justify="center">
                      <ButtonLink to={paths.enroll} size="small">
                        Open the enrollment form
                      </ButtonLink>
                      <Button size="small" tone="primary" icon={Plus} onClick={() => setAdding(true)}>
                        Add application
                      </Button>
                    </Inline>
                  }
                >
                  Applications from the website's enrollment form will appear here.
                </EmptyState>
              </Card>
            )
          const shown = narrowed(applications)
          return (
            <>
              {view === 'board' && !isLookingBack && shown.length > 0 ? (
                <Board
                  applications={shown}
                  closed={filters.closed}
                  pathOf={({ id }) => pathOf(id)}
                  onWaitlist={() => setWaitlist('open')}
                  {...actions}
                />
              ) : (
                <ApplicationsTable applications={shown} {...actions} />
              )}
              {!isLookingBack && (
                <Closed
                  all={applications}
                  shown={filters.closed}
                  onToggle={() => setFilters({ ...filters, closed: !filters.closed })}
                />
              )}
            </>
          )
        }}
      </QueryState>
      {waitlist && (
        <DialogHistory value={false}>
          <WaitlistDialog applications={all} onClose={() => setWaitlist(null)} />
        </DialogHistory>
      )}
      {dialog}
      {adding && <RecordApplicationDialog onRecorded={setOpened} onClose={() => setAdding(false)} />}
      {opened !== null && (
        <DialogHistory value={false}>
          <ApplicationDetail key={opened} id={opened} onClose={() => setOpened(null)} />
        </DialogHistory>
      )}
    </>
  )
}

export const screen: Screen = { Page: Applications, first: () => [applicationsOf(null)] }
