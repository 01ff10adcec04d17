import { consentKinds } from '#graphql/consents/consents.rules.ts'
import type { Answer } from '#web/shared/consents/consentState.ts'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { ConsentRow } from './ConsentRow.tsx'

interface OwnConsentsProps {
  child: { id: number; firstName: string; consents: readonly Answer[] }
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
        />
      ))}
    </Stack>
  )
}
