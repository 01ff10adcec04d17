import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { exactMoment } from '../../shared/format.ts'
import { MedicalNotesAccessLogDocument } from './panels.generated.ts'

/** How many stand on the child's page. */
const shown = 10

/** Who of the staff read a child's medical notes; nothing where there are none to be read. */
export function MedicalNotesAccessLog({ childId }: { childId: number }) {
  const query = useScreenQuery(MedicalNotesAccessLogDocument, { id: childId })
  if (query.error) return <QueryState query={query} label="Loading" failed="This could not be loaded." />
  const entries = query.data?.child.medicalNotesAccessLog ?? []
  if (entries.length === 0) return null
  return (
    <Panel title="Who read the medical notes">
      <Stack as="ul" space={4}>
        {entries.slice(0, shown).map(({ at, name }) => (
          <Text as="li" key={`${at} ${name}`} size="small">
            {name}, {exactMoment(at)}
          </Text>
        ))}
      </Stack>
    </Panel>
  )
}
