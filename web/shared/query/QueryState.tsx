import type { ReactNode } from 'react'
import { failureOf } from '#web/app/failure.ts'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList, type SkeletonListProps } from '#web/ui/Skeleton/Skeleton.tsx'

interface Query {
  error?: Error | undefined
  loading: boolean
  refetch: () => unknown
}

export interface QueryStateProps extends Pick<SkeletonListProps, 'count' | 'height'> {
  /** What Apollo Client says of the query, which has not been answered with data. */
  query: Query
  /** While it runs, to screen readers: "Loading messages". */
  label: string
  /** Where it failed: "The messages could not be loaded." */
  failed: string
  /** Where there is no such record: "This message was not found.", and what may have become of it. */
  missing?: { title: string; text: string }
  /** Instead of the rows that the list will have. */
  skeleton?: ReactNode
}

/** The placeholder of a screen or a list until its query has data: skeletons, or an error with a button to retry. */
export function QueryState({ query, label, failed, missing, skeleton, ...rows }: QueryStateProps) {
  const { error, loading, refetch } = query
  if (!error) return skeleton ?? <SkeletonList label={label} {...rows} />
  const { code, message } = failureOf(error)
  if (missing && code === 'NOT_FOUND') return <ErrorState title={missing.title}>{missing.text}</ErrorState>
  // another try would be refused as well
  if (code === 'FORBIDDEN') return <ErrorState title={failed}>{message}</ErrorState>
  return <ErrorState title={failed} retrying={loading} onRetry={() => void refetch()} />
}
