import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleContent } from '../sampleContent.ts'
import { onPage } from '../storyFrame.tsx'
import { ProgramPage } from './program.route.tsx'
import { ProgramsPage } from './programs.route.tsx'

const meta = {
  title: 'Site/Programs',
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const { programs, fees } = sampleContent

export const Filled: Story = {
  decorators: [onPage('/programs')],
  render: () => <ProgramsPage programs={programs} fees={fees} />,
}

export const FilledProgram: Story = {
  name: 'Filled: one program',
  decorators: [onPage('/program/toddler')],
  render: () => <ProgramPage program={programs[1]} fees={fees} />,
}

/** A new centre that has not described its programs yet. */
export const Empty: Story = {
  decorators: [onPage('/programs')],
  render: () => <ProgramsPage programs={[]} fees={fees} />,
}

export const FailedUnknownId: Story = {
  name: 'Failed: program not found',
  decorators: [onPage('/program/teenagers')],
  render: () => <ProgramPage program={null} fees={fees} />,
}

// Tests

export const All: Story = {
  ...Filled,
  name: 'Shows every program',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'Ask us about Aftercare' })).toHaveAttribute('href', '/contact')
  },
}

export const One: Story = {
  ...FilledProgram,
  name: 'Shows a program with its fees',
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Toddler Program' })).toBeVisible()
    await expect(main.getByText('R2,400')).toBeVisible()
    await expect(main.getByText('R2,250')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/enroll?program=toddler')
    await expect(main.getByRole('img', { name: /Toddlers push, stack and dance/ })).toBeVisible()
  },
}

export const UnknownId: Story = {
  ...FailedUnknownId,
  name: 'Says that there is no such program',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Program Not Found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View All Programs' })).toHaveAttribute('href', '/programs')
  },
}

export const MissingId: Story = {
  name: 'Asks for a program',
  decorators: [onPage('/program/')],
  render: () => <ProgramPage program={undefined} fees={fees} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please select a specific program to view details.')).toBeVisible()
  },
}
