import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { peopleServer } from '#web/admin/shared/people/peopleServer.ts'
import { UpdateUserDocument } from '#web/admin/shared/people/people.generated.ts'
import { samplePeople } from '#web/admin/shared/people/samplePeople.ts'
import { AtAddress, choose, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, mockOf, pageOf } from '#web/app/mocks.tsx'
import { ConfirmIdentityDocument } from '#web/shared/session/confirmIdentity.generated.ts'
import { sampleInvitations } from './invitations/sampleInvitations.ts'
import { ParentChild } from './ParentChild.screen.tsx'
import { OpenInvitationsDocument, ParentsDocument, RelationshipsDocument } from './parents.generated.ts'
import { ParentChildStory } from './storyFrame.tsx'

const meta = { title: 'Admin/Parent-Child Links', component: ParentChildStory } satisfies Meta<typeof ParentChildStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled relationships',
  args: { isBusy: true, overrides: [mockOf(OpenInvitationsDocument, { invitations: sampleInvitations })] },
}

export const FilledParents: Story = { name: 'Filled parents', args: { isBusy: true, tab: 'parents' } }

// Tests: what happens when something is pressed, typed or refused.

export const Relationships: Story = {
  name: 'Finds a link by a name',
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Parent-student links' })
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(4)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search links' }), 'wyk')
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(1))
  },
}

export const Parents: Story = {
  name: 'Changes the name of a parent',
  args: { tab: 'parents' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 parents')).toBeVisible()
    await expect(canvas.getByText('E-mail not confirmed')).toBeVisible()
    await choose('Actions for Thandi Mokoena', 'Edit')
    const dialog = await dialogOf('Edit Thandi Mokoena')
    await userEvent.clear(dialog.getByLabelText('Last name'))
    await userEvent.type(dialog.getByLabelText('Last name'), 'Tau')
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await told('Parent updated successfully')
    await expect(await canvas.findByText('Thandi Tau')).toBeVisible()
  },
}

const withRefusedAddress = () => {
  const people = samplePeople()
  const users = people.users.map((user) =>
    user.firstName === 'Sizwe' ? { ...user, emailRefusedSince: '2026-11-06T05:52:00Z' } : user,
  )
  return { ...people, users }
}

export const RefusedParent: Story = {
  name: 'Says since when e-mails to a parent are refused, in the list and where the address is changed',
  args: { tab: 'parents' },
  render: () => (
    <AtAddress at="/admin/dashboard?section=parent-child&tab=parents" mocks={peopleServer([], withRefusedAddress())}>
      <ParentChild />
    </AtAddress>
  ),
  play: async ({ canvas }) => {
    const text = /^E-mails to this address have been refused since 6 Nov/
    await expect(await canvas.findByText(text)).toBeVisible()
    await choose('Actions for Sizwe Dlamini', 'Edit')
    const dialog = await dialogOf('Edit Sizwe Dlamini')
    await expect(dialog.getByText(text)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('E-mail'), '.za')
    await expect(dialog.queryByText(text)).toBeNull()
  },
}

let isConfirmed = false
const [parent] = samplePeople().users.filter(
  ({ firstName, lastName }) => `${firstName} ${lastName}` === 'Thandi Mokoena',
)

