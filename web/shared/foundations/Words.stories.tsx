import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatFileSize } from '#graphql/platform/files/files.rules.ts'
import { formatExactAge } from '#graphql/values/birthday.ts'
import { counted } from '#graphql/values/counted.ts'
import * as dates from '#graphql/values/dates.ts'
import * as money from '#graphql/values/money.ts'
import { formatPhone } from '#graphql/values/phone.ts'
import { clock } from '#graphql/values/twelveHours.ts'
import { writtenAt } from '#web/shared/conversation/moment.ts'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import * as styles from './Foundations.css.ts'

type Format = (...values: never[]) => unknown

interface Line {
  /** The function, by the name under which it is imported. */
  format: Record<string, Format>
  values: readonly unknown[]
  where: string
}

const line = <Values extends readonly unknown[]>(
  format: Record<string, (...values: Values) => unknown>,
  values: Values,
  where: string,
): Line => ({ format: format as Record<string, Format>, values, where })

const { formatDate, formatDateShort, formatDayShort, formatDayAndYear, formatMonth, formatAge } = dates
const { formatRand, formatWholeRand, formatRandShort } = money

const amounts = [
  line({ formatRand }, [235_000], 'Amounts on screens and in documents'),
  line({ formatRand }, [-4_050], 'A credit'),
  line({ formatWholeRand }, [235_000], 'Fees and tags, which have no cents'),
  line({ formatRandShort }, [4_812_000], 'A figure on a small card'),
]
const days = [
  line({ formatDate }, ['2026-11-10'], 'In a sentence or alone'),
  line({ formatDateShort }, ['2026-11-10'], 'In a column'),
  line({ formatDayShort }, ['2026-11-10'], 'Where the day of the week matters'),
  line({ formatDayAndYear }, ['2026-11-10'], 'The same, of any year'),
  line({ formatMonth }, ['2026-11'], 'A month'),
  line({ writtenAt }, ['2026-11-19T14:05:00.000Z', '2026-11-20'], 'When a message was written, before today'),
  line({ writtenAt }, ['2026-11-20T05:40:00.000Z', '2026-11-20'], 'The same, today'),
  line({ clock }, ['06:30'], 'Opening hours of the public site; everywhere else 06:30'),
]
const others = [
  line({ formatExactAge }, ['2024-02-14', '2026-11-10'], 'Age of a child on its card'),
  line({ formatAge }, [{ years: 2, months: 4 }], 'Age where there is little room'),
  line({ counted }, [1, 'lesson'], 'A count'),
  line({ counted }, [24, 'lesson'], 'A count of several'),
  line({ formatPhone }, ['+27515550123'], 'A telephone number'),
  line({ formatFileSize }, [1_468_006], 'Size of a file'),
]

/** What the functions give here and now. */
function Formats({ label, lines }: { label: string; lines: readonly Line[] }) {
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">It reads</th>
          <th scope="col">Where</th>
          <th scope="col">Function</th>
        </tr>
      </thead>
      <tbody>
        {lines.flatMap(({ format, values, where }) =>
          Object.entries(format).map(([name, write]) => (
            <tr key={name + where}>
              <td className={styles.result}>{String(write(...(values as never[])))}</td>
              <td>{where}</td>
              <td>
                <code>
                  {name}({values.map((value) => JSON.stringify(value)).join(', ')})
                </code>
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

const meta = { title: 'Design system/Foundations/Words' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Amounts: Story = { render: () => <Formats label="Amounts" lines={amounts} /> }

export const Days: Story = { render: () => <Formats label="Days and times" lines={days} /> }

export const Others: Story = {
  render: () => (
    <Stack>
      <Formats label="Ages, counts, numbers" lines={others} />
    </Stack>
  ),
}
