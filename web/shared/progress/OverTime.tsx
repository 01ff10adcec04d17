import { useState } from 'react'
import { type Area, areas } from '#graphql/progress/progress.rules.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { LineChart } from '#web/ui/Chart/Chart.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { areaLabel, inPercent } from './format.tsx'

export interface OverTimeProps {
  /** The last one first. */
  assessments: readonly { area: string; percent: number; date: string }[]
  /** Whose they are: several children may be on a page. */
  name: string
}

/** `12 Nov`, with the year where it is another than that of the last one: a phone has room for no more. */
function shortDay(date: string, last: string) {
  const [day, month = '', year = ''] = formatDate(date).split(' ')
  return `${day} ${month.slice(0, 3)}${year === last.slice(0, 4) ? '' : ` ${year.slice(2)}`}`
}

/**
 * How a child came on, area by area: a picture that turns into its table.
 *
 * - **Use it for:** Below an `AreaList`, where there is more than one assessment.
 * - **Not for:** The latest alone: `AreaList`.
 * - **Parts:** `Chips` choose the area, a `LineChart` shows it and turns into its table.
 * - **Accessibility:** The chips are named with the child, since several children may be on a page.
 * - **Words:** “12 Nov”, with the year where it is another one.
 */
export function OverTime({ assessments, name }: OverTimeProps) {
  const assessed = areas.filter((area) => assessments.some((entry) => entry.area === area))
  const [chosen, setChosen] = useState<Area | undefined>(assessed[0])
  const area = assessed.find((one) => one === chosen) ?? assessed[0]
  if (!area) return null
  const entries = assessments.filter((entry) => entry.area === area)
  const last = entries[0]?.date ?? ''
  const points = entries.toReversed().map(({ date, percent }) => ({ label: shortDay(date, last), value: percent }))
  return (
    <Stack space={12}>
      <Chips
        label={`${name}'s development area`}
        chips={assessed.map((one) => ({ value: one, label: areaLabel(one) }))}
        chosen={area}
        onChoose={setChosen}
      />
      <LineChart
        title={`${name}: ${areaLabel(area)} over time`}
        points={points}
        format={inPercent}
        labelHead="Day"
        valueHead="Progress"
      />
    </Stack>
  )
}
