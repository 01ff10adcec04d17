import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { classes, setVars } from '../layout.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { color, measure } from '../theme/contract.css.ts'
import { contrast } from './contrast.ts'
import * as styles from './Foundations.css.ts'

/** Roles only: a component names a role, a scheme gives it a value. Each pair says the least contrast it needs. */
const pairs = [
  ['text', 'ground', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'sunken', 4.5],
  ['text', 'raised', 4.5],
  ['text', 'actionTint', 4.5],
  ['muted', 'ground', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'sunken', 4.5],
  ['muted', 'raised', 4.5],
  ['control', 'surface', 3],
  ['control', 'ground', 3],
  ['onAction', 'action', 4.5],
  ['onAction', 'actionHover', 4.5],
  ['onAction', 'actionPress', 4.5],
  ['action', 'ground', 4.5],
  ['action', 'surface', 4.5],
  ['action', 'sunken', 4.5],
  ['action', 'actionTint', 4.5],
  ['focus', 'ground', 3],
  ['focus', 'surface', 3],
  ['focus', 'sunken', 3],
  ['good', 'goodTint', 4.5],
  ['warning', 'warningTint', 4.5],
  ['danger', 'dangerTint', 4.5],
  ['info', 'infoTint', 4.5],
  ['neutral', 'neutralTint', 4.5],
  ['good', 'surface', 4.5],
  ['warning', 'surface', 4.5],
  ['danger', 'surface', 4.5],
  ['info', 'surface', 4.5],
  ['marigoldText', 'marigoldTint', 4.5],
  ['coralText', 'coralTint', 4.5],
  ['skyText', 'skyTint', 4.5],
  ['leafText', 'leafTint', 4.5],
  ['footerText', 'footer', 4.5],
  ['onFooter', 'footer', 4.5],
  ['onWhatsapp', 'whatsapp', 3],
] as const satisfies readonly (readonly [keyof typeof color, keyof typeof color, number])[]

function Pair({ front, back, least }: { front: keyof typeof color; back: keyof typeof color; least: number }) {
  const box = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => {
    if (!box.current) return
    const drawn = getComputedStyle(box.current)
    setRatio(contrast(drawn.color, drawn.backgroundColor))
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

const meta = { title: 'Design system/Foundations' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Colours, in the pairs in which they meet, each with the contrast that is measured here in the scheme chosen above. */
export const Contrast: Story = {
  // Pairs for edges and rings carry a name in their own colour here; they are measured below instead.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'color-contrast', enabled: false },
          { id: 'region', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
  },
  render: () => (
    <Grid columnsOf={200}>
      {pairs.map(([front, back, least]) => (
        <Pair key={front + back} front={front} back={back} least={least} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const measured = within(canvasElement).getAllByRole('status')
    await waitFor(() => expect(measured.every((pair) => pair.dataset.ratio)).toBe(true))
    const tooLow = measured
      .filter((pair) => Number(pair.dataset.ratio) < Number(pair.dataset.least))
      .map((pair) => pair.textContent)
    await expect(tooLow).toEqual([])
  },
}

/** Fredoka for headings, Figtree for text; the area chosen above sets the sizes, and figures line up. */
export const Type: Story = {
  render: () => (
    <Stack space={20}>
      {(Object.keys(measure.size) as (keyof typeof measure.size)[]).map((size) => (
        <div key={size}>
          <Text size="tiny" tone="muted">
            {size}
          </Text>
          <p className={classes(styles.sizes[size], /^(display|h\d)$/.test(size) && styles.display)}>
            Where little ones bloom
          </p>
        </div>
      ))}
      <Text figures>R 2,350.00 · 07:18 · 1:11.5</Text>
    </Stack>
  ),
}

/** Steps of four pixels, three radii, two shadows. */
export const SpaceAndShape: Story = {
  render: () => (
    <Stack space={32}>
      <Stack space={8}>
        <Heading level={2}>Space</Heading>
        {Object.entries(measure.space).map(([name, value]) => (
          <Inline key={name}>
            <span className={styles.spaceBar} style={setVars({ [styles.ink]: value })} />
            <Text size="small">{name.slice(1)}</Text>
          </Inline>
        ))}
      </Stack>
      <Stack space={12}>
        <Heading level={2}>Shape</Heading>
        <Inline>
          {Object.entries(styles.shapes).map(([name, shape]) => (
            <div key={name} className={shape}>
              {name}
            </div>
          ))}
        </Inline>
        <Inline space={24}>
          {Object.entries(styles.shadows).map(([name, shape]) => (
            <div key={name} className={shape}>
              shadow {name}
            </div>
          ))}
        </Inline>
      </Stack>
    </Stack>
  ),
}

function Moving() {
  const [there, setThere] = useState(false)
  return (
    <Stack space={16} align="start">
      <Button onClick={() => setThere(!there)}>{there ? 'Back' : 'Move'}</Button>
      {Object.entries(styles.moving).map(([speed, shape]) => (
        <Inline key={speed}>
          <span className={styles.track}>
            <span className={shape} data-there={there} />
          </span>
          <Text size="small">{speed}</Text>
        </Inline>
      ))}
    </Stack>
  )
}

/** Two durations under 200 ms, for cause and effect alone; none where less motion is asked for. */
export const Motion: Story = {
  render: () => <Moving />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible()
  },
}

const drawings = {
  Scenes: ['hero', 'gallery-play-mat', 'gallery-garden', 'gallery-music-ring', 'program-infant', 'virtual-tour'],
  'Nothing here yet': [
    'empty-children',
    'empty-messages',
    'empty-bills',
    'empty-uniforms',
    'empty-search',
    'not-found',
  ],
  'Faces and garments': ['avatar-1', 'avatar-2', 'avatar-3', 'uniform-shirt', 'uniform-dress', 'uniform-hat'],
}

/** One drawn vocabulary, so that every picture looks made by one hand: `web/shared/pictures/draw`. */
export const Art: Story = {
  render: () => (
    <Stack space={32}>
      {Object.entries(drawings).map(([title, names]) => (
        <Stack key={title} space={12}>
          <Heading level={2}>{title}</Heading>
          <Grid columnsOf={200}>
            {names.map((name) => (
              <img key={name} src={`/art/${name}.svg`} alt={name} className={styles.drawing} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
}
