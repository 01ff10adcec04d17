import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AtAddress, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { AddContactDocument } from '#web/shared/contacts/contacts.generated.ts'
import { ChildContacts } from './ChildContacts.tsx'
import { AnswerCollectingDocument, ChildContactsDocument, type ChildContactsQuery } from './panels.generated.ts'
import { childPanelAnswers, emptyPanelAnswers, sampleContact } from './sampleChildPanels.ts'

const meta = {
  title: 'Admin/Child/Other people',
  render: ({ mocks }) => (
    <AtAddress at="/admin/dashboard?section=students&child=1" mocks={mocks}>
      <ChildContacts childId={1} />
    </AtAddress>
  ),
  args: { mocks: [] },
} satisfies Meta<{ mocks: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  args: { mocks: childPanelAnswers(1) },
}

export const Empty: Story = { args: { mocks: emptyPanelAnswers(1) } }

// Tests: what happens when something is pressed, typed or refused.

const nomsa = sampleContact
const sipho = { ...nomsa, id: 22, name: 'Sipho Radebe', relationship: 'Neighbour', inEmergency: false }
const listOf = (contacts: ChildContactsQuery['child']['contacts']) => ({
  child: { id: 1, firstName: 'Lerato', contacts },
})
const answers = mockOf(AnswerCollectingDocument, ({ input: { id, version, allowed, reason = null } }) => ({
  answerCollecting: {
    id,
    collecting: allowed ? 'yes' : 'refused',
    refusal: allowed ? null : reason,
    version: version + 1,
  },
}))

/** Two parents' wishes: one is confirmed, the other refused with a reason. */
export const Answered: Story = {
  name: 'Confirms one person and refuses another with a reason',
  args: { mocks: [mockOf(ChildContactsDocument, listOf([nomsa, sipho])), answers] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm that Nomsa Mokoena may collect' }))
    await expect(await canvas.findByText('May collect')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline: Sipho Radebe may not collect' }))
    const dialog = await dialogOf('Sipho Radebe may not collect Lerato?')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await expect(await dialog.findByText('Please give a reason for the parents.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'We have no copy of his ID yet.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await expect(await canvas.findByText('We have no copy of his ID yet.')).toBeVisible()
    await expect(canvas.getByText('May not collect')).toBeVisible()
  },
}

export const NobodyYetAndFailures: Story = {
  name: 'Says that nobody is on the list, and why nobody can be added',
  args: {
    mocks: [
      mockOf(ChildContactsDocument, listOf([])),
      mockOf(AddContactDocument, failure('Lerato already has 10 contacts. Please remove one first.', 'CONFLICT')),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contacts other than the guardians.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add person' }))
    const dialog = await dialogOf('Add a contact for Lerato')
    await userEvent.type(dialog.getByLabelText('First and last name'), 'Gogo Dlamini')
    await userEvent.type(dialog.getByLabelText('Relationship to Lerato'), 'Neighbour')
    await userEvent.type(dialog.getByLabelText('Phone number'), '082 555 0177')
    await userEvent.click(dialog.getByRole('button', { name: 'Add person' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('already has 10 contacts')
  },
}

export const AnswerFails: Story = {
  name: 'Says why an answer is too late',
  args: {
    mocks: [
      mockOf(ChildContactsDocument, listOf([nomsa])),
      mockOf(AnswerCollectingDocument, failure('There is no longer a request for this person to collect.', 'CONFLICT')),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm that Nomsa Mokoena may collect' }))
    await told(/There is no longer a request/)
  },
}
