import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleContent } from '../sampleContent.ts'
import { onPage } from '../storyFrame.tsx'
import { AboutPage } from './about.route.tsx'

const meta = {
  title: 'Site/About',
  component: AboutPage,
  decorators: [onPage('/about')],
  parameters: {
    layout: 'fullscreen',
  },
  args: { about: sampleContent.about, centre: sampleContent.centre, statistics: sampleContent.statistics },
} satisfies Meta<typeof AboutPage>
export default meta

export const Filled: StoryObj<typeof meta> = {}

// Tests

export const TellsOfMissionAndHours: StoryObj<typeof meta> = {
  ...Filled,
  name: 'Tells of mission, vision, approach and hours',
  play: async ({ canvas }) => {
    for (const name of ['Our Mission', 'Our Vision', 'Our Approach', 'Operating Hours']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    }
  },
}
