import { useMarks } from './useMarks.ts'
import { Conflicts, conflictsOf } from './Waiting.tsx'

/** What was recorded without a connection and refused, for an account that has no register any more. */
export function RefusedMarks({ owner }: { owner: number }) {
  const { queue, items } = useMarks(owner)
  return <Conflicts conflicts={conflictsOf([], items)} onResolve={(key, whose) => queue.resolve(key, whose)} />
}
