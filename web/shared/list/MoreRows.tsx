import type { NextPage } from '#web/app/usePages.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'

export interface MoreRowsProps {
  next: NextPage
  /** What the button says, such as "Show older messages". */
  label: string
}

/**
 * Below a list of which only the first pages are shown: reads the next one.
 *
 * - **Use it for:** Lists that grow: messages, payments, notices. `QueryList` shows it below its rows.
 * - **Not for:** Lists that are read at once: `DataTable` shows any number of rows.
 * - **Parts:** A quiet button in the middle; nothing when there is no more.
 * - **Accessibility:** The focus stays on the button while it reads, so that one can go on from there.
 * - **Words:** The label says what comes: “Show older messages”, “Show earlier messages”.
 */
export function MoreRows({ next, label }: MoreRowsProps) {
  if (!next.hasMore) return null
  if (next.failed)
    return <ErrorState title="The rest of the list could not be loaded." onRetry={next.load} retrying={next.loading} />
  return (
    <Inline justify="center">
      <Button size="small" tone="quiet" pending={next.loading} pendingLabel="Loading..." onClick={next.load}>
        {label}
      </Button>
    </Inline>
  )
}
