import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { applicationStatusLabels } from '#graphql/enrollment/enrollment.rules.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { ApplicationsDocument } from './applications.generated.ts'
import { type ListedApplication, statusOf } from './application.ts'

/** After a refused change: reads the list again and says what became of an application that somebody else changed. */
export function useShowCurrent() {
  const client = useApolloClient()
  return useCallback(
    async ({ id, childName }: ListedApplication) => {
      const { data } = await client.query({ query: ApplicationsDocument, fetchPolicy: 'network-only' })
      const now = data?.applications.find((application) => application.id === id)
      toast({
        tone: 'danger',
        title: 'Somebody else was faster',
        text: now
          ? `${childName} is “${applicationStatusLabels[statusOf(now)]}” now. Look at what is there, then decide again.`
          : `The application for ${childName} is no longer there.`,
      })
    },
    [client],
  )
}
