import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import * as paper from '../shared/export/paper.css.ts'
import { useIdParameter, useParameter } from '../shared/useParameter.ts'
import { RequestsTab } from './RequestsTab.tsx'
import { SignupsTab } from './SignupsTab.tsx'
import { VolunteerRequestsDocument } from './volunteers.generated.ts'

/** Volunteer Management: where helpers are wanted, and who has signed up. */
export function Volunteers() {
  const query = useScreenQuery(VolunteerRequestsDocument)
  const { data: read, previousData } = query
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
  if (!data)
    return (
      <QueryState
        query={query}
        label="Loading volunteer requests"
        failed="The volunteer requests could not be loaded."
        height="row"
        count={5}
      />
    )
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
