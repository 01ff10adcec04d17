import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'

/** Lists and figures in which money appears. */
const affected = [
  'bankLines',
  'billingMonths',
  'billingSummary',
  'bills',
  'child',
  'deletedBills',
  'familyDebts',
  'income',
  'monthDraft',
  'overview',
  'paymentReminders',
  'payments',
]

/** To be called after money changed: every list and figure that shows it is read anew, at once where it is in sight. */
export function useMoneyChanged() {
  const { cache } = useApolloClient()
  return useCallback(() => {
    for (const fieldName of affected) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [cache])
}
