import { formatObservationArea } from '#graphql/moments/moments.rules.ts'
import { formatDate, timeInJohannesburg } from '#graphql/values/dates.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { Comments } from './Comments.tsx'
import { MomentPictures } from './MomentPictures.tsx'
import * as styles from './Moments.css.ts'
import type { FamilyChild, OwnMoment } from './moments.ts'
import { Reactions } from './Reactions.tsx'

interface MomentCardProps {
  moment: OwnMoment
  family: readonly FamilyChild[]
  /** Name of the user who is signed in. */
  ownName: string
}

/** A moment: what was seen, in words and pictures, and what the family answers. */
export function MomentCard({ moment, family, ownName }: MomentCardProps) {
  const { date, text, area, createdAt, children } = moment
  const time = timeInJohannesburg(new Date(createdAt))
  const own = family.length > 1 ? family.filter((child) => children.some(({ id }) => id === child.id)) : []
  return (
    <Card as="li" pad="small">
      <article aria-label={`Moment from ${formatDate(date)}, ${time}`} className={styles.moment}>
        <div className={styles.marks}>
          <Text as="time" size="small" tone="muted" figures dateTime={createdAt}>
            {time}
          </Text>
          {own.map(({ id, firstName }) => (
            <Badge key={id} tone="sky" wrap>
              {firstName}
            </Badge>
          ))}
          {area && (
            <Badge tone="leaf" wrap>
              {formatObservationArea(area)}
            </Badge>
          )}
        </div>
        <Text asTyped prose>
          {text}
        </Text>
        <MomentPictures moment={moment} />
        <Reactions moment={moment} />
        <Comments moment={moment} ownName={ownName} />
      </article>
    </Card>
  )
}
