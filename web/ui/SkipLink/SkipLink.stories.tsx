import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Design system/Navigation/SkipLink',
  component: SkipLink,
  args: { to: '#content' },
  render: (args) => (
    <Stack>
      <SkipLink {...args} />
      <Text>Press Tab: the link appears at the top.</Text>
      <div id="content" tabIndex={-1}>
        <Heading level={2}>The page</Heading>
      </div>
    </Stack>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ComesWithTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' })
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
  },
}
