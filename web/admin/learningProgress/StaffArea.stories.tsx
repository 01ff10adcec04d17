import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { centreChild } from '#web/admin/shared/people/sampleCentre.ts'
import { InStaffArea } from '#web/admin/staffArea/storyFrame.tsx'
import { busyLearning } from './busyLearning.ts'
import { learningServer, type LearningSample } from './sampleLearning.ts'

const { classId } = busyLearning().people.find(({ id }) => id === centreChild('Lerato').id) ?? { classId: 0 }

/** The class of one teacher, as the server narrows it. */
function oneClass(): LearningSample {
  const { classes, people, goals, ...rest } = busyLearning()
  return {
    ...rest,
    classes: classes.filter(({ id }) => id === classId),
    people: people.filter((child) => child.classId === classId),
    goals: goals.filter(({ child }) => child?.classId === classId),
  }
}

const meta = {
  title: 'Admin/Staff area/Learning Progress',
  parameters: { layout: 'fullscreen' },
  args: { at: '' },
  render: ({ at }) => (
    <InStaffArea at={`?section=learning-progress${at}`} mocks={learningServer([], true, oneClass())} />
  ),
} satisfies Meta<{ at: string }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

// Tests

export const RecordsOnlyClass: Story = {
  name: 'Lists the children of the only class at once, where a whole class is recorded',
  args: { at: '&tab=record&entry=class' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Percentage for Lerato Mokoena' })).toBeVisible()
  },
}

export const WithinTheArea: Story = {
  name: 'Leads to a child within the area, and to no section that a teacher does not have',
  args: { at: '&tab=record' },
  play: async () => {
    const { id } = centreChild('Lerato')
    await userEvent.click(await screen.findByRole('link', { name: /^Lerato/ }))
    await expect(await screen.findByRole('button', { name: 'All students' })).toBeInTheDocument()
    await expect(await screen.findByText(`/staff?section=learning-progress&tab=record&child=${id}`)).toBeInTheDocument()
    await expect(await screen.findByRole('heading', { name: 'Lerato Mokoena' })).toBeInTheDocument()
    await expect(screen.queryByRole('link', { name: 'Student page' })).toBeNull()
  },
}
