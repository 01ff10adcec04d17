import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { type ToastMessage, toast } from '#web/ui/Toast/toast.ts'
import { MailServerDocument } from '../people/people.generated.ts'

// asked each time: it is small, and a server that was restarted may have one
const asking = { fetchPolicy: 'no-cache' } as const

const isSetUp = (client: ApolloClient) =>
  client.query({ query: MailServerDocument, ...asking }).then(
    ({ data }) => data?.settings.mail.isConfigured ?? true,
    () => true,
  )

/** What is said of an e-mail that nothing sends yet. */
export const waitsInOutbox = 'No mail server is set up, so it is waiting in the outbox (Settings, E-mail).'

/**
 * Tells of a change that goes out by e-mail; where no mail server is set up, that the e-mail waits.
 * @returns a function that takes the message and, where its title says "sent", the title for an e-mail that waits
 */
export function useTellMail() {
  const client = useApolloClient()
  return useCallback(
    async (message: ToastMessage, unsent = message.title) => {
      const isSent = await isSetUp(client)
      toast(isSent ? message : { tone: 'info', ...message, title: unsent, text: waitsInOutbox })
    },
    [client],
  )
}

/** Whether e-mails leave, for what says so without a toast; assumed until it is known. */
export function useMailLeaves() {
  const { data } = useScreenQuery(MailServerDocument, {}, asking)
  return data?.settings.mail.isConfigured ?? true
}
