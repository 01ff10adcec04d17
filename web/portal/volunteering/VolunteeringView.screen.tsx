import { useMutation } from '@apollo/client/react'
import { CalendarDays, Check, Clock, HandHeart, MapPin, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { untilText, formatWhen } from '#graphql/volunteers/volunteers.rules.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { EnrolmentNote } from '../family/ChildChips.tsx'
import { portalDialogs } from '../lazyDialogs.ts'
import { EmptyCard, ViewPage } from '../shell/ViewPage.tsx'
import type { ViewProps } from '../views.ts'
import type { Call } from './SignUpDialog.tsx'
import { ParentVolunteeringDocument, WithdrawVolunteerSignupDocument } from './volunteering.generated.ts'
import * as styles from './VolunteeringView.css.ts'

const SignUpDialog = portalDialogs.component('SignUpDialog')

function WithdrawQuestion({ call, onDone }: { call: Call; onDone: () => void }) {
  const [withdraw] = useMutation(WithdrawVolunteerSignupDocument)
  return (
    <DeleteQuestion
      what="sign-up"
      question={`Withdraw from ${call.eventTitle}?`}
      text="Your place will become available to somebody else. You can sign up again while there are places."
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
  const [opened, setOpened] = useState<{ kind: 'sign-up' | 'withdraw'; call: Call } | null>(null)
  const close = () => setOpened(null)
  return (
    <ViewPage title="Volunteering" lead="Lend a hand: the children love it." query={query} what="events">
      {(data) => (
        <>
          <EnrolmentNote family={data.myChildren} />
          {data.openVolunteerRequests.length === 0 && (
            <EmptyCard scene="activities" title="No help is needed at the moment">
              Events that need volunteers will appear here.
            </EmptyCard>
          )}
          {data.openVolunteerRequests.length > 0 && (
            <Grid as="ul" columnsOf={340} keepWidth>
              {data.openVolunteerRequests.map((call) => (
                <li key={call.id} className={styles.cell}>
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
          {opened?.kind === 'sign-up' && (
            <SignUpDialog call={opened.call} childrenOf={data.myChildren} onClose={close} />
          )}
          {opened?.kind === 'withdraw' && <WithdrawQuestion call={opened.call} onDone={close} />}
        </>
      )}
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = { Page: VolunteeringView, first: () => [[ParentVolunteeringDocument]] }

const leftText = (left: number) => {
  if (left === 0) return 'All places are taken'
  return left === 1 ? '1 place left' : `${left} places left`
}

function OwnState({ status }: { status: string }) {
  if (status === 'confirmed')
    return (
      <Badge tone="good" icon={Check}>
        You are helping
      </Badge>
    )
  if (status === 'declined') return <Badge>Not needed this time</Badge>
  return (
    <Badge tone="warning" icon={Clock}>
      Waiting for the centre
    </Badge>
  )
}

interface CallCardProps {
  call: Call
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
  onSignUp: () => void
  onWithdraw: () => void
}

/** An event that looks for helpers. */
function CallCard({ call, today, onSignUp, onWithdraw }: CallCardProps) {
  const { eventTitle, className, venue, description, volunteersNeeded, placesTaken, mySignup, startDate } = call
  const left = Math.max(0, volunteersNeeded - placesTaken)
  const until = untilText(startDate, today)
  return (
    <Card as="article" size="large" label={eventTitle}>
      <div className={styles.call}>
        <Inline justify="between" align="start">
          <div>
            <Heading level={2} look="h3">
              {eventTitle}
            </Heading>
            <Text size="small" tone="muted">
              {className}
            </Text>
          </div>
          {mySignup && <OwnState status={mySignup.status} />}
        </Inline>
        <ul className={styles.facts}>
          <li className={styles.fact}>
            <CalendarDays aria-hidden size={20} />
            <Text as="span" figures>
              {formatWhen(call)}
              {until && ` (${until})`}
            </Text>
          </li>
          {venue && (
            <li className={styles.fact}>
              <MapPin aria-hidden size={20} />
              {venue}
            </li>
          )}
          <li className={styles.fact}>
            <UsersRound aria-hidden size={20} />
            <div className={styles.places}>
              <ProgressBar
                label={leftText(left)}
                figure={`${placesTaken} of ${volunteersNeeded}`}
                value={Math.min(placesTaken, volunteersNeeded)}
                max={volunteersNeeded}
              />
            </div>
          </li>
        </ul>
        {description && <Text asTyped>{description}</Text>}
        {!mySignup && left > 0 && (
          <Button tone="primary" icon={HandHeart} onClick={onSignUp} aria-label={`Sign up for ${eventTitle}`}>
            Sign up
          </Button>
        )}
        {mySignup && mySignup.status !== 'declined' && (
          <Button onClick={onWithdraw} aria-label={`Withdraw from ${eventTitle}`}>
            Withdraw
          </Button>
        )}
      </div>
    </Card>
  )
}
