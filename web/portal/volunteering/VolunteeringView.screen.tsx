import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { EnrolmentNote } from '../family/EnrolmentNote.tsx'
import { CallCard } from './CallCard.tsx'
import { ParentVolunteeringDocument, WithdrawVolunteerSignupDocument } from './volunteering.generated.ts'
import type { Call } from './SignUpDialog.tsx'
import type { ViewProps } from '../views.ts'

const SignUpDialog = lateModule(() => import('./SignUpDialog.tsx')).part((module) => module.SignUpDialog)

function WithdrawQuestion({ call, onDone }: { call: Call; onDone: () => void }) {
  const [withdraw] = useMutation(WithdrawVolunteerSignupDocument)
  return (
    <DeleteQuestion
      what="sign-up"
      question={`Withdraw from ${call.eventTitle}?`}
      text="Your place goes to somebody else. You can sign up again while there is one."
      confirmLabel="Withdraw"
      cancelLabel="Stay signed up"
      pendingLabel="Withdrawing..."
      deleted="You are no longer signed up"
      failed="You are still signed up"
      remove={async () => call.mySignup && withdraw({ variables: { id: call.mySignup.id } })}
      onClose={onDone}
    />
  )
}

/** The events that look for helpers. */
export function VolunteeringView({ today }: ViewProps) {
  const query = useScreenQuery(ParentVolunteeringDocument)
  const { data: read, previousData } = query
  const data = read ?? previousData
  const [opened, setOpened] = useState<{ kind: 'sign-up' | 'withdraw'; call: Call } | null>(null)
  const close = () => setOpened(null)
  return (
    <Stack space={20}>
      <div>
        <Heading level={1}>Volunteering</Heading>
        <Text tone="muted">Lend a hand where you like; the children love it.</Text>
      </div>
      {data && <EnrolmentNote family={data.myChildren} />}
      {data?.openVolunteerRequests.length === 0 && (
        <Card size="large" pad="none">
          <EmptyState
            picture={<img src="/art/empty-activities.svg" alt="" width={200} height={150} />}
            title="No help is needed at the moment"
          >
            The next event that looks for helpers will appear here.
          </EmptyState>
        </Card>
      )}
      {data && data.openVolunteerRequests.length > 0 && (
        <Grid as="ul" columnsOf={340} keepWidth>
          {data.openVolunteerRequests.map((call) => (
            <li key={call.id}>
              <CallCard
                call={call}
                today={today}
                onSignUp={() => setOpened({ kind: 'sign-up', call })}
                onWithdraw={() => setOpened({ kind: 'withdraw', call })}
              />
            </li>
          ))}
        </Grid>
      )}
      {!data && (
        <QueryState
          query={query}
          label="Loading the events"
          failed="The events could not be loaded."
          count={2}
          height="block"
        />
      )}
      {data && opened?.kind === 'sign-up' && (
        <SignUpDialog call={opened.call} childrenOf={data.myChildren} onClose={close} />
      )}
      {opened?.kind === 'withdraw' && <WithdrawQuestion call={opened.call} onDone={close} />}
    </Stack>
  )
}

export const screen: Screen<ViewProps> = { Page: VolunteeringView, first: () => [[ParentVolunteeringDocument]] }
