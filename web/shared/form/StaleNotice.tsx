import { Button } from '#web/ui/Button/Button.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { ForeignChange } from './errors.ts'

export interface StaleNoticeProps {
  changes: readonly ForeignChange[]
  /** Puts what somebody else saved into the form; what was typed here stays. */
  onTakeOver: () => void
}

/**
 * Somebody else saved first: says what they changed, and how to go on without losing what was typed.
 *
 * - **Use it for:** The form kit shows it; you only pass `stale` on.
 * - **Not for:** Anything else that went wrong: `Notice`.
 * - **Parts:** The changed fields with what they say now, and one button that puts them into the form. What was typed
 *   here stays.
 * - **Accessibility:** A status, read when it appears. The button can be reached before the fields.
 * - **Words:** It never says who was right. Labels are those of the fields.
 */
export function StaleNotice({ changes, onTakeOver }: StaleNoticeProps) {
  return (
    <Notice tone="warning" title="Somebody else has changed this in the meantime" live>
      <Stack space={8} align="start">
        {changes.length > 0 ? (
          <ul>
            {changes.map(({ label, now }) => (
              <li key={label}>
                {label} is now: <b>{now}</b>
              </li>
            ))}
          </ul>
        ) : (
          <p>The fields in this form have not changed.</p>
        )}
        <Button size="small" onClick={onTakeOver}>
          Update, and keep what I typed
        </Button>
      </Stack>
    </Notice>
  )
}
