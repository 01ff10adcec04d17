import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type ConsentKind, consentKinds } from '#graphql/consents/consents.rules.ts'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { type Sending, SendFile } from '#web/app/upload.ts'
import { AnswerConsentDocument } from '#web/shared/consents/answerConsent.generated.ts'
import {
  type AddContactMutationVariables,
  AddContactDocument,
  RemoveContactDocument,
  UpdateContactDocument,
} from '#web/shared/contacts/contacts.generated.ts'
import { PortalBadgesDocument } from '../shell/PortalBadges.generated.ts'
import { dialogOf, Portal } from '../storyFrame.tsx'
import {
  AskForGuardianDocument,
  type AskForGuardianMutationVariables,
  ChangeEmergencyContactDocument,
  ParentProfileDocument,
  RemoveOwnDocumentDocument,
  TakeBackGuardianRequestDocument,
  UpdateOwnDetailsDocument,
} from './ParentProfile.generated.ts'
import { known, lerato, photo, thabo, thandi, unknown } from './sampleProfile.ts'

const meta = {
  title: 'Portal/Profile',
  component: Portal,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '/parent/profile', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

const profile = mockOf(ParentProfileDocument, { viewer: thandi, myGuardianRequests: [], myChildren: [lerato] })
const badgesOf = (...myChildren: (typeof lerato)[]) =>
  mockOf(PortalBadgesDocument, { belongsToCentre: true, myChildren })
const badges = badgesOf(lerato)

/** A server that stores the answers to consents. */
function consentServer() {
  let { consents } = lerato
  return [
    mockOf(ParentProfileDocument, () => ({
      viewer: thandi,
      myGuardianRequests: [],
      myChildren: [{ ...lerato, consents }],
    })),
    mockOf(PortalBadgesDocument, () => ({ belongsToCentre: true, myChildren: [{ id: 1, mayDecide: true, consents }] })),
    mockOf(AnswerConsentDocument, ({ input: { kind, granted, version } }) => {
      const answer = { ...photo, id: consentKinds.indexOf(kind as ConsentKind) + 10, kind, granted, version }
      consents = [...consents.filter((given) => given.kind !== kind), answer]
      return { answerConsent: { ...answer, childId: 1 } }
    }),
  ]
}

const added = fn(({ mayCollect, alsoFor: _alsoFor, ...values }: AddContactMutationVariables['input']) => ({
  addContact: { ...values, id: 23, collecting: mayCollect ? 'asked' : 'no', refusal: null, photo: null, version: 1 },
}))

/** A server that keeps who is on the list. */
function listServer() {
  let contacts = lerato.contacts
  return [
    mockOf(ParentProfileDocument, () => ({
      viewer: thandi,
      myGuardianRequests: [],
      myChildren: [{ ...lerato, contacts }],
    })),
    badges,
    mockOf(AddContactDocument, ({ input: { mayCollect, ...values } }) => {
      const added = {
        ...values,
        id: 23,
        collecting: mayCollect ? 'asked' : 'no',
        refusal: null,
        photo: null,
        version: 1,
      }
      contacts = [...contacts, added]
      return { addContact: added }
    }),
    stale,
    mockOf(RemoveContactDocument, ({ id }) => {
      contacts = contacts.filter((contact) => contact.id !== id)
      return { removeContact: { id } }
    }),
  ]
}

/** A server that stores what is saved, for the account and for the children that are named. */
function detailsServer() {
  let owner = thandi
  let family = [lerato, { ...lerato, id: 4, firstName: 'Thabo', contacts: [], documents: [], consents: [] }]
  return [
    mockOf(ParentProfileDocument, () => ({ viewer: owner, myGuardianRequests: [], myChildren: family })),
    mockOf(UpdateOwnDetailsDocument, ({ input: { phoneNumber = null, homeAddress = null, emergencyChildIds } }) => {
      owner = { ...owner, phoneNumber, homeAddress, version: 2 }
      const named = [emergencyChildIds ?? []].flat()
      family = family.map((child) =>
        named.includes(child.id) ? { ...child, emergencyContactPhone: phoneNumber, version: child.version + 1 } : child,
      )
      return { updateOwnDetails: { id: 2, phoneNumber, homeAddress, version: 2 } }
    }),
    called,
  ]
}

const called = mockOf(ChangeEmergencyContactDocument, ({ input }) => ({
  changeEmergencyContact: {
    id: 1,
    emergencyContact: input.name,
    emergencyContactPhone: input.phone,
    version: input.version + 1,
  },
}))

const removedPapers = fn()

const stale = mockOf(UpdateContactDocument, failure('Somebody else has changed this in the meantime.', 'STALE'))

/** A family of two, with everything that can be asked of somebody. */
export const Filled: Story = {
  tags: ['dark-scheme'],
  args: {
    mocks: [
      mockOf(ParentProfileDocument, { viewer: thandi, myGuardianRequests: [], myChildren: [known, thabo] }),
      badgesOf(known, thabo),
    ],
  },
}

/** Where nothing has been said yet. */
export const Empty: Story = {
  args: {
    mocks: [
      mockOf(ParentProfileDocument, {
        viewer: { ...thandi, phoneNumber: null },
        myGuardianRequests: [],
        myChildren: [unknown],
      }),
      badgesOf(unknown),
    ],
  },
}

// Tests

const asked = fn((input: AskForGuardianMutationVariables['input']) => ({ askForGuardian: { id: input.childId } }))

/** The office decides: until then it can be taken back. */
export const AsksForAnotherParent: Story = {
  name: 'Asks the office to invite another parent of both children, and takes a request back',
  args: { mocks: [] },
  render: ({ at }) => {
    let myGuardianRequests = [{ id: 9, email: 'sipho.mokoena@families.example', childId: 1 }]
    const mocks = [
      mockOf(ParentProfileDocument, () => ({ viewer: thandi, myGuardianRequests, myChildren: [lerato, thabo] })),
      badgesOf(lerato, thabo),
      mockOf(AskForGuardianDocument, ({ input }) => asked(input)),
      mockOf(TakeBackGuardianRequestDocument, ({ id }) => {
        myGuardianRequests = []
        return { withdrawInvitation: { id } }
      }),
    ]
    return <Portal at={at} mocks={mocks} />
  },
  play: async ({ canvas }) => {
    asked.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite another parent: Lerato' }))
    const dialog = await dialogOf('Invite another parent for Lerato')
    await userEvent.type(dialog.getByLabelText('E-mail address'), 'gogo@families.example')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also for Thabo' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ask the office' }))
    await expect(await screen.findByText('Your request for gogo@families.example has been sent')).toBeVisible()
    await expect(asked).toHaveBeenCalledWith({ email: 'gogo@families.example', childId: 1, alsoFor: [4] })
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw: sipho.mokoena@families.example' }))
    await waitFor(() => expect(canvas.queryByText('Waiting for the office')).toBeNull())
  },
}

