import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { EraseFamilyDocument, FamilyErasureDocument } from '../settings/settings.generated.ts'
import { peopleServer } from '../shared/people/peopleServer.ts'
import { samplePeople } from '../shared/people/samplePeople.ts'
import { AtAddress, choose, dialogOf, told } from '../shared/storyFrame.tsx'
import { ParentChild } from './ParentChild.screen.tsx'
import {
  LinkParentDocument,
  ParentsDocument,
  RelationshipsDocument,
  RemoveRelationshipDocument,
} from './parents.generated.ts'

interface Args {
  tab: string
  overrides: Mock[]
}

const meta = {
  title: 'Admin/Parent-Child Links',
  args: { tab: '', overrides: [] },
  render: ({ tab, overrides }) => (
    <AtAddress at={`/admin/dashboard?section=parent-child${tab && `&tab=${tab}`}`} mocks={peopleServer(overrides)}>
      <ParentChild />
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Finds somebody by typing, among those that the server finds. */
async function pick(dialog: ReturnType<typeof within>, label: string, typed: string, name: RegExp) {
  const field = await dialog.findByRole('combobox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  await userEvent.click(await screen.findByRole('option', { name }))
}

export const Relationships: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Parent-student links' })
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(4)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search links' }), 'wyk')
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(1))
  },
}

export const LinkParent: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link Parent' }))
    const dialog = await dialogOf('Link Parent')
    const send = () => userEvent.click(dialog.getByRole('button', { name: /^Link Parent/ }))
    await dialog.findByRole('combobox', { name: 'Parent' })
    await step('both have to be chosen', async () => {
      await send()
      await waitFor(() =>
        expect(dialog.getByLabelText('Parent')).toHaveAccessibleDescription('Please select a parent.'),
      )
    })
    await step('an address that nobody confirmed is pointed out', async () => {
      await pick(dialog, 'Parent', 'pieter', /Pieter van Wyk/)
      await expect(await dialog.findByText(/Nobody has confirmed/)).toBeVisible()
    })
    await step('a link that is there already is refused', async () => {
      await pick(dialog, 'Student', 'mia', /Mia van Wyk/)
      await send()
      await waitFor(() =>
        expect(dialog.getByLabelText('Parent')).toHaveAccessibleDescription(
          'This parent is already linked to this child.',
        ),
      )
    })
    await pick(dialog, 'Student', 'zoe', /Zoë Jacobs/)
    await userEvent.selectOptions(dialog.getByLabelText('Relationship'), 'father')
    await send()
    await told('Parent linked successfully')
    await expect(await canvas.findByRole('link', { name: 'Zoë Jacobs' })).toBeVisible()
  },
}

export const EditRelationship: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Sizwe Dlamini and Lerato Mokoena' }))
    const dialog = await dialogOf('Sizwe Dlamini and Lerato Mokoena')
    await userEvent.selectOptions(dialog.getByLabelText('Relationship'), 'grandparent')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'May collect the student' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await told('Relationship updated successfully')
    await expect(await canvas.findByText('Grandparent')).toBeVisible()
  },
}

export const Remove: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Pieter van Wyk from Mia van Wyk' }))
    const question = await dialogOf('Are you sure you want to remove this relationship?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Remove relationship/ }))
    await told('Relationship removed successfully')
    await waitFor(() => expect(canvas.queryByText('Pieter van Wyk')).toBeNull())
  },
}

