import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Blob, type Companion } from '#web/ui/Blob/Blob.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './SummaryCard.css.ts'

export interface SummaryCardProps {
  title: string
  /** The figure with its unit, in words. */
  text: string
  /** Something is late. */
  alarm?: boolean
  icon: LucideIcon
  tone: Companion
  /** The view that shows it in full. */
  to: string
}

/** One subject in one line, leading to its view. */
export function SummaryCard({ title, text, alarm, icon, tone, to }: SummaryCardProps) {
  return (
    <Card pad="small" to={to}>
      <span className={styles.row}>
        <Blob icon={icon} tone={tone} />
        <span className={styles.words}>
          <Text as="span" weight="strong">
            {title}
          </Text>
          <Text as="span" size="small" tone={alarm ? 'danger' : 'muted'} figures>
            {text}
          </Text>
        </span>
        <ChevronRight aria-hidden size={20} className={styles.arrow} />
      </span>
    </Card>
  )
}
