import { useState } from 'react'
import type { EndSecondFactorInput } from '#graphql/accounts/security.schema.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { codes as codeList } from './Account.css.ts'
import type { AccountActions, Owner, Protection } from './accountActions.ts'
import { AuthenticatorForm, EndSecondFactorForm, OwnPasswordForm } from './SecondFactorForms.tsx'

/** Fewer than this, and it is time for new codes. */
const fewCodes = 3

interface SecondFactorPartProps
  extends Pick<AccountActions, 'onBeginSecondFactor' | 'onConfirmSecondFactor' | 'onEndSecondFactor'> {
  owner: Pick<Owner, 'role'>
  protection: Protection
}

type Step =
  | { at: 'rest' }
  | { at: 'password' }
  | { at: 'app'; secret: string; uri: string }
  | { at: 'codes'; codes: string[] }

/** Why it is worth it. */
const opens = (role: string) =>
  role === 'parent'
    ? 'Your account gives access to everything about your children and decides who may collect them.'
    : "Your account gives access to other families' data, so we recommend it."

/** Two-step sign-in: off, being set up, on. */
export function SecondFactorPart(props: SecondFactorPartProps) {
  const { owner, protection, onBeginSecondFactor, onConfirmSecondFactor, onEndSecondFactor } = props
  const { secondFactor: isOn, recoveryCodesLeft: left } = protection
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })

  const begin = async (password: string) => setStep({ at: 'app', ...(await onBeginSecondFactor(password)) })
  const confirm = async (code: string) => setStep({ at: 'codes', codes: await onConfirmSecondFactor(code) })
  const end = async (input: EndSecondFactorInput) => {
    await onEndSecondFactor(input)
    rest()
    toast({ title: 'Two-step sign-in is off' })
  }

  return (
    <Panel title="Two-step sign-in" aside={<Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}>
      <Stack space={16}>
        {step.at === 'rest' && (
          <>
            <Text>
              {isOn
                ? `You sign in with your password and a code from your authenticator app. ${left} of your recovery codes can still be used.`
                : `With an authenticator app on your phone, nobody can sign in with just your password. ${opens(owner.role)}`}
            </Text>
            {isOn && left < fewCodes && (
              <Notice tone="warning">Turn it off and on again to get new recovery codes.</Notice>
            )}
            <div>
              <Button onClick={() => setStep({ at: 'password' })}>{isOn ? 'Turn off' : 'Set up'}</Button>
            </div>
          </>
        )}
        {step.at === 'password' &&
          (isOn ? (
            <EndSecondFactorForm onSend={end} onCancel={rest} />
          ) : (
            <OwnPasswordForm onSend={begin} onCancel={rest} />
          ))}
        {step.at === 'app' && (
          <AuthenticatorForm secret={step.secret} uri={step.uri} onSend={confirm} onCancel={rest} />
        )}
        {step.at === 'codes' && (
          <>
            <Notice tone="good" live title="Two-step sign-in is on">
              Store these recovery codes somewhere other than your phone, for instance on paper. Each works once instead
              of a code from the app. We will not show them again.
            </Notice>
            <ul className={codeList} aria-label="Recovery codes">
              {step.codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
            <div>
              <Button onClick={rest}>I have stored them</Button>
            </div>
          </>
        )}
      </Stack>
    </Panel>
  )
}
