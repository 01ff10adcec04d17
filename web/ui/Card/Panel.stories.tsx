import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { oneOf, toggle, words } from '../Foundations/controls.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Panel } from './Card.tsx'

const meta = {
  title: 'Design system/Layout/Panel',
  component: Panel,
  parameters: { area: 'admin' },
  args: {
    title: 'Recent Messages',
    aside: (
      <TextLink to="/messages" tone="alone">
        View all
      </TextLink>
    ),
    children: (
      <Inline>
        <Avatar name="Lindiwe Dlamini" size={36} />
        <Text weight="strong">Lindiwe Dlamini</Text>
        <Text size="small" tone="muted">
          May we come and see the rooms on Friday?
        </Text>
      </Inline>
    ),
  },
  argTypes: { title: words, padded: toggle, level: oneOf([2, 3]) },
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The head may have a title alone. */
export const WithoutAside: Story = { args: { aside: undefined } }

export const TitleNamesTheRegion: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Recent Messages' })).toBeVisible()
  },
}
