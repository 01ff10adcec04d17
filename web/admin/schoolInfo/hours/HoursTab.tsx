import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { EditedSettingsDocument } from '../schoolInfo.generated.ts'
import { ClosedDaysPanel } from './ClosedDaysPanel.tsx'
import { HoursForm } from './HoursForm.tsx'

/** When the centre is open, and when it is not. */
export function HoursTab() {
  const query = useScreenQuery(EditedSettingsDocument)
  const { data } = query
  return (
    <Stack>
      <Panel title="Opening hours">
        {data ? (
          <HoursForm settings={data.editedSettings} />
        ) : (
          <QueryState query={query} label="Loading hours" failed="The hours could not be loaded." count={2} />
        )}
      </Panel>
      <ClosedDaysPanel />
    </Stack>
  )
}
