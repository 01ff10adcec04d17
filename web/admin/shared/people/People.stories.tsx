import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { PersonName } from '../PersonName.tsx'
import { AtAddress, dialogOf, stay } from '../storyFrame.tsx'
import { AccountField } from './AccountField.tsx'
import { ChildField } from './ChildField.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx'
import { ChildNamesDocument, RemovedPeopleDocument } from './people.generated.ts'
import { peopleServer } from './peopleServer.ts'
import { PersonDialog, RemovedPeopleDialog } from './PersonDialog.tsx'
import { samplePeople } from './samplePeople.ts'

interface Args {
  mocks: Mock[]
  children: ReactNode
}

/** What several sections show of children, parents and staff. */
const meta = {
  title: 'Admin/Shared/People',
  args: { mocks: peopleServer(), children: null },
  render: ({ mocks, children }) => (
    <AtAddress at="/admin/dashboard" mocks={mocks}>
      {children}
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

function Chosen({ child = '', parent = '' }) {
  const [childId, setChildId] = useState(child)
  const [parentId, setParentId] = useState(parent)
  return (
    <Stack>
      <ChildField value={childId} onChange={setChildId} />
      <AccountField label="Parent" roles={['parent']} value={parentId} onChange={setParentId} />
    </Stack>
  )
}

const [annelie] = samplePeople().users
const words = {
  add: 'Add teacher',
  invite: 'Invite teacher',
  created: 'Teacher added',
  updated: 'Teacher updated',
  failed: 'Failed to save the teacher',
}
const roles = [
  { value: 'teacher', label: 'Teacher' },
  { value: 'admin', label: 'Administrator' },
] as const

export const Fields: Story = { name: 'ChildField and AccountField', args: { children: <Chosen /> } }

export const FieldsChosen: Story = {
  name: 'ChildField and AccountField, chosen',
  args: { children: <Chosen child="4" parent="11" /> },
}

export const FieldsFailed: Story = {
  name: 'ChildField, failed',
  args: { children: <Chosen />, mocks: peopleServer([mockOf(ChildNamesDocument, failure('Away'))]) },
}

export const Names: Story = {
  name: 'PersonName',
  args: {
    children: (
      <Stack space={8}>
        <PersonName name="Lerato Mokoena" />
        <PersonName name="Bontle-Grace Mokoena van der Westhuizen" />
      </Stack>
    ),
  },
}

export const Links: Story = {
  name: 'ContactLinks',
  args: { children: <ContactLinks name="Thandi Mokoena" phone="082 555 0142" text="Dear Thandi, " /> },
}

export const AddPerson: Story = {
  name: 'PersonDialog: new',
  args: { children: <PersonDialog person={null} roles={roles} words={words} onClose={stay} /> },
}

export const InvitePerson: Story = {
  name: 'PersonDialog: invited',
  args: {
    children: <PersonDialog person={null} roles={roles.slice(0, 1)} words={words} onInvited={stay} onClose={stay} />,
  },
}

export const EditPerson: Story = {
  name: 'PersonDialog: changed',
  args: { children: annelie && <PersonDialog person={annelie} roles={roles} words={words} onClose={stay} /> },
}

export const PasswordLink: Story = {
  name: 'PasswordLinkDialog',
  args: { children: annelie && <PasswordLinkDialog person={annelie} onClose={stay} /> },
}

const page = { pageInfo: { endCursor: null, hasNextPage: false } }
const gone = { email: 'gone@families.example', removedAt: new Date().toISOString() }

export const RemovedAndErased: Story = {
  name: 'RemovedPeopleDialog: restores nobody who was erased',
  args: {
    children: <RemovedPeopleDialog title="Deleted parents" roles={['parent']} onClose={stay} />,
    mocks: [
      mockOf(RemovedPeopleDocument, {
        removedUsers: {
          ...page,
          edges: [
            { node: { ...gone, id: 2, firstName: 'Anita', lastName: 'Jacobs', isErased: false } },
            { node: { ...gone, id: 3, firstName: 'Erased', lastName: 'parent 3', isErased: true } },
          ],
        },
      }),
    ],
  },
  play: async () => {
    const dialog = await dialogOf('Deleted parents')
    await expect(await dialog.findByRole('button', { name: 'Restore Anita Jacobs' })).toBeVisible()
    await expect(dialog.getByRole('row', { name: /^Erased parent 3/ })).toHaveTextContent(/Erased$/)
    await expect(dialog.queryByRole('button', { name: 'Restore Erased parent 3' })).toBeNull()
  },
}
