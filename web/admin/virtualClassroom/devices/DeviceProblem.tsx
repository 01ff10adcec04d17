import { Button } from '#web/ui/Button/Button.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'

/** Why a device cannot be used, and the way to try again. */
export function DeviceProblem({ problem, onAgain }: { problem: string; onAgain: () => void }) {
  return (
    <Notice tone="warning" live>
      <Stack space={8} align="start">
        <p>{problem}</p>
        <Button size="small" onClick={onAgain}>
          Try again
        </Button>
      </Stack>
    </Notice>
  )
}
