import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'
import type { Screen } from '#web/app/screens.tsx'
import { staying } from '#web/app/Scroll.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { useIdParameter, useParameter, useSearch } from '../shared/useParameter.ts'
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
import { useMoves } from './useMoves.tsx'

const ApplicationDetail = lateModule(() => import('./ApplicationDetail.tsx')).part((module) => module.ApplicationDetail)

const WaitlistDialog = lateModule(() => import('./WaitlistDialog.tsx')).part((module) => module.WaitlistDialog)

const parameter = 'application'
const pathOf = ({ id }: ListedApplication) => `${paths.adminSection('applications')}&${parameter}=${id}`

/** Which application is open stands in the address, so that reload, back and sharing work. */
function useSelectedApplication() {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get(parameter))
  const change = (next: number | null) =>
    setSearch((now) => {
      const changed = new URLSearchParams(now)
      if (next === null) changed.delete(parameter)
      else changed.set(parameter, String(next))
      return changed
    }, staying)
  return {
    opened: Number.isInteger(id) && id > 0 ? id : null,
    open: (next: number) => change(next),
    close: () => change(null),
  }
}

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
  const [year, setYear] = useIdParameter('year')
  const query = useScreenQuery(...applicationsOf(year))
  const { data } = query
  const { search, box } = useSearch('Search name or reference')
  const [filters, setFilters] = useState<Filters>(noFilters)
  const [chosenView, setView] = useParameter('view')
  const view: View = chosenView === 'table' ? 'table' : 'board'
  const { opened, open, close } = useSelectedApplication()
  const [waitlist, setWaitlist] = useParameter('waitlist')
  const { request, dialog } = useMoves()
  const detail = opened !== null && (
    <DialogHistory value={false}>
      <ApplicationDetail key={opened} id={opened} onClose={close} />
    </DialogHistory>
  )

  if (!data) {
    return (
      <>
        <QueryState
          query={query}
          label="Loading applications"
          failed="The applications could not be loaded."
          skeleton={<LoadingBoard />}
        />
        {detail}
      </>
    )
  }
  const all = data.applications
  if (data.applicationYears.length === 0) {
    return (
      <>
        <Card>
          <EmptyState
            icon={Inbox}
            title="No applications yet"
            action={
              <ButtonLink to={paths.enroll} size="small">
                Open the enrollment form
              </ButtonLink>
            }
          >
            What parents send through the enrollment form of the website arrives here.
          </EmptyState>
        </Card>
        {detail}
      </>
    )
  }
  // a user who comes back sees what became of them
  const isLookingBack = year !== null
  const shown = applyFilters(all, { ...filters, search, closed: filters.closed || isLookingBack })
  const actions = { onMove: request, onOpen: ({ id }: ListedApplication) => open(id) }
  return (
    <>
      <ApplicationsToolbar
        applications={all}
        years={data.applicationYears}
        year={year}
        onYear={(next) => setYear(next)}
        search={box}
        filters={filters}
        onFilter={(change) => setFilters({ ...filters, ...change })}
        view={view}
        onView={(next) => setView(next === 'board' ? null : next)}
        onExport={() => exportApplications(shown)}
      />
      {view === 'board' && !isLookingBack ? (
        <Board
          applications={shown}
          closed={filters.closed}
          pathOf={pathOf}
          onWaitlist={() => setWaitlist('open')}
          {...actions}
        />
      ) : (
        <ApplicationsTable applications={shown} {...actions} />
      )}
      {!isLookingBack && (
        <Closed all={all} shown={filters.closed} onToggle={() => setFilters({ ...filters, closed: !filters.closed })} />
      )}
      {waitlist && (
        <DialogHistory value={false}>
          <WaitlistDialog applications={all} onClose={() => setWaitlist(null)} />
        </DialogHistory>
      )}
      {dialog}
      {detail}
    </>
  )
}

export const screen: Screen = { Page: Applications, first: () => [applicationsOf(null)] }