export const ParentAfterAWhile: Story = {
  name: 'Asks for the password long after the sign-in; closing that leaves the form as it was filled in',
  args: {
    tab: 'parents',
    overrides: [
      mockOf(UpdateUserDocument, ({ input }) =>
        isConfirmed && parent
          ? { updateUser: { ...parent, ...input } as typeof parent & { version: number } }
          : failure('Please enter your password again to do this.', 'FRESH_AUTHENTICATION_REQUIRED'),
      ),
      mockOf(ConfirmIdentityDocument, () => {
        isConfirmed = true
        return { confirmIdentity: true }
      }),
    ],
  },
  play: async ({ canvas }) => {
    isConfirmed = false
    await canvas.findByText('4 parents')
    await choose('Actions for Thandi Mokoena', 'Edit')
    const form = await dialogOf('Edit Thandi Mokoena')
    await userEvent.clear(form.getByLabelText('Last name'))
    await userEvent.type(form.getByLabelText('Last name'), 'Tau')
    const save = () => userEvent.click(form.getByRole('button', { name: /^Save/ }))
    await save()
    await userEvent.click((await dialogOf("Confirm it's you")).getByRole('button', { name: 'Cancel' }))
    await expect(await form.findByText(/Please enter your password again to do this/)).toBeVisible()
    await expect(form.getByLabelText('Last name')).toHaveValue('Tau')
    await save()
    const question = await dialogOf("Confirm it's you")
    await userEvent.type(question.getByLabelText('Your password'), 'kiewiet-admin{Enter}')
    await told('Parent updated successfully')
  },
}

const manyParents = () => {
  const people = samplePeople()
  const [base] = people.users.filter(({ role }) => role === 'parent')
  if (!base) throw new Error('There is no sample parent')
  for (let index = 0; index < 60; index += 1)
    people.users.push({
      ...base,
      id: 1000 + index,
      firstName: 'Lindiwe',
      lastName: `Zulu ${String(index).padStart(2, '0')}`,
    })
  return people
}

/** More than a page: the next one is read when it is asked for, and a search looks through all of them. */
export const ManyParents: Story = {
  name: 'Shows more parents on request, and searches all of them',
  args: { tab: 'parents' },
  render: () => (
    <AtAddress at="/admin/dashboard?section=parent-child&tab=parents" mocks={peopleServer([], manyParents())}>
      <ParentChild />
    </AtAddress>
  ),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('64 parents')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(48)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more parents' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(64))
    await expect(canvas.queryByRole('button', { name: 'Show more parents' })).toBeNull()
    await step('the search is the server’s', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search parents' }), 'zulu 5')
      await expect(await canvas.findByText('15 parents found')).toBeVisible()
      await expect(canvas.getAllByRole('article')).toHaveLength(15)
    })
  },
}

/** A picker shows the first twenty that are found, and what is typed looks through all. */
export const LinkAmongMany: Story = {
  name: 'Finds one of many parents by typing',
  args: { tab: 'parents' },
  render: () => (
    <AtAddress at="/admin/dashboard?section=parent-child&tab=parents" mocks={peopleServer([], manyParents())}>
      <ParentChild />
    </AtAddress>
  ),
  play: async ({ step }) => {
    await choose('Actions for Anita Jacobs', 'Link to a student')
    const dialog = await dialogOf('Link Parent')
    const field = await dialog.findByRole('combobox', { name: 'Parent' })
    await waitFor(() => expect(field).toHaveValue('Anita Jacobs'))
    await step('the first twenty, and that there are others', async () => {
      await userEvent.clear(field)
      const list = await screen.findByRole('listbox', { name: 'Parent' })
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(20))
      await expect(screen.getByText('Type more to see others.')).toBeVisible()
    })
    await step('by keyboard', async () => {
      await userEvent.type(field, 'zulu 58')
      const list = await screen.findByRole('listbox', { name: 'Parent' })
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveValue('Lindiwe Zulu 58')
    })
  },
}

export const Children: Story = {
  name: 'Shows the children too',
  args: { tab: 'children' },
  play: async ({ canvas }) => expect(await canvas.findByText('8 students')).toBeVisible(),
}

export const Empty: Story = {
  name: 'Says that nobody is linked yet',
  args: { overrides: [mockOf(RelationshipsDocument, { relationships: pageOf([], { first: 1 }) })] },
  play: async ({ canvas }) => expect(await canvas.findByText(/No links yet/)).toBeVisible(),
}

export const EmptyParents: Story = {
  name: 'Says how parents come here',
  args: { tab: 'parents', overrides: [mockOf(ParentsDocument, { users: pageOf([], { first: 1 }) })] },
  play: async ({ canvas }) => expect(await canvas.findByText(/Parents appear here when they register/)).toBeVisible(),
}
