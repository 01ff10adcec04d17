import type { NextPage } from '#web/app/usePages.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'

export interface MoreRowsProps {
  next: NextPage
  /** What the button says, such as "Show older messages". */
  label: string
}

/** Below a list of which only the first pages are shown: reads the next one. */
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
