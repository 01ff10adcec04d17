import { OperationError } from '#web/app/graphqlFetch.ts'
import { Notice } from '#web/ui/Notice/Notice.tsx'

/** Why something could not be sent, and what to do about it. */
function reasonOf(error: unknown): { title?: string; text: string } {
  if (!navigator.onLine) return { title: 'You are offline', text: 'Press the button again once you are connected.' }
  if (!(error instanceof OperationError))
    return { title: 'The connection failed', text: 'Please check it and press the button again.' }
  // what is wrong with the request is said by the server; what is wrong with the server, by us
  if (error.status < 500 && error.code !== 'INTERNAL_SERVER_ERROR') return { text: error.message }
  return { text: 'Something went wrong on our side. Please press the button again in a minute.' }
}

export interface SendProblemProps {
  /** What the last try ended with; null when it worked or there was none. */
  error: unknown
  /** What did not happen: "Your message was not sent." */
  what: string
}

/** Says beside the button of a form that sending it failed, until the next try: a toast is gone after seconds. */
export function SendProblem({ error, what }: SendProblemProps) {
  if (!error) return null
  const { title, text } = reasonOf(error)
  return (
    <Notice tone="danger" live title={title}>
      {`${what} ${text}`}
    </Notice>
  )
}
