import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { signInSchema, type SignInInput } from '#graphql/accounts/accounts.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { PasskeyButton, type Passkeys } from './PasskeyButton.tsx'
import { SecondFactorField } from './SecondFactorField.tsx'
import * as styles from './SignInAgain.css.ts'

export interface SignInAgainProps {
  /** Signs in; the page is uncovered by the component that shows this. */
  onSignIn: (values: SignInInput) => Promise<void>
  onPasskey: (passkeys: Passkeys) => Promise<void>
  /** The sign-in page, which returns here, without what was typed. */
  signInPage: string
}

/**
 * Covers a page whose session has ended. The page stays as it is underneath, with all that was typed. The element is
 * the browser's own modal dialog: it lies over open dialogs too, and nothing under it can be reached.
 *
 * - **Use it for:** `SessionGuard` shows it in portal and admin, as soon as an answer of the server says that the
 *   session has ended.
 * - **Not for:** Signing in at first: the sign-in pages.
 * - **Parts:** A sheet over everything with username, password, and the code once it is asked for; a link to the
 *   sign-in page for those who are somebody else.
 * - **Accessibility:** It is the browser's own modal dialog: it lies over open dialogs too, and nothing under it can
 *   be reached. Escape does not close it. Wrong answers are said at their field.
 * - **Words:** “You were signed out”, and what is not lost: “What you typed is still here.”
 */
export function SignInAgain({ onSignIn, onPasskey, signInPage }: SignInAgainProps) {
  const cover = useRef<HTMLDialogElement>(null)
  const [withCode, setWithCode] = useState(false)
  const form = useSavedForm<SignInInput>({
    schema: signInSchema,
    defaultValues: { username: '', password: '', code: undefined },
    save: (values) =>
      onSignIn(values).catch((error: unknown) => {
        setWithCode(failureOf(error).code === 'SECOND_FACTOR_REQUIRED')
        throw error
      }),
  })
  const { field } = form

  useEffect(() => {
    const dialog = cover.current
    const show = () => dialog?.isConnected && !dialog.open && dialog.showModal()
    show()
    // browsers close it at the second Escape, whatever was answered to the first
    dialog?.addEventListener('close', show)
    return () => dialog?.removeEventListener('close', show)
  }, [])

  return createPortal(
    <dialog
      ref={cover}
      className={styles.cover}
      aria-labelledby="signed-out"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.content}>
        <div className={styles.words}>
          <Heading level={2} look="h1" id="signed-out">
            You were signed out
          </Heading>
          <Text tone="muted">Sign in again to continue. What you typed is still here.</Text>
        </div>
        <PageForm form={form} label="Sign in again" space={20}>
          <TextField
            label="Username"
            hint="Your e-mail address works too."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field('username')}
          />
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
          {withCode && <SecondFactorField {...field('code')} />}
          <Button type="submit" tone="primary" wide pending={form.formState.isSubmitting} pendingLabel="Signing in...">
            Sign in
          </Button>
        </PageForm>
        <PasskeyButton onUse={onPasskey} />
        <Text>
          <TextLink href={signInPage}>Go to the sign-in page</TextLink>
        </Text>
      </div>
    </dialog>,
    document.body,
  )
}
