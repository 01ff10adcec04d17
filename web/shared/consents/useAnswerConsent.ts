import type { Reference } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { AnswerConsentDocument } from './answerConsent.generated.ts'

/** Sends an answer to a consent; every screen that shows the child has it at once. */
export function useAnswerConsent() {
  return useMutation(AnswerConsentDocument, {
    update(cache, { data }) {
      if (!data) return
      const { childId, kind } = data.answerConsent
      const given = cache.identify(data.answerConsent)
      cache.modify<{ consents: readonly Reference[] }>({
        id: cache.identify({ __typename: 'Child', id: childId }),
        fields: {
          consents: (before, { readField }) => [
            ...before.filter((consent) => readField('kind', consent) !== kind),
            ...(given ? [{ __ref: given }] : []),
          ],
        },
      })
    },
  })
}
