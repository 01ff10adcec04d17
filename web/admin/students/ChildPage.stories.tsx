import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { InviteParentOfDocument } from '../parents/inviteParent.generated.ts'
import { peopleServer } from '../people/peopleServer.ts'
import { dialogOf, told } from '../people/storySteps.ts'
import { AtAddress } from '../storyFrame.tsx'
import { ChildDetailsDocument } from './ChildDetails.generated.ts'
import { Students } from './Students.tsx'

interface Args {
  child: number
  overrides: Mock[]
}

const meta = {
  title: 'Admin/Student',
  args: { child: 4, overrides: [] },
  render: ({ child, overrides }) => (
    <AtAddress at={`/admin/dashboard?section=students&child=${child}`} mocks={peopleServer(overrides)}>
      <Students />
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lerato Mokoena' })).toBeVisible()
    await expect(canvas.getByText(/Peanuts: a mild reaction/)).toBeVisible()
    await expect(canvas.getByText(/the inhaler is in the first-aid box/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Thandi Mokoena' })).toBeVisible()
    await expect(canvas.getByText('May not collect')).toBeVisible()
    await expect(canvas.getByText('Here on 14 of 15 days recorded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All students' }))
    await expect(await canvas.findByRole('tab', { name: 'Students' })).toBeVisible()
  },
}

export const Sparse: Story = {
  args: { child: 8 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No parent is linked: nobody sees this child in the portal.')).toBeVisible()
    await expect(canvas.getByText('The register has no entry for this month.')).toBeVisible()
  },
}

export const RemoveGuardian: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Sizwe Dlamini' }))
    const question = await dialogOf('Are you sure you want to remove this relationship?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Remove relationship/ }))
    await told('Relationship removed successfully')
    await waitFor(() => expect(canvas.queryByText('May not collect')).toBeNull())
  },
}

export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const question = await dialogOf('Are you sure you want to delete this student?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Delete student/ }))
    await expect(await canvas.findByText('7 students')).toBeVisible()
  },
}

/** The link that connects a parent's account with the child, from a wrong address to the sent e-mail. */
export const InviteByEmail: Story = {
  args: {
    overrides: [mockOf(InviteParentOfDocument, ({ input: { email } }) => ({ inviteParent: { email } }))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite by e-mail' }))
    const dialog = await dialogOf('Invite a parent of Lerato')
    await userEvent.type(dialog.getByLabelText('E-mail address'), 'sizwe')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitation/ }))
    await expect(await dialog.findByText('Please enter a valid email address.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('E-mail address'), '@families.example')
    await userEvent.click(dialog.getByRole('button', { name: /^Send invitation/ }))
    await told('To sizwe@families.example')
  },
}

export const Gone: Story = {
  args: { child: 999 },
  play: async ({ canvas }) => expect(await canvas.findByText('This student was not found.')).toBeVisible(),
}

export const Loading: Story = {
  args: { overrides: [mockOf(ChildDetailsDocument, 'pending')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading student')).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { overrides: [mockOf(ChildDetailsDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
