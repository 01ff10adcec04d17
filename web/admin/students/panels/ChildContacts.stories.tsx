import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { AddContactDocument } from '#web/shared/contacts/contacts.generated.ts'
import { AtAddress, dialogOf, told } from '../../shared/storyFrame.tsx'
import { ChildContacts } from './ChildContacts.tsx'
import { AnswerCollectingDocument, ChildContactsDocument, type ChildContactsQuery } from './panels.generated.ts'

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
type Story = StoryObj<{ mocks: Mock[] }>

const nomsa: ChildContactsQuery['child']['contacts'][number] = {
  id: 21,
  name: 'Nomsa Mokoena',
  relationship: 'Grandmother',
  phone: '082 555 0143',
  inEmergency: true,
  collecting: 'asked',
  refusal: null,
  version: 1,
}
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
  args: { mocks: [mockOf(ChildContactsDocument, listOf([nomsa, sipho])), answers] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm that Nomsa Mokoena may collect' }))
    await expect(await canvas.findByText('May collect')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse that Sipho Radebe may collect' }))
    const dialog = await dialogOf('Sipho Radebe may not collect Lerato?')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    await expect(await dialog.findByText('Please say why, so that the parents know.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'We have no copy of his ID yet.')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    await expect(await canvas.findByText('We have no copy of his ID yet.')).toBeVisible()
    await expect(canvas.getByText('May not collect')).toBeVisible()
  },
}

export const NobodyYetAndFailures: Story = {
  args: {
    mocks: [
      mockOf(ChildContactsDocument, listOf([])),
      mockOf(AddContactDocument, failure('The list of Lerato holds 10 people. Take one off first.', 'CONFLICT')),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody besides the guardians is called or may collect.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add person' }))
    const dialog = await dialogOf('Add somebody for Lerato')
    await userEvent.type(dialog.getByLabelText('First and last name'), 'Gogo Dlamini')
    await userEvent.type(dialog.getByLabelText('Relationship to Lerato'), 'Neighbour')
    await userEvent.type(dialog.getByLabelText('Phone number'), '082 555 0177')
    await userEvent.click(dialog.getByRole('button', { name: 'Add person' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('holds 10 people')
  },
}

export const AnswerFails: Story = {
  args: {
    mocks: [
      mockOf(ChildContactsDocument, listOf([nomsa])),
      mockOf(AnswerCollectingDocument, failure('Nobody asks any more that this person may collect.', 'CONFLICT')),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm that Nomsa Mokoena may collect' }))
    await told(/Nobody asks any more/)
  },
}

export const Loading: Story = {
  args: { mocks: [mockOf(ChildContactsDocument, 'pending')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading people')).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { mocks: [mockOf(ChildContactsDocument, failure('Something went wrong.'))] },
  play: async ({ canvas }) => expect(await canvas.findByText('The people could not be loaded.')).toBeVisible(),
}