export const LinkFails: Story = {
  args: { overrides: [mockOf(LinkParentDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link Parent' }))
    const dialog = await dialogOf('Link Parent')
    await pick(dialog, 'Parent', 'pieter', /Pieter van Wyk/)
    await pick(dialog, 'Student', 'zoe', /Zoë Jacobs/)
    await userEvent.click(dialog.getByRole('button', { name: /^Link Parent/ }))
    await expect(await dialog.findByText('Failed to link parent')).toBeVisible()
  },
}

export const RemoveFails: Story = {
  args: { overrides: [mockOf(RemoveRelationshipDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Pieter van Wyk from Mia van Wyk' }))
    const question = await dialogOf('Are you sure you want to remove this relationship?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Remove relationship/ }))
    await told('Failed to remove relationship')
  },
}

export const Parents: Story = {
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
  args: { tab: 'parents' },
  render: ({ tab }) => (
    <AtAddress at={`/admin/dashboard?section=parent-child&tab=${tab}`} mocks={peopleServer([], manyParents())}>
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
  args: { tab: 'parents' },
  render: ({ tab }) => (
    <AtAddress at={`/admin/dashboard?section=parent-child&tab=${tab}`} mocks={peopleServer([], manyParents())}>
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

export const AddParent: Story = {
  args: { tab: 'parents' },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Parent' }))
    const dialog = await dialogOf('Add Parent')
    await expect(dialog.queryByLabelText('Role')).toBeNull()
    await step('what is needed is named', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Add Parent/ }))
      await waitFor(() =>
        expect(dialog.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required'),
      )
    })
    await userEvent.type(dialog.getByLabelText('First name'), 'Palesa')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Moloi')
    await userEvent.type(dialog.getByLabelText('E-mail'), 'palesa.moloi@families.example')
    await userEvent.type(dialog.getByLabelText('Username'), 'palesa')
    await userEvent.type(dialog.getByLabelText('Password'), 'lawn-and-plover-9')
    await userEvent.click(dialog.getByRole('button', { name: /^Add Parent/ }))
    await told('Parent created successfully')
    await expect(await canvas.findByText('Palesa Moloi')).toBeVisible()
  },
}

export const DeleteParent: Story = {
  args: { tab: 'parents' },
  play: async ({ canvas }) => {
    await choose('Actions for Anita Jacobs', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this parent?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Delete parent/ }))
    await told('Parent deleted successfully')
    await expect(await canvas.findByText('3 parents')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Deleted parents' }))
    const dialog = await dialogOf('Deleted parents')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore Anita Jacobs' }))
    await expect(await canvas.findByText('4 parents')).toBeVisible()
  },
}

export const Children: Story = {
  args: { tab: 'children' },
  play: async ({ canvas }) => expect(await canvas.findByText('8 students')).toBeVisible(),
}

export const NoLinks: Story = {
  args: { overrides: [mockOf(RelationshipsDocument, { relationships: pageOf([], { first: 1 }) })] },
  play: async ({ canvas }) => expect(await canvas.findByText(/No parent is linked yet/)).toBeVisible(),
}

export const NoParents: Story = {
  args: { tab: 'parents', overrides: [mockOf(ParentsDocument, { users: pageOf([], { first: 1 }) })] },
  play: async ({ canvas }) => expect(await canvas.findByText(/Parents appear here when they register/)).toBeVisible(),
}

export const Loading: Story = {
  args: { overrides: [mockOf(RelationshipsDocument, 'pending')] },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading links')).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { overrides: [mockOf(RelationshipsDocument, failure('Something went wrong on our side.'))] },
  play: async ({ canvas }) => expect(await canvas.findByText('The links could not be loaded.')).toBeVisible(),
}

/** What is ended and what the law keeps is said before a family is erased, and its name is asked for. */
export const EraseFamily: Story = {
  args: {
    tab: 'parents',
    overrides: [
      mockOf(FamilyErasureDocument, {
        familyErasure: {
          parents: ['Thandi Mokoena'],
          children: ['Lerato Mokoena', 'Thabo Mokoena'],
          others: [],
          records: 38,
          files: 2,
          kept: ['Bills and payments, for five years: tax law asks for them.'],
        },
      }),
      mockOf(EraseFamilyDocument, ({ parentId }) => ({ eraseFamily: { id: parentId } })),
    ],
  },
  play: async () => {
    await choose('Actions for Thandi Mokoena', 'Erase family')
    const dialog = await dialogOf('Erase this family?')
    await expect(await dialog.findByText('Details of: Lerato Mokoena, Thabo Mokoena')).toBeVisible()
    await expect(dialog.getByText(/Bills and payments/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Erase family' }))
    await expect(await dialog.findByText('Please type the last name, Mokoena.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Type Mokoena to confirm'), 'mokoena')
    await userEvent.click(dialog.getByRole('button', { name: 'Erase family' }))
    await told('The family is erased')
  },
}

/** Another guardian is erased only where that is asked for, and their children in common only then. */
export const EraseOneOfTwoParents: Story = {
  args: {
    tab: 'parents',
    overrides: [
      mockOf(FamilyErasureDocument, ({ alsoErase }) => {
        const both = [alsoErase ?? []].flat().includes(77)
        return {
          familyErasure: {
            parents: both ? ['Thandi Mokoena', 'Sizwe Dlamini'] : ['Thandi Mokoena'],
            children: both ? ['Lerato Mokoena', 'Thabo Mokoena'] : ['Thabo Mokoena'],
            others: both ? [] : [{ id: 77, name: 'Sizwe Dlamini', children: ['Lerato'], isParent: true }],
            records: 38,
            files: 2,
            kept: ['Bills and payments, for five years: tax law asks for them.'],
          },
        }
      }),
    ],
  },
  play: async () => {
    await choose('Actions for Thandi Mokoena', 'Erase family')
    const dialog = await dialogOf('Erase this family?')
    await expect(await dialog.findByText('Details of: Thabo Mokoena')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also erase Sizwe Dlamini' }))
    await expect(await dialog.findByText('Details of: Lerato Mokoena, Thabo Mokoena')).toBeVisible()
    await expect(dialog.getByText('Accounts: Thandi Mokoena, Sizwe Dlamini')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Also erase Sizwe Dlamini' })).toBeChecked()
  },
}
