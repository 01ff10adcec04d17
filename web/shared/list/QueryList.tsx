import type { ReactNode } from 'react'
import type { NextPage } from '#web/app/usePages.ts'
import { QueryState, type QueryStateProps, type QueryWords } from '../query/QueryState.tsx'
import { MoreRows } from './MoreRows.tsx'

/** What a list needs of `usePages`. */
export type PagedList<Data, Row> = QueryStateProps<Data>['query'] & { shownRows: readonly Row[]; next?: NextPage }

export interface QueryListProps<Data, Row> extends Omit<QueryStateProps<Data>, 'query' | 'children'> {
  list: PagedList<Data, Row>
  /** What the button for the next page says, such as "Show older messages". */
  more: string
  /** Instead of the rows, where there are none. */
  empty?: ReactNode
  children: (rows: readonly Row[], data: Data) => ReactNode
}

/** A list that `usePages` reads: whether it is loading, has failed or is out of date, its rows, and the next page of it. */
export function QueryList<Data, Row>({
  list,
  more,
  empty,
  children,
  ...state
}: QueryListProps<Data, Row> & QueryWords) {
  const { shownRows, next } = list
  return (
    <QueryState {...state} query={list}>
      {(data) => (
        <>
          {shownRows.length === 0 && empty !== undefined ? empty : children(shownRows, data)}
          {next && <MoreRows next={next} label={more} />}
        </>
      )}
    </QueryState>
  )
}
