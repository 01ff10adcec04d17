import type { ReactNode } from 'react'
import { QueryState, type QueryStateProps, type QueryWords } from '#web/shared/query/QueryState.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState, type EmptyStateProps } from '#web/ui/EmptyState/EmptyState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { PageHeading } from './PageHeading.tsx'

interface ViewPageProps<Data> extends QueryStateProps<Data> {
  title: string
  /** One sentence below the title. */
  lead: ReactNode
  /** Above what the query answers, and there at once: what chooses it. */
  tools?: ReactNode
  children: (data: Data) => ReactNode
}

/** A view of the portal: its heading, and what it shows of its query. */
export function ViewPage<Data>({
  title,
  lead,
  tools,
  space = 20,
  children,
  ...state
}: ViewPageProps<Data> & QueryWords) {
  return (
    <Stack space={space}>
      <div>
        <PageHeading>{title}</PageHeading>
        <Text tone="muted">{lead}</Text>
      </div>
      {tools}
      <QueryState count={2} height="block" space={space} {...state}>
        {children}
      </QueryState>
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
