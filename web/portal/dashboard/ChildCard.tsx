import { MessageCircle, Phone, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import * as styles from './ChildCard.css.ts'
import type { ParentDashboardQuery } from './ParentDashboard.generated.ts'
import { todayState } from './todayState.ts'

export type DashboardChild = ParentDashboardQuery['myChildren'][number]

interface ChildCardProps {
  child: DashboardChild
  /** Address of the child's picture. */
  face: string
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

function Fact({ icon, alarm, children }: { icon: ReactNode; alarm?: boolean; children: ReactNode }) {
  return (
    <li className={classes(styles.fact, alarm && styles.alarm)}>
      {icon}
      <span>{children}</span>
    </li>
  )
}

/** A child's day at a glance: in or out, since when, and what the centre should know. */
export function ChildCard({ child, face, today }: ChildCardProps) {
  const name = `${child.firstName} ${child.lastName}`
  const { tone, words, icon } = todayState(child.attendanceToday, today)
  const { allergies, emergencyContact, emergencyContactPhone: phone } = child
  const note = child.attendanceToday?.notes
  return (
    <Card as="article" size="large" label={name}>
      <div className={styles.card}>
        <div className={styles.top}>
          <Avatar name={name} src={face} size={64} blob />
          <div>
            <Heading level={3}>{name}</Heading>
            <Text size="small" tone="muted" figures>
              {child.class ? `${child.class.name} · ` : ''}
              {child.exactAge}
            </Text>
          </div>
          <div className={styles.state}>
            <Badge tone={tone} icon={icon}>
              {words}
            </Badge>
          </div>
        </div>
        <ul className={styles.facts}>
          {note && <Fact icon={<MessageCircle aria-hidden size={20} />}>{note}</Fact>}
          {allergies ? (
            <Fact alarm icon={<TriangleAlert aria-hidden size={20} />}>
              <b>Allergies:</b> {allergies}
            </Fact>
          ) : (
            <Fact icon={<ShieldCheck aria-hidden size={20} />}>No allergies on record</Fact>
          )}
          {phone && (
            <Fact icon={<Phone aria-hidden size={20} />}>
              In an emergency we call {emergencyContact ? `${emergencyContact}, ` : ''}
              <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</TextLink>
            </Fact>
          )}
        </ul>
      </div>
    </Card>
  )
}
