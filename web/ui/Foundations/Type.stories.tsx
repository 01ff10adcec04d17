import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { classes } from '../layout.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { measure } from '../theme/contract.css.ts'
import * as styles from './Foundations.css.ts'
import { TokenTable } from './TokenTable.tsx'
import { measureUses } from './uses.ts'

const areas = [
  { head: 'Public site', area: 'site' },
  { head: 'Portal', area: 'portal' },
  { head: 'Admin', area: 'admin' },
] as const

const sizes = Object.keys(measure.size) as (keyof typeof measure.size)[]

// what portal and admin set themselves is what differs from the public site
const meta = { title: 'Design system/Foundations/Type', parameters: { area: 'site' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  render: () => (
    <div className={styles.schemes}>
      {areas.map(({ head, area }) => (
        <section key={area} aria-label={head} data-area={area} className={styles.scheme}>
          <b>{head}</b>
          {sizes.map((size) => (
            <div key={size}>
              <Text size="tiny" tone="muted">
                {size}
              </Text>
              <p className={classes(styles.sizes[size], /^(display|h\d)$/.test(size) && styles.display)}>
                Where little ones bloom
              </p>
            </div>
          ))}
        </section>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: () => <TokenTable label="Font sizes" tokens={measure.size} uses={measureUses.size} places={areas} />,
}

export const FontsAndLines: Story = {
  render: () => (
    <Stack space={32}>
      <TokenTable label="Fonts" tokens={measure.font} uses={measureUses.font} places={[{ head: 'Everywhere' }]} />
      <TokenTable label="Height of a line" tokens={measure.line} uses={measureUses.line} places={areas} />
    </Stack>
  ),
}

/** Digits of one width, so that amounts line up below each other. */
export const Figures: Story = {
  render: () => (
    <div style={{ width: 140 }}>
      {['R2,350.00', 'R11,111.10', '07:18', '1:11.5'].map((figure) => (
        <Text key={figure} figures align="end">
          {figure}
        </Text>
      ))}
    </div>
  ),
}

export const EverySizeHasARow: Story = {
  ...Sizes,
  play: async ({ canvasElement }) => {
    const rows = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-token]'), (row) => row.dataset.token)
    await expect(rows).toEqual(Object.keys(measure.size))
    const values = Array.from(canvasElement.querySelectorAll('[data-value]'), (value) => value.textContent)
    await expect(values.filter((value) => !value)).toEqual([])
    // an area that set no sizes of its own would show those of another
    const [body] = Array.from(canvasElement.querySelectorAll('[data-token=body]'))
    await expect(
      new Set(Array.from(body?.querySelectorAll('[data-value]') ?? [], (cell) => cell.textContent)).size,
    ).toBe(3)
  },
}
