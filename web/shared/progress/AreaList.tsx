import { formatDate } from '#graphql/values/dates.ts'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { areaLabel, GradeBadge, inPercent } from './format.tsx'

export interface AreaListProps {
  areas: readonly { area: string; percent: number; grade: string; date: string }[]
}

/** The latest assessment of each area. */
export function AreaList({ areas }: AreaListProps) {
  return (
    <Stack as="ul" space={12}>
      {areas.map(({ area, percent, grade, date }) => (
        <Stack key={area} as="li" space={4}>
          <ProgressBar label={areaLabel(area)} value={percent} figure={inPercent(percent)} />
          <Inline space={8} justify="between">
            <GradeBadge grade={grade} />
            <Text as="time" dateTime={date} size="small" tone="muted">
              {formatDate(date)}
            </Text>
          </Inline>
        </Stack>
      ))}
    </Stack>
  )
}
