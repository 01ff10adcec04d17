import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'

interface ClosedDay {
  date: string
  /** Why the centre is closed, in words; null when it is open. */
  closed: string | null
  /** Whether something is recorded already: then the day was held, and nobody needs to be asked again. */
  held: boolean
}

/** Asks once before something is recorded on a day on which the centre is closed: usually the date is a slip. */
export function useClosedQuestion({ date, closed, held }: ClosedDay): {
  ask: (record: () => void) => void
  question: ReactNode
} {
  const [agreed, setAgreed] = useState('')
  const [waiting, setWaiting] = useState<{ record: () => void } | null>(null)
  return {
    ask: (record) => (closed === null || held || agreed === date ? record() : setWaiting({ record })),
    question: waiting && (
      <ConfirmDialog
        title="Record attendance on a closed day?"
        text={closed ?? ''}
        confirmLabel="Record anyway"
        onConfirm={() => {
          setAgreed(date)
          setWaiting(null)
          waiting.record()
        }}
        onCancel={() => setWaiting(null)}
      />
    ),
  }
}