/** One consent is withdrawn after a question, another given; what waits in the navigation follows. */
export const ConsentsChange: Story = {
  name: 'Withdraws a consent and gives another',
  args: { mocks: consentServer() },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Consents for Lerato Mokoena' }))
    await expect(canvas.getByRole('link', { name: /Profile 1 outstanding/ })).toBeVisible()
    const papers = within(canvas.getByRole('region', { name: "Lerato Mokoena's documents" }))
    await expect(papers.getByText('Expires 4 December 2026')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Withdraw: Photos, Lerato' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this consent for Lerato?' }))
    await userEvent.click(question.getByRole('button', { name: 'Withdraw consent' }))
    await expect(await panel.findByRole('button', { name: 'Give consent: Photos, Lerato' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Give consent: Emergency medical treatment, Lerato' }))
    await screen.findByText('Emergency medical treatment: consent given for Lerato')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible())
  },
}

/** Phone, address and whom to call first: from the first mistakes to what holds at once. */
export const ContactDetailsChange: Story = {
  name: 'Changes phone, address and who is called first',
  args: { mocks: [] },
  render: ({ at }) => <Portal at={at} mocks={detailsServer()} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change phone or address' }))
    const own = await dialogOf('Your contact details')
    await userEvent.clear(own.getByLabelText('Phone number'))
    await userEvent.type(own.getByLabelText('Phone number'), 'at home')
    await userEvent.type(own.getByLabelText('Home address'), '4 Acacia Street')
    await userEvent.click(own.getByRole('button', { name: 'Save' }))
    await expect(await own.findByText('Please enter a phone number such as 082 555 0123.')).toBeVisible()
    await userEvent.clear(own.getByLabelText('Phone number'))
    await expect(own.queryByRole('checkbox')).toBeNull()
    await userEvent.type(own.getByLabelText('Phone number'), '0825550199')
    await expect(own.getByRole('checkbox', { name: /^Also use it in an emergency for Lerato and Thabo/ })).toBeChecked()
    await expect(sessionStorage.getItem('draft:details')).toContain('4 Acacia Street')
    await userEvent.click(own.getByRole('button', { name: 'Save' }))
    await expect(
      await screen.findByText('We will also use the new number in an emergency for Lerato and Thabo.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(canvas.getAllByText(/082 555 0199/)).toHaveLength(3))
    await expect(canvas.queryByText(/This differs from the number in your contact details/)).toBeNull()
    await expect(sessionStorage.getItem('draft:details')).toBeNull()
    await expect(canvas.getByText('4 Acacia Street')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: "Edit Lerato's first emergency contact" }))
    const first = await dialogOf("Lerato's first emergency contact")
    await userEvent.clear(first.getByLabelText('First and last name'))
    await userEvent.type(first.getByLabelText('First and last name'), 'Ouma Mokoena')
    await userEvent.click(first.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Ouma Mokoena/)).toBeVisible()
  },
}

