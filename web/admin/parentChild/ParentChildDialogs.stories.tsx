import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type PickedChild, pickers, sampleChildNames } from '#web/admin/shared/people/pickerMocks.ts'
import { choose, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import {
  InviteToAccountDocument,
  MailServerDocument,
  UninvitedParentsDocument,
} from '#web/admin/shared/people/people.generated.ts'
import { failsOnce, failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { idempotencyKey } from '#web/app/sendOnce.ts'
import { EraseFamilyDocument, FamilyErasureDocument } from '../settings/settings.generated.ts'
import { LinkParentDocument, RemoveRelationshipDocument } from './parents.generated.ts'
import { ParentDialogs } from './ParentsTab.tsx'
import { ParentChildStory } from './storyFrame.tsx'

const meta = { title: 'Admin/Parent-Child Links', component: ParentChildStory } satisfies Meta<typeof ParentChildStory>
export default meta
type Story = StoryObj<typeof meta>

const broken = failure('Something went wrong on our side.')
const onClose = fn()

export const DialogInviteParent: Story = {
  name: 'Dialog: invite a parent',
  args: {
    isBusy: true,
    tab: 'parents',
    dialog: <ParentDialogs opened={{ kind: 'invite' }} onInvited={onClose} onClose={onClose} />,
  },
}

const invitingAll = (...overrides: Mock[]) => ({
  isBusy: true,
  tab: 'parents',
  overrides,
  dialog: <ParentDialogs opened={{ kind: 'inviteAll' }} onClose={onClose} />,
})
const uninvited = [
  { id: 13, firstName: 'Anita', lastName: 'Jacobs', email: 'anita.jacobs@families.example' },
  { id: 14, firstName: 'Sizwe', lastName: 'Dlamini', email: 'sizwe.dlamini@families.example' },
]

const erasure = {
  parents: ['Thandi Mokoena'],
  children: ['Lerato Mokoena', 'Thabo Mokoena'],
  childIds: [1, 2],
  others: [],
  records: 38,
  files: 2,
  mentions: [],
  kept: ['Bills and payments, for five years, as required by tax law.'],
}
const mentions = [
  { id: 'messages:5', table: 'messages', excerpt: 'Zoë would like to visit Lerato Mokoena on Saturday, if her…' },
  { id: 'bank_lines:8', table: 'bank_lines', excerpt: 'Paid for another family as well: FEES MOKOENA DLAMINI NOV' },
]

/** Finds somebody by typing, among those that the server finds. */
async function pick(dialog: ReturnType<typeof within>, label: string, typed: string, name: RegExp) {
  const field = await dialog.findByRole('combobox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  await userEvent.click(await screen.findByRole('option', { name }))
}

export const LinkParent: Story = {
  name: 'Links a parent and a student, once',
  args: { overrides: [failsOnce(LinkParentDocument, broken)] },
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
      await expect(await dialog.findByText(/This e-mail address has not been confirmed:/)).toBeVisible()
    })
    await step('a link that is there already is refused', async () => {
      await pick(dialog, 'Student', 'mia', /Mia van Wyk/)
      await send()
      await expect(await dialog.findByText('Failed to link parent')).toBeVisible()
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

const [lerato, zoe] = sampleChildNames as [PickedChild, PickedChild]
const born = (id: number, dateOfBirth: string) => ({
  ...lerato,
  id,
  dateOfBirth,
  namesakeBirthday: dateOfBirth,
})

export const LinkNamesake: Story = {
  name: 'Tells students of the same name apart',
  args: { overrides: pickers(() => [born(1, '2022-03-14'), born(5, '2024-08-02'), zoe]) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link Parent' }))
    const dialog = await dialogOf('Link Parent')
    await pick(dialog, 'Student', 'zoe', /Zoë van Wyk.*Explorers · born 14 Mar 2022/)
    await expect(dialog.getByLabelText('Student')).toHaveValue('Zoë van Wyk')
    await pick(dialog, 'Student', 'lerato', /born 2 Aug 2024.*Explorers/)
    await expect(dialog.getByLabelText('Student')).toHaveValue('Lerato Mokoena (born 2 Aug 2024)')
  },
}

export const EditRelationship: Story = {
  name: 'Changes how a parent is related, and who may collect',
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
  name: 'Removes a relationship after a question, at the second try',
  args: { overrides: [failsOnce(RemoveRelationshipDocument, broken)] },
  play: async ({ canvas }) => {
    const remove = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove Pieter van Wyk from Mia van Wyk' }))
      const question = await dialogOf('Are you sure you want to remove this relationship?', 'alertdialog')
      await userEvent.click(question.getByRole('button', { name: /^Remove relationship/ }))
    }
    await remove()
    await told('Failed to remove relationship')
    await remove()
    await told('Relationship removed successfully')
    await waitFor(() => expect(canvas.queryByText('Pieter van Wyk')).toBeNull())
  },
}

export const AddParent: Story = {
  name: 'Adds a parent',
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
  name: 'Deletes a parent after a question, and restores',
  args: { tab: 'parents' },
  play: async ({ canvas }) => {
    await choose('Actions for Anita Jacobs', 'Delete')
    const question = await dialogOf('Are you sure you want to delete this parent?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Delete parent/ }))
    await told('Parent deleted successfully')
    await expect(await canvas.findByText('3 parents')).toBeVisible()
    await choose('More', 'Deleted parents')
    const dialog = await dialogOf('Deleted parents')
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore Anita Jacobs' }))
    await expect(await canvas.findByText('4 parents')).toBeVisible()
  },
}

/** What is ended and what the law keeps is said before a family is erased, and its name is asked for. */
export const EraseFamily: Story = {
  name: 'Erases a family once its name is typed, and of what others wrote what is ticked',
  args: {
    tab: 'parents',
    overrides: [
      mockOf(FamilyErasureDocument, {
        familyErasure: { ...erasure, mentions },
      }),
      mockOf(EraseFamilyDocument, ({ parentId, mentions: ticked }) =>
        [ticked ?? []].flat().join() === 'bank_lines:8' ? { eraseFamily: { id: parentId } } : broken,
      ),
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
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Paid for another family/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Erase family' }))
    await told('Family erased')
  },
}

const keysOfErasure: string[] = []

/** In a large database an answer may be lost: who presses again waits for the same erasure, and learns how it ended. */
export const EraseAgain: Story = {
  name: 'Asks with the same key when it is pressed again after no answer came',
  args: {
    tab: 'parents',
    overrides: [
      mockOf(FamilyErasureDocument, { familyErasure: erasure }),
      mockOf(EraseFamilyDocument, (variables) => {
        keysOfErasure.push(idempotencyKey(JSON.stringify(variables)))
        return keysOfErasure.length === 1 ? broken : { eraseFamily: { id: variables.parentId } }
      }),
    ],
  },
  play: async () => {
    keysOfErasure.length = 0
    await choose('Actions for Thandi Mokoena', 'Erase family')
    const dialog = await dialogOf('Erase this family?')
    const confirm = async () => {
      await userEvent.type(await dialog.findByLabelText('Type Mokoena to confirm'), 'Mokoena')
      await userEvent.click(dialog.getByRole('button', { name: 'Erase family' }))
    }
    await confirm()
    await expect(await dialog.findByText(/Failed to erase the family/)).toBeVisible()
    await confirm()
    await told('Family erased')
    await expect(new Set(keysOfErasure).size).toBe(1)
  },
}

/** The server refuses what the administrator has not seen, and the dialog shows what would be erased now. */
export const EraseChangedFamily: Story = {
  name: 'Erases no child who was linked after the dialog was opened, until that was looked at',
  args: {
    tab: 'parents',
    overrides: [
      { ...mockOf(FamilyErasureDocument, { familyErasure: erasure }), once: true },
      mockOf(FamilyErasureDocument, {
        familyErasure: { ...erasure, children: [...erasure.children, 'Zoë Jacobs'], childIds: [1, 2, 3] },
      }),
      mockOf(EraseFamilyDocument, ({ parentId, children }) =>
        [children].flat().join() === '1,2,3'
          ? { eraseFamily: { id: parentId } }
          : failure('This family has changed since you opened it. Please check it again.', 'CONFLICT'),
      ),
    ],
  },
  play: async () => {
    await choose('Actions for Thandi Mokoena', 'Erase family')
    const dialog = await dialogOf('Erase this family?')
    const confirm = async () => {
      await userEvent.type(dialog.getByLabelText('Type Mokoena to confirm'), 'Mokoena')
      await userEvent.click(dialog.getByRole('button', { name: 'Erase family' }))
    }
    await expect(await dialog.findByText('Details of: Lerato Mokoena, Thabo Mokoena')).toBeVisible()
    await confirm()
    await expect(await dialog.findByText(/This family has changed since you opened it/)).toBeVisible()
    await expect(await dialog.findByText('Details of: Lerato Mokoena, Thabo Mokoena, Zoë Jacobs')).toBeVisible()
    await expect(dialog.getByLabelText('Type Mokoena to confirm')).toHaveValue('')
    await confirm()
    await told('Family erased')
  },
}

/** Another guardian is erased only where that is asked for, and their children in common only then. */
export const EraseOneOfTwoParents: Story = {
  name: 'Erases the other guardian only where that is asked for',
  args: {
    tab: 'parents',
    overrides: [
      mockOf(FamilyErasureDocument, ({ alsoErase }) => {
        const both = [alsoErase ?? []].flat().includes(77)
        return {
          familyErasure: {
            ...erasure,
            parents: both ? ['Thandi Mokoena', 'Sizwe Dlamini'] : ['Thandi Mokoena'],
            children: both ? ['Lerato Mokoena', 'Thabo Mokoena'] : ['Thabo Mokoena'],
            childIds: both ? [1, 2] : [2],
            others: both ? [] : [{ id: 77, name: 'Sizwe Dlamini', children: ['Lerato'], isParent: true }],
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

/** The second cannot be invited, since somebody deleted the account meanwhile. */
export const InviteAll: Story = {
  name: 'Invites all who have none, and says what came of each',
  args: invitingAll(
    mockOf(UninvitedParentsDocument, { uninvitedParents: uninvited }),
    mockOf(InviteToAccountDocument, ({ id }) =>
      id === 13
        ? { inviteToAccount: { user: { id, email: 'anita.jacobs@families.example' }, url: null } }
        : failure('This account was not found.', 'NOT_FOUND'),
    ),
  ),
  play: async () => {
    const dialog = await dialogOf('Send missing invitations')
    await userEvent.click(await dialog.findByRole('button', { name: 'Invite 2 parents' }))
    await expect(await dialog.findByText('1 parent invited')).toBeVisible()
    await expect(dialog.getByLabelText('Results')).toHaveValue('Anita Jacobs: sent to anita.jacobs@families.example')
    await expect(dialog.getByText(/^Sizwe Dlamini: .*This account was not found/)).toBeVisible()
  },
}

export const InviteAllByHand: Story = {
  name: 'Shows the links to hand over where there is no mail server',
  args: invitingAll(
    mockOf(MailServerDocument, { settings: { mail: { isConfigured: false } } }),
    mockOf(UninvitedParentsDocument, { uninvitedParents: uninvited }),
    mockOf(InviteToAccountDocument, ({ id }) => ({
      inviteToAccount: { user: { id, email: '' }, url: `https://kiewiet.example/reset-password?token=t${id}` },
    })),
  ),
  play: async () => {
    const dialog = await dialogOf('Send missing invitations')
    await expect(await dialog.findByText(/^No mail server is set up/)).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Invite 2 parents' }))
    await expect(await dialog.findByLabelText('Links to pass on')).toHaveValue(
      'Anita Jacobs: https://kiewiet.example/reset-password?token=t13\nSizwe Dlamini: https://kiewiet.example/reset-password?token=t14',
    )
  },
}

export const WhoHasSignedIn: Story = {
  name: 'Says who has signed in, and invites a parent who has not',
  args: { tab: 'parents' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not invited yet')).toBeVisible()
    await expect(canvas.getByText(/^Not signed in yet, invitation sent today/)).toBeVisible()
    await expect(canvas.getAllByText(/^Signed in today/)).toHaveLength(2)
    await choose('Actions for Anita Jacobs', 'Send an invitation')
    await told('Invitation sent to anita.jacobs@families.example')
    await waitFor(() => expect(canvas.getAllByText(/^Not signed in yet, invitation sent today/)).toHaveLength(2))
  },
}
