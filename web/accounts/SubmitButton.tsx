import type { ReactNode } from 'react'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { useHydrated } from '#web/app/useHydrated.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Text } from '#web/ui/Text/Text.tsx'

interface SubmitButtonProps {
  children: ReactNode
  pending: boolean
  /** The word shown while the answer is awaited. */
  pendingLabel: string
}

/** Sends a form of the sign-in pages. It waits for the scripts: without them the browser would send the form by itself, to nowhere. */
export function SubmitButton({ children, pending, pendingLabel }: SubmitButtonProps) {
  const hydrated = useHydrated()
  return (
    <>
      <noscript>
        <Text>This form needs JavaScript. Please turn it on in your browser, or call the centre.</Text>
      </noscript>
      <Button type="submit" tone="primary" wide disabled={!hydrated} pending={pending} pendingLabel={pendingLabel}>
        {children}
      </Button>
    </>
  )
}

/** What the server said about a failure; nothing when it did not answer. */
export const serverText = (error: unknown): string | null => (error instanceof OperationError ? error.message : null)

/** The password was right, and the account wants a code of its second factor as well. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof OperationError && error.code === 'SECOND_FACTOR_REQUIRED'
