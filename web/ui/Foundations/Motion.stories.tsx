import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { measure } from '../theme/contract.css.ts'
import * as styles from './Foundations.css.ts'
import { TokenTable } from './TokenTable.tsx'
import { measureUses } from './uses.ts'

function Moving() {
  const [isMoved, setMoved] = useState(false)
  return (
    <Stack space={16} align="start">
      <Button onClick={() => setMoved(!isMoved)}>{isMoved ? 'Back' : 'Move'}</Button>
      {Object.entries(styles.moving).map(([speed, shape]) => (
        <Inline key={speed}>
          <span className={styles.track}>
            <span className={shape} data-there={isMoved} />
          </span>
          <Text size="small">{speed}</Text>
        </Inline>
      ))}
    </Stack>
  )
}

const meta = { title: 'Design system/Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Press it. Where the system asks for less motion, it jumps. */
export const Move: Story = { render: () => <Moving /> }

export const Tokens: Story = {
  render: () => (
    <TokenTable label="Motion" tokens={measure.motion} uses={measureUses.motion} places={[{ head: 'Here' }]} />
  ),
}

/** The browser of the tests asks for less motion. */
export const NothingMovesWhereLessMotionIsWanted: Story = {
  render: () => (
    <>
      <Moving />
      <TokenTable label="Motion" tokens={measure.motion} uses={measureUses.motion} places={[{ head: 'Here' }]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible()
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const values = Array.from(canvasElement.querySelectorAll('[data-value]'), (value) => value.textContent)
    await expect(values).toEqual(['0ms', '0ms'])
  },
}
