import type { ReactNode } from 'react'
import { failureOf } from '#web/app/failure.ts'
import type { Shown } from '#web/app/useScreenQuery.ts'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList, type SkeletonListProps } from '#web/ui/Skeleton/Skeleton.tsx'
import { Stack, type StackProps } from '#web/ui/Stack/Stack.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './QueryState.css.ts'

interface Query<Data> {
  /** What `useScreenQuery` shows of it. */
  shown?: Shown<Data> | undefined
  error?: Error | undefined
  loading: boolean
  refetch: () => unknown
}

/** What is said of it. */
export type QueryWords =
  | {
      /** What is read: "messages" is loading, and could not be loaded. */
      what: string
    }
  | {
      /** While it runs, to screen readers: "Loading messages". */
      label: string
      /** Where it failed: "The messages could not be loaded." */
      failed: string
    }

export interface QueryStateProps<Data = unknown> extends Pick<SkeletonListProps, 'count' | 'height'> {
  /** What Apollo Client says of the query. */
  query: Query<Data>
  /** Where there is no such record: "This message was not found.", and what may have become of it. */
  missing?: { title: string; text: string }
  /** Instead of the rows that the list will have. */
  skeleton?: ReactNode
  /** Space between what the children are. */
  space?: StackProps['space']
  /** What is shown of the data. Data of other variables are dimmed and inert while those of these are read. */
  children?: (data: Data) => ReactNode
}

/**
 * What a screen or a list shows of its query: skeletons until it has data, or an error with a button to retry; then the
 * data, and above them what failed where they could not be read again.
 */
export function QueryState<Data>({
  query,
  missing,
  skeleton,
  space,
  children,
  ...props
}: QueryStateProps<Data> & QueryWords) {
  const label = 'what' in props ? `Loading ${props.what}` : props.label
  const failed = 'what' in props ? `The ${props.what} could not be loaded.` : props.failed
  const { error, loading, shown } = query
  const { code, message } = error ? failureOf(error) : {}
  const retry = { retrying: loading, onRetry: () => void query.refetch() }
  if (error && missing && code === 'NOT_FOUND') return <ErrorState title={missing.title}>{missing.text}</ErrorState>
  // another try would be refused as well
  if (error && code === 'FORBIDDEN') return <ErrorState title={failed}>{message}</ErrorState>
  if (!children || !shown)
    return error ? (
      <ErrorState title={failed} {...retry} />
    ) : (
      (skeleton ?? <SkeletonList label={label} count={props.count} height={props.height} />)
    )
  return (
    <Stack space={space}>
      {error && (
        <ErrorState title={failed} {...retry}>
          The information below may be out of date.
        </ErrorState>
      )}
      {!shown.isCurrent && (
        <div role="status">
          <VisuallyHidden>{label}</VisuallyHidden>
        </div>
      )}
      <div className={styles.region} aria-busy={loading || undefined} inert={!shown.isCurrent}>
        <Stack space={space}>{children(shown.data)}</Stack>
      </div>
    </Stack>
  )
}

/**
 * For what can be used without its query, such as a dialog that only offers more with it: an error with a button to retry
 * where nothing could be read, and nothing otherwise.
 */
export function QueryProblem({ query, failed }: { query: Query<unknown>; failed: string }) {
  if (!query.error || query.shown) return null
  return <ErrorState title={failed} retrying={query.loading} onRetry={() => void query.refetch()} />
}
