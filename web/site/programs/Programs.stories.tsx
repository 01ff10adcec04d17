import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleContent } from '../sampleContent.ts'
import { onPage } from '../storyFrame.tsx'
import { ProgramPage } from './program.route.tsx'
import { ProgramsPage } from './programs.route.tsx'

const meta = { title: 'Site/Programs', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const { programs, fees } = sampleContent

export const All: Story = {
  decorators: [onPage('/programs')],
  render: () => <ProgramsPage programs={programs} fees={fees} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'Ask us about Aftercare' })).toHaveAttribute('href', '/contact')
  },
}

export const One: Story = {
  decorators: [onPage('/program/toddler')],
  render: () => <ProgramPage program={programs[1]} fees={fees} />,
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Toddler Program' })).toBeVisible()
    await expect(main.getByText('R2,400')).toBeVisible()
    await expect(main.getByText('R2,250')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/enroll')
    await expect(main.getByRole('img', { name: /Toddlers push, stack and dance/ })).toBeVisible()
  },
}

export const UnknownId: Story = {
  decorators: [onPage('/program/teenagers')],
  render: () => <ProgramPage program={null} fees={fees} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Program Not Found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View All Programs' })).toHaveAttribute('href', '/programs')
  },
}

export const MissingId: Story = {
  decorators: [onPage('/program/')],
  render: () => <ProgramPage program={undefined} fees={fees} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please select a specific program to view details.')).toBeVisible()
  },
}
