import { formatDate } from '#graphql/values/dates.ts'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { areaLabel, GradeBadge, inPercent } from './format.tsx'

export interface AreaListProps {
  areas: readonly { area: string; percent: number; grade: string; date: string }[]
}

/**
 * The latest assessment of each area.
 *
 * - **Use it for:** The page of a child, in the portal and in the admin area.
 * - **Not for:** How it changed: `OverTime`.
 * - **Parts:** For each area a `ProgressBar`, its grade as a badge, and the day.
 * - **Accessibility:** A list; each bar is read with its figure.
 * - **Words:** The names of the areas are documented. A grade is a word that parents can live with: “Needs support”,
 *   never “Fail”.
 */
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
