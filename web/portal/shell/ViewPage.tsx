import type { ReactNode } from 'react'
import { QueryState, type QueryStateProps } from '#web/shared/query/QueryState.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState, type EmptyStateProps } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Space } from '#web/ui/layout.ts'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { PageHeading } from './PageHeading.tsx'

interface ViewPageProps extends QueryStateProps {
  query: QueryStateProps['query'] & { data?: unknown }
  title: string
  /** One sentence below the title. */
  lead: ReactNode
  /** Set where the data of the query before is shown until there is newer; without any the state of the query is. */
  data?: unknown
  space?: Space
  children: ReactNode
}

/** A view of the portal: its heading, what it shows, and below that whether its query is loading or failed. */
export function ViewPage({ title, lead, data, space = 20, children, ...state }: ViewPageProps) {
  return (
    <Stack space={space}>
      <div>
        <PageHeading>{title}</PageHeading>
        <Text tone="muted">{lead}</Text>
      </div>
      {children}
      {!(data ?? state.query.data) && <QueryState count={2} height="block" {...state} />}
    </Stack>
  )
}

interface EmptyCardProps extends Pick<EmptyStateProps, 'title' | 'children' | 'action'> {
  scene: 'activities' | 'children' | 'uniforms'
}

/** Where a view has nothing to show yet: a picture, and what will be there. */
export function EmptyCard({ scene, ...words }: EmptyCardProps) {
  return (
    <Card size="large" pad="none">
      <EmptyState picture={<img src={`/art/empty-${scene}.svg`} alt="" width={200} height={150} />} {...words} />
    </Card>
  )
}
