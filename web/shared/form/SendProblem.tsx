import { OperationError } from '#web/app/graphqlFetch.ts'
import { Notice } from '#web/ui/Notice/Notice.tsx'

/** Why something could not be sent, and what to do about it. */
function reasonOf(error: unknown): { title?: string; text: string } {
  if (!navigator.onLine) return { title: 'You are offline', text: 'Try again once you are connected.' }
  if (!(error instanceof OperationError))
    return { title: 'The connection failed', text: 'Please check it and try again.' }
  // what is wrong with the request is said by the server; what is wrong with the server, by us
  if (error.status < 500 && error.code !== 'INTERNAL_SERVER_ERROR') return { text: error.message }
  return { text: 'Something went wrong on our side. Please try again in a minute.' }
}

export interface SendProblemProps {
  /** What the last try ended with; null when it worked or there was none. */
  error: unknown
  /** What did not happen: "Your message was not sent." */
  what: string
}

/**
 * Says beside the button of a form that sending it failed, until the next try: a toast is gone after seconds.
 *
 * - **Use it for:** Forms of the public site and others that are sent once: a message, an enrollment.
 * - **Not for:** Forms that save a record: `PageForm` and `FormDialog` say it themselves.
 * - **Parts:** A `Notice` of tone danger. `what` says what did not happen; the reason and what to do follow from the
 *   error.
 * - **Accessibility:** An alert: it is read at once. Nothing that was typed is lost.
 * - **Words:** `what` is a whole sentence: “Your message was not sent.”
 */
export function SendProblem({ error, what }: SendProblemProps) {
  if (!error) return null
  const { title, text } = reasonOf(error)
  return (
    <Notice tone="danger" live title={title}>
      {`${what} ${text}`}
    </Notice>
  )
}
