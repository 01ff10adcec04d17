import { MousePointerClick } from 'lucide-react'
import { useCallback } from 'react'
import { formatDayShort } from '#graphql/values/dates.ts'
import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { useIdSearchParam, useSetSearchParams } from '#web/admin/shared/useSearchParam.ts'
import { useSelectedRecord } from '#web/admin/shared/useSelectedRecord.ts'
import type { Screen } from '#web/app/screens.tsx'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { classes } from '#web/ui/layout.ts'
import { firstRequests, RequestsTab } from './RequestsTab.tsx'
import { SignupList } from './SignupList.tsx'
import * as styles from './Volunteers.css.ts'
import { OpenedVolunteerRequestDocument } from './volunteers.generated.ts'

/** Volunteer Management: where helpers are wanted, and who has signed up. */
export function Volunteers() {
  const [request, setRequest] = useIdSearchParam('request')
  const set = useSetSearchParams()
  const onSignups = useCallback((id: number) => set({ tab: 'signups', request: id }), [set])
  return (
    <div className={paper.section}>
      <SectionTabs
        label="Volunteers"
        tabs={[
          {
            id: 'requests',
            label: 'Volunteer Requests',
            content: () => <RequestsTab onSignups={onSignups} />,
          },
          {
            id: 'signups',
            label: 'Volunteer Signups',
            content: () => <SignupsTab chosen={request} onChoose={setRequest} />,
          },
        ]}
      />
    </div>
  )
}

export const screen: Screen = { Page: Volunteers, first: () => [firstRequests] }

interface SignupsTabProps {
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** Who signed up for the request that is chosen. */
function SignupsTab({ chosen, onChoose }: SignupsTabProps) {
  const query = usePages(...firstRequests, (read) => read.volunteerRequests)
  const { rows, next } = query
  const { opened, opening } = useSelectedRecord(
    chosen,
    rows,
    OpenedVolunteerRequestDocument,
    (read) => read.volunteerRequest,
  )
  const requests = opened && !rows.includes(opened) ? [...rows, opened] : rows
  return (
    <QueryState
      query={{ ...query, shown: opening ? undefined : query.shown }}
      what="volunteer requests"
      height="row"
      count={5}
    >
      {() => (
        <div className={paper.screen}>
          <div className={classes(paper.onScreen, styles.choice)}>
            <SelectField
              label="Volunteer request"
              placeholder="Choose a request"
              options={requests.map(({ id, eventTitle, startDate }) => ({
                value: String(id),
                label: `${eventTitle}, ${formatDayShort(startDate)} ${startDate.slice(0, 4)}`,
              }))}
              value={opened ? String(opened.id) : ''}
              onChange={(event) => onChoose(Number(event.target.value) || null)}
            />
            <MoreRows next={next} label="Show older requests" />
          </div>
          {opened ? (
            <SignupList key={opened.id} request={opened} />
          ) : (
            <Card pad="none">
              <EmptyState icon={MousePointerClick}>
                {requests.length === 0
                  ? 'No volunteer signups yet'
                  : 'Choose a volunteer request to see who has signed up for it.'}
              </EmptyState>
            </Card>
          )}
        </div>
      )}
    </QueryState>
  )
}
