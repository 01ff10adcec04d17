import { CalendarPlus, Check, Clock, MapPin, ShieldCheck, TriangleAlert, X } from 'lucide-react'
import { isOpenForReplies } from '#graphql/activities/activities.rules.ts'
import { ClassBadge } from '#web/shared/calendar/ClassBadge.tsx'
import { DateBlock } from '#web/shared/calendar/DateBlock.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { CallCentre } from '../shell/centre.tsx'
import * as styles from './Activities.css.ts'
import { isFor } from './activities.ts'
import { type Activity, ConsentDialog, type OwnChild, replyOf, useReply } from './ConsentDialog.tsx'
import { useState } from 'react'
import { formatTimes } from '#graphql/values/dates.ts'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'

interface ReplyRowProps {
  activity: Activity
  child: OwnChild
}

const segments = [
  { value: 'yes', label: 'Yes', icon: Check, tone: 'good' },
  { value: 'no', label: 'No', icon: X, tone: 'danger' },
] as const

const chosenOf = (attending: boolean | null | undefined) => (attending == null ? null : attending ? 'yes' : 'no')

/** Whether one child comes: two large answers, and for an outing the consent. */
function ReplyRow({ activity, child }: ReplyRowProps) {
  const { answer, loading } = useReply()
  const [asking, setAsking] = useState(false)
  const reply = replyOf(activity, child)
  const consentMissing = activity.isOuting && reply?.attending === true && !reply.consentedAt

  function choose(next: 'yes' | 'no') {
    if (next === 'no') void answer(activity, child, { attending: false })
    else if (activity.isOuting) setAsking(true)
    else void answer(activity, child, { attending: true })
  }
  return (
    <div className={styles.reply}>
      <Text as="span" weight="strong">
        Is {child.firstName} coming?
      </Text>
      <SegmentedControl
        label={`Is ${child.firstName} coming to ${activity.title}?`}
        segments={segments}
        value={chosenOf(reply?.attending)}
        onChange={choose}
        disabled={loading}
      />
      {activity.isOuting && reply?.consentedAt && (
        <span className={styles.consent}>
          <ShieldCheck aria-hidden size={18} /> You gave consent
        </span>
      )}
      {consentMissing && (
        <span className={styles.missing}>
          <TriangleAlert aria-hidden size={18} /> The outing has changed, or consent was withdrawn. Please give it
          again.
          <Button size="small" onClick={() => setAsking(true)}>
            Give consent
          </Button>
        </span>
      )}
      {asking && (
        <ConsentDialog
          activity={activity}
          child={child}
          sending={loading}
          onClose={() => setAsking(false)}
          onConsent={async () => {
            const saved = await answer(activity, child, { attending: true, consent: true })
            if (saved) setAsking(false)
            return saved
          }}
        />
      )}
    </div>
  )
}

export interface ActivityCardProps {
  activity: Activity
  /** One's own children; those whom it is for are asked about. */
  ownChildren: readonly OwnChild[]
  today: string
}

const answered = (activity: Activity, child: OwnChild) => {
  const attending = replyOf(activity, child)?.attending
  if (attending == null) return `No reply for ${child.firstName}`
  return attending ? `${child.firstName} is coming` : `${child.firstName} is not coming`
}

/** One activity: what, when and where, and whether one's own children come. */
export function ActivityCard({ activity, ownChildren, today }: ActivityCardProps) {
  const { id, title, description, date, location, isOuting, imageUrl } = activity
  const invited = ownChildren.filter((child) => isFor(activity, child))
  const open = isOpenForReplies(date, today)
  return (
    <Card as="article" pad="small" id={`activity-${id}`} label={title}>
      <div className={styles.card}>
        <DateBlock date={date} past={date < today} />
        <div className={styles.about}>
          <div className={styles.badges}>
            <ClassBadge forClass={activity.class} />
            {isOuting && <Badge tone="info">Outing</Badge>}
            {date === today && <Badge tone="good">Today</Badge>}
          </div>
          <Heading level={2} look="h3">
            {title}
          </Heading>
          <div className={styles.facts}>
            <span className={styles.fact}>
              <Clock aria-hidden size={18} /> {formatTimes(activity.time, activity.endTime)}
            </span>
            <span className={styles.fact}>
              <MapPin aria-hidden size={18} /> {location}
            </span>
          </div>
        </div>
        <div className={styles.body}>
          {imageUrl?.startsWith('/') && <img src={imageUrl} alt="" className={styles.picture} />}
          {description && <Text asTyped>{description}</Text>}
          {open && invited.map((child) => <ReplyRow key={child.id} activity={activity} child={child} />)}
          {!open && date === today && invited.length > 0 && (
            <Text tone="muted">
              {invited.map((child) => answered(activity, child)).join(', ')}. Replies closed yesterday. If something has
              changed, please call us
              <CallCentre />.
            </Text>
          )}
          {date >= today && (
            <div>
              <ButtonLink
                size="small"
                tone="quiet"
                icon={CalendarPlus}
                href={`/api/activities/${id}/calendar`}
                download
                aria-label={`Add to calendar: ${title}`}
              >
                Add to calendar
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}
