import { ChartLine, Plus } from 'lucide-react'
import { AreaList } from '#web/shared/progress/AreaList.tsx'
import { inPercent } from '#web/shared/progress/format.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { fullName } from '../shared/people/format.ts'
import { useChildLearningPath } from './childLearningPath.ts'
import * as styles from './Progress.css.ts'
import type { FollowedChild } from './progressData.ts'

export interface ProgressCardProps {
  followed: FollowedChild
  className: string
  onAdd: (childId: number) => void
}

/** Where one child stands. */
export function ProgressCard({ followed, className, onAdd }: ProgressCardProps) {
  const childLearningPath = useChildLearningPath()
  const { child, overall, areas } = followed
  return (
    <Card as="article" label={fullName(child)}>
      <Stack space={16}>
        <div className={styles.head}>
          <div className={styles.name}>
            <TextLink to={childLearningPath(child.id)}>
              <span className={styles.title}>{fullName(child)}</span>
            </TextLink>
            <Text size="small" tone="muted">
              {className}
            </Text>
          </div>
          {overall !== null && (
            <Text as="div" size="small" tone="muted" align="end">
              <div className={styles.overall}>{inPercent(overall)}</div>
              overall
            </Text>
          )}
        </div>
        {areas.length === 0 ? <Text tone="muted">Not assessed yet.</Text> : <AreaList areas={areas} />}
        <Inline space={8}>
          <ButtonLink size="small" icon={ChartLine} to={childLearningPath(child.id)}>
            View Details
          </ButtonLink>
          <Button size="small" icon={Plus} onClick={() => onAdd(child.id)}>
            Add Record
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