/** Who does not want it keeps the old number for emergencies, and sees that the two differ. */
export const NumbersDiffer: Story = {
  name: 'Says when the number for emergencies is another one',
  args: { mocks: [] },
  render: ({ at }) => <Portal at={at} mocks={detailsServer()} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change phone or address' }))
    const own = await dialogOf('Your contact details')
    await userEvent.clear(own.getByLabelText('Phone number'))
    await userEvent.type(own.getByLabelText('Phone number'), '0825550199')
    await userEvent.click(own.getByRole('checkbox', { name: /^Also use it in an emergency/ }))
    await userEvent.click(own.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getAllByText(/This differs from the number in your contact details/)).toHaveLength(2),
    )
  },
}

/** One's own paper, until the centre has checked it. */
export const OwnPaper: Story = {
  name: 'Replaces and removes a paper',
  args: {
    mocks: [
      profile,
      mockOf(RemoveOwnDocumentDocument, ({ id }) => {
        removedPapers(id)
        return { removeChildDocument: { id } }
      }),
    ],
  },
  play: async ({ canvas }) => {
    removedPapers.mockClear()
    const papers = within(await canvas.findByRole('region', { name: "Lerato Mokoena's documents" }))
    await userEvent.click(papers.getByRole('button', { name: 'Replace Clinic card (immunisation)' }))
    const upload = await dialogOf("Replace Lerato's Clinic card (immunisation)")
    await expect(upload.getByLabelText('Document type')).toHaveValue('clinic_card')
    await userEvent.click(upload.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(papers.getByRole('button', { name: 'Remove Clinic card (immunisation)' }))
    const question = await dialogOf('Remove Clinic card (immunisation)?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Remove document' }))
    await waitFor(() => expect(removedPapers).toHaveBeenCalledWith(3))
  },
}

