import { type ReactNode, useState } from 'react'
import { failureText } from '#web/shared/form/errors.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import type { DialogProps } from '#web/ui/Dialog/Question.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { type Run, useRun } from './useRun.ts'

interface BulkDialogProps<Item> extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  items: readonly Item[]
  /** Names a record where it failed. */
  nameOf: (item: Item) => string
  /** What is going to happen, before it does. */
  children: ReactNode
  confirmLabel: string
  /** Over the bar: "Sending reminders". */
  workingLabel: string
  /** Where the server gives no reason: "Not sent". */
  failedWords: string
  act: (item: Item) => Promise<unknown>
  /** Gets those that went well, at the end. */
  onDone?: (done: Item[]) => Promise<void> | void
  /** What is said in place of the number of those done, where that fails. */
  onDoneFailed?: string
  formatOutcome: (done: number) => string
  /** Under that, such as what came of each. */
  result?: ReactNode
}

function Outcome<Item>({
  run,
  nameOf,
  formatOutcome,
  problem,
}: Pick<BulkDialogProps<Item>, 'nameOf' | 'formatOutcome'> & { run: Run<Item>; problem: string | null }) {
  const left = run.total - run.done.length - run.failed.length
  return (
    <>
      {problem === null ? (
        <Notice tone={run.done.length > 0 ? 'good' : 'info'} title={formatOutcome(run.done.length)} live>
          {left > 0 && `Stopped: ${left} of ${run.total} were not changed.`}
        </Notice>
      ) : (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {run.failed.length > 0 && (
        <Notice tone="danger" title={`${run.failed.length} of ${run.total} failed`} live>
          <ul>
            {run.failed.map(({ item, problem }, index) => (
              <li key={index}>
                {nameOf(item)}: {problem}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

/** Does one thing with several records: says what, asks once, and shows how far it is and what failed. */
export function BulkDialog<Item>({
  items,
  nameOf,
  children,
  confirmLabel,
  workingLabel,
  failedWords,
  act,
  onDone,
  onDoneFailed = 'The last step failed. Please try again.',
  formatOutcome,
  result,
  onClose,
  ...rest
}: BulkDialogProps<Item>) {
  const { run, start, retry, stop } = useRun<Item>((error) => failureText(failedWords, error))
  const [problem, setProblem] = useState<string | null>(null)
  const treated = run.done.length + run.failed.length
  async function finish(work: Promise<Item[]>) {
    setProblem(null)
    const done = await work
    try {
      await onDone?.(done)
    } catch {
      setProblem(onDoneFailed)
    }
  }
  return (
    <Dialog
      {...rest}
      onClose={run.phase === 'running' ? stop : onClose}
      closeLabel={{ waiting: 'Cancel', running: 'Stop', done: 'Close' }[run.phase]}
      actions={
        <>
          {run.phase === 'waiting' && items.length > 0 && (
            <Button size="small" tone="primary" onClick={() => void finish(start(items, act))}>
              {confirmLabel}
            </Button>
          )}
          {run.phase === 'done' && run.failed.length > 0 && (
            <Button size="small" tone="primary" onClick={() => void finish(retry(act))}>
              Try again
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {run.phase === 'waiting' && children}
        {run.phase !== 'waiting' && (
          <ProgressBar label={workingLabel} value={treated} max={run.total} figure={`${treated} of ${run.total}`} />
        )}
        {run.phase === 'done' && <Outcome run={run} nameOf={nameOf} formatOutcome={formatOutcome} problem={problem} />}
        {run.phase === 'done' && result}
      </Stack>
    </Dialog>
  )
}
