import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { K as children, T as teachers } from '#web/shared/pictures/draw/cast.mjs'
import * as parts from '#web/shared/pictures/draw/vocabulary.mjs'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Foundations.css.ts'

const files: Record<string, string> = import.meta.glob('../../public/art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every drawing by its file name, with what it says of itself. */
const drawings = Object.entries(files).map(([path, text]) => ({
  name: path.replace(/.*\/|\.svg$/g, ''),
  description: /aria-label="([^"]*)"/.exec(text)?.[1] ?? '',
}))

/** Kinds by the beginning of the file name. */
const kinds = {
  'Scenes of the website': /^(hero|gallery-|virtual-tour)/,
  Programs: /^program-/,
  'Nothing here yet': /^(empty-|not-found)/,
  Faces: /^avatar-/,
  Garments: /^uniform-/,
  Logo: /^logo/,
}

const meta = { title: 'Design system/Foundations/Pictures' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <Stack space={32}>
      {Object.entries(kinds).map(([kind, names]) => (
        <Stack key={kind} space={12}>
          <Heading level={2}>{kind}</Heading>
          <Grid columnsOf={200} as="ul">
            {drawings
              .filter(({ name }) => names.test(name))
              .map(({ name, description }) => (
                <li key={name}>
                  <img src={`/art/${name}.svg`} alt="" className={styles.drawing} loading="lazy" />
                  <Text size="tiny">
                    <code>{name}</code>
                  </Text>
                  {description && (
                    <Text size="tiny" tone="muted">
                      {description}
                    </Text>
                  )}
                </li>
              ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
}

/** A part of a drawing by itself; its viewBox is in units of a scene. */
function Part({ name, svg, viewBox }: { name: string; svg: string; viewBox: string }) {
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${svg}</svg>`
  return (
    <li className={styles.icon}>
      <img src={`data:image/svg+xml,${encodeURIComponent(image)}`} alt="" className={styles.part} />
      {name}
    </li>
  )
}

/** The same ten children and three teachers turn up from scene to scene. */
export const Cast: Story = {
  render: () => (
    <Stack space={24}>
      <Grid columnsOf={110} as="ul" space={4}>
        {Object.entries(children).map(([name, look]) => (
          <Part key={name} name={name} svg={parts.person(look)} viewBox="-90 -240 180 255" />
        ))}
      </Grid>
      <Grid columnsOf={110} as="ul" space={4} keepWidth>
        {Object.entries(teachers).map(([name, look]) => (
          <Part key={name} name={name} svg={parts.person(look)} viewBox="-110 -370 220 385" />
        ))}
      </Grid>
    </Stack>
  ),
}

const { C, kiewiet, grass, aloe, cosmos, pot, butterfly, chair } = parts
const things = {
  kiewiet: kiewiet(0, 0, 0.7),
  grass: grass(0, 0, 2),
  aloe: aloe(0, 0, 0.7),
  cosmos: cosmos(0, 0, 1.4),
  pot: pot(0, 0, 0.8),
  sprout: parts.sprout(2),
  butterfly: butterfly(0, -50, 1.6),
  teddy: parts.teddy(),
  block: parts.block(C.sky ?? '', 'A'),
  ball: parts.ball(),
  car: parts.car(),
  rings: parts.rings(),
  drum: parts.drum(),
  djembe: parts.djembe(),
  xylo: parts.xylo(),
  openBook: parts.openBook(),
  jar: parts.jar(),
  chair: chair(0, 0, 0.8),
  apple: parts.apple(),
  carrot: parts.carrot(),
  cup: parts.cup(),
  can: parts.can(),
}

/** Some of the parts that scenes are composed of. */
export const Vocabulary: Story = {
  render: () => (
    <Grid columnsOf={110} as="ul" space={4}>
      {Object.entries(things).map(([name, svg]) => (
        <Part key={name} name={name} svg={svg} viewBox="-90 -130 180 160" />
      ))}
    </Grid>
  ),
}

export const EveryDrawingIsOnThePage: Story = {
  ...All,
  play: async ({ canvas }) => {
    await expect(drawings.length).toBeGreaterThan(40)
    const shown = canvas.getAllByRole('listitem').map((item) => item.querySelector('code')?.textContent)
    await expect(shown.toSorted()).toEqual(drawings.map(({ name }) => name).toSorted())
  },
}
