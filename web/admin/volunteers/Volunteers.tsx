import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import * as paper from '../export/paper.css.ts'
import { useIdParameter, useParameter } from '../useParameter.ts'
import { RequestsTab } from './RequestsTab.tsx'
import { SignupsTab } from './SignupsTab.tsx'
import { VolunteerRequestsDocument } from './VolunteerRequests.generated.ts'

/** Volunteer Management: where helpers are wanted, and who has signed up. */
export function Volunteers() {
  const { data: read, previousData, error, loading, refetch } = useScreenQuery(VolunteerRequestsDocument)
  const [tab, setTab] = useParameter('tab')
  const [request, setRequest] = useIdParameter('request')
  const [, setSearch] = useSearchParams()
  const onSignups = useCallback(
    (id: number) =>
      setSearch((now) => {
        const next = new URLSearchParams(now)
        next.set('tab', 'signups')
        next.set('request', String(id))
        return next
      }, staying),
    [setSearch],
  )
  const data = read ?? previousData
  if (!data) {
    if (error)
      return (
        <ErrorState
          title="The volunteer requests could not be loaded."
          retrying={loading}
          onRetry={() => void refetch()}
        />
      )
    return <SkeletonList label="Loading volunteer requests" height="row" count={5} />
  }
  const requests = data.volunteerRequests
  return (
    <div className={paper.section}>
      <Tabs
        label="Volunteers"
        chosen={tab === 'signups' ? 'signups' : 'requests'}
        onChoose={(next) => setTab(next === 'signups' ? 'signups' : null)}
        tabs={[
          {
            id: 'requests',
            label: 'Volunteer Requests',
            content: () => <RequestsTab requests={requests} onSignups={onSignups} />,
          },
          {
            id: 'signups',
            label: 'Volunteer Signups',
            content: () => <SignupsTab requests={requests} chosen={request} onChoose={setRequest} />,
          },
        ]}
      />
    </div>
  )
}

export const screen: Screen = { Page: Volunteers, first: () => [[VolunteerRequestsDocument]] }
