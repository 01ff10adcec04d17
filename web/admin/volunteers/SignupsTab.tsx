import { MousePointerClick } from 'lucide-react'
import { formatDayShort } from '#graphql/values/dates.ts'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { classes } from '#web/ui/layout.ts'
import * as paper from '../shared/export/paper.css.ts'
import type { VolunteerRequest } from './request.tsx'
import { SignupList } from './SignupList.tsx'
import * as styles from './Volunteers.css.ts'

export interface SignupsTabProps {
  requests: readonly VolunteerRequest[]
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** Who signed up for the request that is chosen. */
export function SignupsTab({ requests, chosen, onChoose }: SignupsTabProps) {
  const request = requests.find(({ id }) => id === chosen)
  return (
    <div className={paper.screen}>
      <div className={classes(paper.onScreen, styles.choice)}>
        <SelectField
          label="Volunteer request"
          placeholder="Choose a request"
          options={requests.map(({ id, eventTitle, startDate }) => ({
            value: String(id),
            label: `${eventTitle}, ${formatDayShort(startDate)} ${startDate.slice(0, 4)}`,
          }))}
          value={request ? String(request.id) : ''}
          onChange={(event) => onChoose(Number(event.target.value) || null)}
        />
      </div>
      {request ? (
        <SignupList key={request.id} request={request} />
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
  )
}
