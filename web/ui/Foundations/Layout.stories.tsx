import type { Meta, StoryObj } from '@storybook/react-vite'
import { Apple, BookOpen, Sprout, Users } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Blob } from '../Blob/Blob.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Grow, Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

const meta = {
  title: 'Design system/Foundations/Layout and text',
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Level and look are chosen apart: the outline stays right where the design wants another size. */
export const HeadingsAndText: Story = {
  render: () => (
    <Stack space={16}>
      <Heading level={1} look="display">
        Where little ones bloom
      </Heading>
      <Heading level={2}>A day at the centre</Heading>
      <Heading level={3} look="label">
        Breakfast
      </Heading>
      <Text size="lead" tone="muted" prose>
        Warm porridge, fruit and a good start, from half past six until eight.
      </Text>
      <Text prose>
        Every class has its own garden door. Read <TextLink to="/about">how we work</TextLink> or{' '}
        <TextLink href="tel:+27515550123">call us</TextLink>.
      </Text>
      <Text size="small" tone="muted">
        Second lines and hints
      </Text>
      <Text figures weight="strong">
        R 2,350.00
      </Text>
      <TextLink to="/messages" tone="alone">
        View All Messages
      </TextLink>
      <VisuallyHidden>Only heard</VisuallyHidden>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Breakfast')
    await expect(canvas.getByRole('link', { name: 'how we work' })).toHaveAttribute('href', '/about')
    await expect(canvas.getByText('Only heard').offsetWidth).toBe(1)
  },
}

export const Spacing: Story = {
  render: () => (
    <Stack space={24}>
      <Inline>
        <Blob icon={Users} tone="teal" />
        <Blob icon={Sprout} tone="leaf" />
        <Blob icon={Apple} tone="coral" />
        <Blob icon={BookOpen} tone="sky" size="large" />
        <Blob icon={BookOpen} tone="marigold" size="small" />
      </Inline>
      <Inline wrap={false}>
        <Grow>
          <Text lines={1}>
            A long name that is cut where the room ends, so that the amount always stands at the right edge
          </Text>
        </Grow>
        <Text figures>R 2,350.00</Text>
      </Inline>
      <Grid columnsOf={220} as="ul">
        <li>One</li>
        <li>Two</li>
        <li>Three</li>
      </Grid>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items[0]?.getBoundingClientRect().top).toBe(items[1]?.getBoundingClientRect().top)
  },
}
