import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleContent } from '../sampleContent.ts'
import { onPage } from '../storyFrame.tsx'
import { PrivacyPage } from './privacy.route.tsx'
import { TermsPage } from './terms.route.tsx'

const meta = {
  title: 'Site/Legal',
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const FilledPrivacy: Story = {
  name: 'Filled: privacy',
  decorators: [onPage('/privacy')],
  render: () => <PrivacyPage centre={sampleContent.centre} />,
}

export const FilledTerms: Story = {
  name: 'Filled: terms',
  decorators: [onPage('/terms')],
  render: () => <TermsPage centre={sampleContent.centre} fees={sampleContent.fees} />,
}

// Tests

export const Privacy: Story = {
  ...FilledPrivacy,
  name: 'Names the rights of families',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your rights' })).toBeVisible()
  },
}

export const Terms: Story = {
  ...FilledTerms,
  name: 'Names the fee',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/registration fee of R250/)).toBeVisible()
  },
}
