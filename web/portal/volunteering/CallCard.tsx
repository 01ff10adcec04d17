import { CalendarDays, Check, Clock, HandHeart, MapPin, UsersRound } from 'lucide-react'
import { untilInWords, whenInWords } from '#graphql/volunteers/volunteers.rules.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './VolunteeringView.css.ts'
import type { Call } from './SignUpDialog.tsx'

const leftInWords = (left: number) => {
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
  if (status === 'declined') return <Badge>The centre has enough helpers</Badge>
  return (
    <Badge tone="warning" icon={Clock}>
      Waiting for the centre
    </Badge>
  )
}

export interface CallCardProps {
  call: Call
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
  onSignUp: () => void
  onWithdraw: () => void
}

/** An event that looks for helpers. */
export function CallCard({ call, today, onSignUp, onWithdraw }: CallCardProps) {
  const { eventTitle, className, venue, description, volunteersNeeded, placesTaken, mySignup, startDate } = call
  const left = Math.max(0, volunteersNeeded - placesTaken)
  const until = untilInWords(startDate, today)
  return (
    <Card as="article" size="large" label={eventTitle}>
      <Stack space={16}>
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
              {whenInWords(call)}
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
                label={leftInWords(left)}
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
      </Stack>
    </Card>
  )
}
