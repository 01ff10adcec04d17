import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { ChildProgress } from './ChildProgress.tsx'
import { ParentProgressDocument } from './ParentProgress.generated.ts'
import type { ViewProps } from '../views.ts'

/** How one's own children come on. */
export function ProgressView({ search }: ViewProps) {
  const query = useScreenQuery(ParentProgressDocument)
  const { data } = query
  return (
    <Stack space={24}>
      <div>
        <Heading level={1}>Learning progress</Heading>
        <Text tone="muted">What the teachers see, and what they are working on with your child.</Text>
      </div>
      {data?.myChildren.length === 0 && <NoChildren />}
      {data && <ChildChips family={data.myChildren} search={search} />}
      {chosenChildren(search, data?.myChildren ?? []).map((child) => (
        <ChildProgress key={child.id} child={child} />
      ))}
      {!data && (
        <QueryState
          query={query}
          label="Loading the learning progress"
          failed="The learning progress could not be loaded."
          count={2}
          height="block"
        />
      )}
    </Stack>
  )
}

export const screen: Screen<ViewProps> = { Page: ProgressView, first: () => [[ParentProgressDocument]] }
