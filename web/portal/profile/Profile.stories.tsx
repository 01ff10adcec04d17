import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { consentTexts } from '#graphql/consents/consents.rules.ts'
import { failure, mockOf } from '#web/app/mocks.tsx'
import { AnswerConsentDocument } from '#web/shared/consents/answerConsent.generated.ts'
import { PortalBadgesDocument } from '../shell/PortalBadges.generated.ts'
import { Portal } from '../storyFrame.tsx'
import { ParentProfileDocument, type ParentProfileQuery } from './ParentProfile.generated.ts'

const meta = {
  title: 'Portal/Profile',
  component: Portal,
  parameters: { layout: 'fullscreen' },
  args: { at: '/parent/profile', mocks: [] },
} satisfies Meta<typeof Portal>
export default meta
type Story = StoryObj<typeof meta>

type Child = ParentProfileQuery['myChildren'][number]

const photo: Child['consents'][number] = {
  id: 7,
  kind: 'photo',
  granted: true,
  version: consentTexts.photo.version,
  signedBy: null,
  givenAt: '2026-01-14T08:00:00.000Z',
  givenByName: 'Thandi Mokoena',
}
const lerato: Child = {
  id: 1,
  firstName: 'Lerato',
  lastName: 'Mokoena',
  documents: [
    {
      id: 3,
      kind: 'clinic_card',
      expiresOn: '2026-11-20',
      note: null,
      createdAt: '2026-01-14T08:00:00.000Z',
      uploadedByName: 'Thandi Mokoena',
    },
  ],
  consents: [photo, { ...photo, id: 8, kind: 'outing', granted: false }],
}
const profile = mockOf(ParentProfileDocument, { myChildren: [lerato] })
const badges = mockOf(PortalBadgesDocument, { myChildren: [{ id: 1, consents: lerato.consents }] })
const answered = { childId: 1, signedBy: null, givenByName: 'Thandi Mokoena' }
const answers = mockOf(AnswerConsentDocument, ({ input: { kind, granted, version } }) => ({
  answerConsent: {
    ...answered,
    id: kind === 'photo' ? 10 : 11,
    kind,
    granted,
    version,
    givenAt: '2026-11-10T06:00:00.000Z',
  },
}))

/** One consent is withdrawn after a question, another given; what waits in the navigation follows. */
export const ConsentsChange: Story = {
  args: { mocks: [profile, badges, answers] },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Consents for Lerato Mokoena' }))
    await expect(canvas.getByRole('link', { name: /Profile 1 to answer/ })).toBeVisible()
    const papers = within(canvas.getByRole('region', { name: 'Documents of Lerato Mokoena' }))
    await expect(papers.getByText('Expires 20 November 2026')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Withdraw: Photos, Lerato' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this consent for Lerato?' }))
    await userEvent.click(question.getByRole('button', { name: 'Withdraw consent' }))
    await expect(await panel.findByRole('button', { name: 'Give consent: Photos, Lerato' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Give consent: Emergency medical treatment, Lerato' }))
    await screen.findByText('Emergency medical treatment: consent given for Lerato')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible())
  },
}

export const AnswerFails: Story = {
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

export const NoChildYet: Story = {
  args: { mocks: [mockOf(ParentProfileDocument, { myChildren: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No child is connected with your account yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Password and sessions' })).toHaveAttribute('href', '/account')
  },
}

export const Loading: Story = {
  args: { mocks: [mockOf(ParentProfileDocument, 'pending')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { mocks: [mockOf(ParentProfileDocument, failure('Something went wrong.'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your profile could not be loaded.')).toBeVisible()
  },
}