/** Somebody new on the list, a change that is refused, and somebody taken off. */
export const PeopleChange: Story = {
  name: 'Adds, changes and removes people of a child',
  args: { mocks: [] },
  render: ({ at }) => <Portal at={at} mocks={listServer()} />,
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('region', { name: "Lerato's contacts" }))
    await expect(people.getByText('The centre says: We have no copy of his ID yet.')).toBeVisible()
    await userEvent.click(people.getByRole('button', { name: 'Add person: Lerato' }))
    const dialog = await dialogOf('Add a contact for Lerato')
    await userEvent.click(dialog.getByLabelText('Emergencies: we call this person'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add person' }))
    await expect(await dialog.findByText('Please enter the first and last name.')).toBeVisible()
    await expect(dialog.getByText('Please tick at least one of the two.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('First and last name'), 'Gogo Dlamini')
    await userEvent.type(dialog.getByLabelText('Relationship to Lerato'), 'Neighbour')
    await userEvent.type(dialog.getByLabelText('Phone number'), '082 555 0177')
    await userEvent.click(dialog.getByLabelText('Collecting Lerato'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add person' }))
    await expect(await people.findByText('Gogo Dlamini')).toBeVisible()
    await expect(people.getByText('To be confirmed')).toBeVisible()
    await userEvent.click(people.getByRole('button', { name: 'Edit Nomsa Mokoena' }))
    const change = await dialogOf('Edit Nomsa Mokoena')
    await userEvent.click(change.getByRole('button', { name: 'Save' }))
    await expect(await change.findByRole('alert')).toHaveTextContent('Somebody else has changed this')
    await userEvent.click(change.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(people.getByRole('button', { name: 'Remove Nomsa Mokoena from the list' }))
    const question = await dialogOf('Remove Nomsa Mokoena from the list?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(people.queryByRole('button', { name: 'Edit Nomsa Mokoena' })).toBeNull())
  },
}

/** One request for both lists. */
export const PersonForBoth: Story = {
  name: 'Puts somebody onto the lists of both children',
  args: {
    mocks: [
      mockOf(ParentProfileDocument, {
        viewer: thandi,
        myGuardianRequests: [],
        myChildren: [lerato, thabo],
      }),
      badgesOf(lerato, thabo),
      mockOf(AddContactDocument, ({ input }) => added(input)),
    ],
  },
  play: async ({ canvas }) => {
    added.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Add person: Lerato' }))
    const dialog = await dialogOf('Add a contact for Lerato')
    await userEvent.type(dialog.getByLabelText('First and last name'), 'Gogo Dlamini')
    await userEvent.type(dialog.getByLabelText('Relationship to Lerato'), 'Neighbour')
    await userEvent.type(dialog.getByLabelText('Phone number'), '082 555 0177')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also for Thabo' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add person' }))
    await expect(await screen.findByText('Gogo Dlamini added for Lerato and Thabo')).toBeVisible()
    await expect(added).toHaveBeenCalledWith(expect.objectContaining({ childId: 1, alsoFor: [4] }))
  },
}

export const AnswerFails: Story = {
  name: 'Says that an answer was not saved',
  args: {
    mocks: [profile, mockOf(AnswerConsentDocument, failure('The text has changed. Reload the page.', 'CONFLICT'))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'No consent: Emergency medical treatment, Lerato' }),
    )
    await screen.findByText('Your answer could not be saved.')
    await waitFor(() => expect(screen.getByText(/The text has changed/)).toBeVisible())
  },
}

export const SeenByAGrandparent: Story = {
  name: 'Offers no changes of people and consents to somebody who does not decide',
  args: {
    mocks: [
      mockOf(ParentProfileDocument, {
        viewer: thandi,
        myGuardianRequests: [],
        myChildren: [{ ...lerato, mayDecide: false }],
      }),
      badgesOf({ ...lerato, mayDecide: false }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only parents and legal guardians can choose these people/)).toBeVisible()
    for (const name of [/^Change Lerato/, /^Add person/, /from the list$/, /^Withdraw/, /onsent: /])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

const sendPaper = fn(async (_sending: Sending) => ({}) as never)

/** Of the papers only their own ID: the server refuses the others. A paper of their own can still be taken back. */
export const OwnIdAlone: Story = {
  name: 'Lets somebody who does not decide add their own ID alone',
  args: SeenByAGrandparent.args,
  render: (args) => (
    <SendFile value={sendPaper}>
      <Portal {...args} />
    </SendFile>
  ),
  play: async ({ canvas }) => {
    sendPaper.mockClear()
    const papers = within(await canvas.findByRole('region', { name: "Lerato Mokoena's documents" }))
    await expect(papers.getByRole('button', { name: 'Remove Clinic card (immunisation)' })).toBeVisible()
    for (const name of [/^Replace/, /^Add document/]) await expect(papers.queryByRole('button', { name })).toBeNull()
    await userEvent.click(papers.getByRole('button', { name: 'Add your ID: Lerato' }))
    const upload = await dialogOf('Add your ID for Lerato')
    await expect(upload.queryByLabelText('Document type')).toBeNull()
    await userEvent.upload(upload.getByLabelText(/File or photo/), new File(['ID'], 'id.jpg', { type: 'image/jpeg' }))
    await userEvent.click(upload.getByRole('button', { name: 'Upload document' }))
    await expect(await screen.findByText("Guardian's ID uploaded for Lerato")).toBeVisible()
    await expect(sendPaper).toHaveBeenCalledWith(expect.objectContaining({ fields: { kind: 'guardian_id' } }))
  },
}

export const SaysHowToConnectAChild: Story = {
  name: 'Says how to connect a child',
  args: { mocks: [mockOf(ParentProfileDocument, { viewer: thandi, myGuardianRequests: [], myChildren: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No child is linked to your account yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'E-mail, password and devices' })).toHaveAttribute('href', '/account')
  },
}
