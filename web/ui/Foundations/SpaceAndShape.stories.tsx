import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { setVars } from '../layout.ts'
import { Stack } from '../Stack/Stack.tsx'
import { measure, shadow } from '../theme/contract.css.ts'
import * as styles from './Foundations.css.ts'
import { TokenTable } from './TokenTable.tsx'
import { measureUses, shadowUses } from './uses.ts'

const everywhere = [{ head: 'Everywhere' }] as const
const areas = [
  { head: 'Public site', area: 'site' },
  { head: 'Portal', area: 'portal' },
  { head: 'Admin', area: 'admin' },
] as const
const schemes = [
  { head: 'Light', scheme: 'light' },
  { head: 'Dark', scheme: 'dark' },
] as const

const meta = {
  title: 'Design system/Foundations/Space and shape',
  // what portal and admin set themselves is what differs from the public site
  parameters: { area: 'site' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Space: Story = {
  render: () => (
    <TokenTable
      label="Space"
      tokens={measure.space}
      uses={measureUses.space}
      places={everywhere}
      show={(token) => <span className={styles.spaceBar} style={setVars({ [styles.ink]: token })} />}
    />
  ),
}

export const Shape: Story = {
  render: () => (
    <Stack space={24}>
      <Inline>
        {Object.entries(styles.shapes).map(([name, shape]) => (
          <div key={name} className={shape}>
            {name}
          </div>
        ))}
      </Inline>
      <TokenTable label="Radii" tokens={measure.radius} uses={measureUses.radius} places={everywhere} />
    </Stack>
  ),
}

export const Shadows: Story = {
  render: () => (
    <Stack space={24}>
      <div className={styles.schemes}>
        {schemes.map(({ head, scheme }) => (
          <div key={scheme} data-scheme={scheme} className={styles.scheme}>
            <b>{head}</b>
            <Inline space={24}>
              {Object.entries(styles.shadows).map(([name, shape]) => (
                <div key={name} className={shape}>
                  {name}
                </div>
              ))}
            </Inline>
          </div>
        ))}
      </div>
      <TokenTable label="Shadows" tokens={shadow} uses={shadowUses} places={schemes} />
    </Stack>
  ),
}

export const ControlsAndPages: Story = {
  render: () => (
    <Stack space={32}>
      <TokenTable label="Controls" tokens={measure.control} uses={measureUses.control} places={areas} />
      <TokenTable label="Pages" tokens={measure.page} uses={measureUses.page} places={areas} />
      <TokenTable label="Bands" tokens={{ band: measure.band }} uses={{ band: measureUses.band }} places={everywhere} />
    </Stack>
  ),
}

/** Every group of the theme is on a page, and every token of it has a row. */
export const EveryMeasureHasARow: Story = {
  render: () => (
    <>
      {Object.entries(measure).map(([group, tokens]) => (
        <TokenTable
          key={group}
          label={group}
          tokens={typeof tokens === 'string' ? { [group]: tokens } : tokens}
          uses={(typeof tokens === 'string' ? measureUses : measureUses[group as 'space']) as Record<string, string>}
          places={everywhere}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = Object.keys(measure)
    await expect(shown).toEqual(['space', 'radius', 'font', 'size', 'line', 'control', 'motion', 'page', 'band'])
    for (const row of canvasElement.querySelectorAll<HTMLElement>('[data-token]')) {
      await expect(row.querySelector('[data-value]')).not.toBeEmptyDOMElement()
      await expect(row.lastElementChild).not.toBeEmptyDOMElement()
    }
  },
}
