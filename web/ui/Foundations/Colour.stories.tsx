import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { setVars } from '../layout.ts'
import { color } from '../theme/contract.css.ts'
import * as styles from './Foundations.css.ts'
import { type Pair, pairs } from './pairs.ts'
import { TokenTable } from './TokenTable.tsx'
import { colorUses } from './uses.ts'

const schemes = [
  { head: 'Light', scheme: 'light' },
  { head: 'Dark', scheme: 'dark' },
] as const

/** Relative luminance of WCAG 2.x of an `rgb(…)` or `#rrggbb` colour. */
function luminance(text: string): number {
  const parts = text.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
    : (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Two colours as they meet, with the contrast that is measured here. */
function Swatch({ front, back, least }: Pair) {
  const box = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const look = getComputedStyle(box.current)
    setRatio(contrast(look.color, look.backgroundColor))
  }, [])
  return (
    <div
      ref={box}
      className={styles.swatch}
      style={setVars({ [styles.ink]: color[front], [styles.paper]: color[back] })}
    >
      {/* A pair for edges and rings is not for text: it is shown as a bar. */}
      {least < 4.5 ? (
        <span className={styles.spaceBar} style={setVars({ [styles.ink]: '48px' })} aria-hidden />
      ) : (
        <b>Aa 1234</b>
      )}
      <output data-least={least} data-ratio={ratio ?? ''} aria-label={`${front} on ${back}`}>
        {front} on {back}: {ratio?.toFixed(1)}
      </output>
    </div>
  )
}

const meta = {
  title: 'Design system/Foundations/Colour',
  // pairs for edges and rings carry a name in their own colour here; they are measured instead
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {
  render: () => (
    <TokenTable
      label="Colours"
      tokens={color}
      uses={colorUses}
      places={schemes}
      show={(token, { scheme }) => (
        <span data-scheme={scheme} className={styles.spot} style={setVars({ [styles.paper]: token })} />
      )}
    />
  ),
}

/** The colours that meet on a screen: text needs 4.5, an edge or a ring 3. */
export const Contrast: Story = {
  render: () => (
    <div className={styles.schemes}>
      {schemes.map(({ head, scheme }) => (
        <section key={scheme} aria-label={head} data-scheme={scheme} className={styles.scheme}>
          <b>{head}</b>
          {pairs.map((pair) => (
            <Swatch key={pair.front + pair.back} {...pair} />
          ))}
        </section>
      ))}
    </div>
  ),
}

export const EveryColourHasARow: Story = {
  ...Tokens,
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Colours' })
    await expect(Array.from(table.querySelectorAll<HTMLElement>('[data-token]'), (row) => row.dataset.token)).toEqual(
      Object.keys(color),
    )
    const values = Array.from(canvasElement.querySelectorAll('[data-value]'), (value) => value.textContent)
    await expect(values).toHaveLength(2 * Object.keys(color).length)
    await expect(values.filter((value) => !value)).toEqual([])
  },
}

export const EveryPairCanBeRead: Story = {
  ...Contrast,
  play: async ({ canvasElement }) => {
    const measured = within(canvasElement).getAllByRole('status')
    await expect(measured).toHaveLength(2 * pairs.length)
    await waitFor(() => expect(measured.every((pair) => pair.dataset.ratio)).toBe(true))
    const tooLow = measured
      .filter((pair) => Number(pair.dataset.ratio) < Number(pair.dataset.least))
      .map((pair) => `${pair.closest('section')?.ariaLabel}: ${pair.textContent}`)
    await expect(tooLow).toEqual([])
  },
}

/** A text colour that meets nothing is not measured: each is in a pair. */
export const EveryTextColourIsInAPair: Story = {
  ...Contrast,
  play: async () => {
    const met = new Set<string>(pairs.flatMap(({ front, back }) => [front, back]))
    // decoration and fills: a word is always beside them, or they hold no text
    const fills = ['border', 'scrim', 'marigold', 'coral', 'sky', 'leaf']
    await expect(Object.keys(color).filter((name) => !met.has(name) && !fills.includes(name))).toEqual([])
  },
}
