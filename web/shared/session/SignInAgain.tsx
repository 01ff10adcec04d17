import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useForm } from 'react-hook-form'
import type { SignInInput } from '#graphql/accounts/accounts.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { lateResolver } from '#web/shared/form/lateResolver.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { SecondFactorField } from './SecondFactorField.tsx'
import * as styles from './SignInAgain.css.ts'

const schema = async () => (await import('#graphql/accounts/accounts.schema.ts')).signInSchema

export interface SignInAgainProps {
  /** Signs in; the page is uncovered by the component that shows this. */
  onSignIn: (values: SignInInput) => Promise<void>
  /** The sign-in page, which comes back here but forgets what was typed. */
  signInPage: string
}

/**
 * Covers a page whose session has ended. The page stays as it is underneath, with all that was typed. The element is the
 * browser's own modal dialog: it lies over open dialogs too, and nothing under it can be reached.
 */
export function SignInAgain({ onSignIn, signInPage }: SignInAgainProps) {
  const cover = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState('')
  const [withCode, setWithCode] = useState(false)
  const { register, handleSubmit, formState, setError } = useForm<SignInInput>({
    resolver: lateResolver(schema),
    defaultValues: { username: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    const dialog = cover.current
    const show = () => dialog?.isConnected && !dialog.open && dialog.showModal()
    show()
    // browsers close it at the second Escape, whatever was answered to the first
    dialog?.addEventListener('close', show)
    return () => dialog?.removeEventListener('close', show)
  }, [])

  async function send(values: SignInInput) {
    setProblem('')
    try {
      await onSignIn(values)
    } catch (error) {
      const { code, message, fields } = failureOf(error)
      if (code === 'SECOND_FACTOR_REQUIRED') {
        setWithCode(true)
        setError('code', { message: fields.code ?? '' })
      } else setProblem(message)
    }
  }

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
          <Text tone="muted">Sign in again to go on where you were. What you typed is still here.</Text>
        </div>
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <form className={styles.form} method="post" noValidate aria-label="Sign in again" onSubmit={handleSubmit(send)}>
          <TextField
            label="Username"
            hint="Your e-mail address works too."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...register('username')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
          {withCode && <SecondFactorField error={errors.code?.message} {...register('code')} />}
          <Button type="submit" tone="primary" wide pending={isSubmitting} pendingLabel="Signing in...">
            Sign in
          </Button>
        </form>
        <Text>
          <TextLink href={signInPage}>Go to the sign-in page</TextLink>
        </Text>
      </div>
    </dialog>,
    document.body,
  )
}
