import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { type ConsentKind, consentKinds, consentTexts, isGranted, isOpen } from '#graphql/consents/consents.rules.ts'
import { failureOf } from '#web/app/failure.ts'
import { AnswerConsentDocument } from '#web/shared/consents/answerConsent.generated.ts'
import { type Answer, consentState } from '#web/shared/consents/consentState.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'

interface ConsentRowProps {
  child: { id: number; firstName: string }
  kind: ConsentKind
  answer: Answer | undefined
  mayDecide: boolean
}

/** One thing that the centre asks consent for: the text, its state, and buttons to change it. */
function ConsentRow({ child, kind, answer, mayDecide }: ConsentRowProps) {
  const [send, { loading }] = useMutation(AnswerConsentDocument)
  const [withdrawing, setWithdrawing] = useState(false)
  const { title, text, without, version } = consentTexts[kind]
  const { tone, icon, words, since } = consentState(answer)
  const granted = isGranted(answer)
  const open = isOpen(answer)

  async function say(yes: boolean) {
    try {
      await send({ variables: { input: { childId: child.id, kind, granted: yes, version } } })
      toast({
        title: yes ? `${title}: consent given for ${child.firstName}` : `${title}: no consent for ${child.firstName}`,
      })
    } catch (error) {
      toast({ tone: 'danger', title: 'Your answer could not be saved.', text: failureOf(error).message })
    }
    setWithdrawing(false)
  }
  return (
    <Stack as="li" space={8}>
      <Inline space={8} justify="between">
        <Heading level={3}>{title}</Heading>
        <Badge tone={tone} icon={icon}>
          {words}
        </Badge>
      </Inline>
      <Text prose>{text}</Text>
      <Text size="small" tone="muted">
        {since && `${since}. `}
        {!granted && without}
      </Text>
      {mayDecide && (
        <Inline space={8}>
          {granted ? (
            <Button
              size="small"
              onClick={() => setWithdrawing(true)}
              aria-label={`Withdraw: ${title}, ${child.firstName}`}
            >
              Withdraw
            </Button>
          ) : (
            <Button
              size="small"
              tone={open ? 'primary' : 'secondary'}
              pending={loading}
              pendingLabel="Saving..."
              onClick={() => void say(true)}
              aria-label={`Give consent: ${title}, ${child.firstName}`}
            >
              Give consent
            </Button>
          )}
          {open && (
            <Button
              size="small"
              pending={loading}
              onClick={() => void say(false)}
              aria-label={`No consent: ${title}, ${child.firstName}`}
            >
              No consent
            </Button>
          )}
        </Inline>
      )}
      <ConfirmDialog
        open={withdrawing}
        title={`Withdraw this consent for ${child.firstName}?`}
        text={`${title}. ${without} You can give consent again at any time.`}
        confirmLabel="Withdraw consent"
        pending={loading}
        pendingLabel="Withdrawing..."
        onConfirm={() => void say(false)}
        onCancel={() => setWithdrawing(false)}
      />
    </Stack>
  )
}

interface OwnConsentsProps {
  child: { id: number; firstName: string; mayDecide: boolean; consents: readonly Answer[] }
}

/** What the centre asks consent for, each apart from the others. */
export function OwnConsents({ child }: OwnConsentsProps) {
  return (
    <Stack as="ul" space={24}>
      {consentKinds.map((kind) => (
        <ConsentRow
          key={kind}
          child={child}
          kind={kind}
          answer={child.consents.find((consent) => consent.kind === kind)}
          mayDecide={child.mayDecide}
        />
      ))}
    </Stack>
  )
}
