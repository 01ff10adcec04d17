import { useState } from 'react'
import { useHydrated } from '#web/app/useHydrated.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'

/** What talks to passkeys, fetched when somebody wants to use one. */
export type Passkeys = typeof import('./passkeys.ts')

export interface PasskeyButtonProps {
  children?: string
  /** What did not happen where it fails: "You are not signed in." */
  what?: string
  /** Asks the device for a passkey, and uses it. */
  onUse: (passkeys: Passkeys) => Promise<unknown>
}

/**
 * Proves with a passkey who it is, in place of the password and the code. What went wrong is shown above it.
 *
 * - **Use it for:** Below the form that asks for a password, wherever one signs in or confirms who one is.
 * - **Not for:** A code of an app: `SecondFactorField`.
 * - **Parts:** A wide `Button`, and above it what went wrong.
 * - **Accessibility:** It is offered in every browser; where there are no passkeys, it says so when it is pressed.
 * - **Words:** What went wrong ends with what to do: another try or the password.
 */
export function PasskeyButton({
  children = 'Sign in with a passkey',
  what = 'You are not signed in.',
  onUse,
}: PasskeyButtonProps) {
  const hydrated = useHydrated()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function use() {
    setPending(true)
    setFailure(null)
    await import('./passkeys.ts').then(onUse).catch(setFailure)
    setPending(false)
  }

  return (
    <Stack space={12}>
      <SendProblem error={failure} what={what} />
      <Button wide disabled={!hydrated} pending={pending} pendingLabel="Waiting for your device..." onClick={use}>
        {children}
      </Button>
    </Stack>
  )
}
