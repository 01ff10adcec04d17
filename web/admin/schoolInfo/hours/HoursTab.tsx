import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Panel } from '#web/ui/Card/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { EditedSettingsDocument } from '../EditedSettings.generated.ts'
import { ClosedDaysPanel } from './ClosedDaysPanel.tsx'
import { HoursForm } from './HoursForm.tsx'

/** When the centre is open, and when it is not. */
export function HoursTab() {
  const { data, error, loading, refetch } = useScreenQuery(EditedSettingsDocument)
  return (
    <Stack>
      <Panel title="Opening hours">
        {data ? (
          <HoursForm settings={data.editedSettings} />
        ) : error ? (
          <ErrorState title="The hours could not be loaded." retrying={loading} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList label="Loading hours" count={2} />
        )}
      </Panel>
      <ClosedDaysPanel />
    </Stack>
  )
}
