import { Check, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ExportMenu } from '../shared/export/ExportMenu.tsx'
import { PrintButton } from '../shared/export/PrintButton.tsx'
import { OnPaper } from '../shared/export/OnPaper.tsx'
import * as paper from '../shared/export/paper.css.ts'
import { SelectionTools } from '../shared/bulk/SelectionTools.tsx'
import { useSelection } from '../shared/bulk/useSelection.ts'
import { ConfirmSignups } from './ConfirmSignups.tsx'
import { placesInWords, type VolunteerRequest } from './request.tsx'
import { exportRows, helperName, paperRows, type VolunteerSignup } from './signupRows.ts'
import { useAnswer } from './useAnswer.ts'
import { signupColumns } from './signupColumns.tsx'
import { VolunteerSignupsDocument } from './volunteers.generated.ts'

/** Who signed up for one request, to be answered, printed and exported. */
export function SignupList({ request }: { request: VolunteerRequest }) {
  const variables = { requestId: request.id }
  const query = useScreenQuery(VolunteerSignupsDocument, variables)
  const { data: read, previousData } = query
  const answering = useAnswer()
  const [confirming, setConfirming] = useState<readonly VolunteerSignup[] | null>(null)
  const data = read ?? previousData
  const signups = data?.volunteerSignups ?? []
  const { chosen, clear, selection } = useSelection(signups, helperName)
  const waiting = chosen.filter(({ status }) => status === 'pending')
  if (!data)
    return (
      <QueryState
        query={query}
        label="Loading signups"
        failed="The signups could not be loaded."
        height="row"
        count={4}
      />
    )
  return (
    <>
      <div className={paper.screenOnly}>
        <div className={paper.toolbar}>
          <Text tone="muted" figures>
            {placesInWords(request)}
          </Text>
          <div className={paper.tools}>
            {chosen.length > 0 ? (
              <SelectionTools chosen={chosen.length} onClear={clear}>
                <Button
                  size="small"
                  icon={Check}
                  disabled={waiting.length === 0}
                  onClick={() => setConfirming(waiting)}
                >
                  Confirm {waiting.length} waiting
                </Button>
              </SelectionTools>
            ) : (
              <>
                <PrintButton disabled={signups.length === 0} />
                <ExportMenu
                  fileName={`volunteers-${request.startDate}`}
                  sheet="Volunteers"
                  rows={() => exportRows(signups)}
                  disabled={signups.length === 0}
                />
              </>
            )}
          </div>
        </div>
        <Card pad="none">
          <DataTable
            label={`Signups for ${request.eventTitle}`}
            columns={signupColumns(answering)}
            rows={signups}
            rowKey={({ id }) => String(id)}
            selection={selection}
            empty={
              <EmptyState icon={UsersRound} title="No volunteer signups yet">
                Parents who sign up in their portal stand here, to be confirmed or declined.
              </EmptyState>
            }
          />
        </Card>
      </div>
      {confirming && <ConfirmSignups signups={confirming} onClose={() => setConfirming(null)} />}
      <OnPaper title={`Volunteers for ${request.eventTitle}`} date={request.startDate} rows={paperRows(signups)} />
    </>
  )
}
