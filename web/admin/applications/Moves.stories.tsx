import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { InDashboard, OpenedByHook, stay } from '#web/admin/shared/storyFrame.tsx'
import type { ListedApplication } from './application.ts'
import { EnrollChoicesDocument } from './applications.generated.ts'
import { CorrectApplicationDialog, RecordApplicationDialog } from './ApplicationForm.tsx'
import { EnrolledDialog } from './EnrollForm.tsx'
import type { MoveTarget } from './moves.ts'
import {
  invitationUrl,
  sampleApplication,
  sampleApplications,
  sampleChoices,
  workingServer,
} from './sampleApplications.ts'
import { useMoves } from './useMoves.tsx'

interface Args {
  over: ReactNode
  overrides: Mock[]
}

const meta = {
  title: 'Admin/Applications/Moves',
  parameters: {
    layout: 'fullscreen',
  },
  args: { over: null, overrides: [] },
  render: ({ over, overrides }) => (
    <InDashboard at="?section=applications" mocks={workingServer(overrides)}>
      {over}
    </InDashboard>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const application = (id: number) => sampleApplications.find((each) => each.id === id) as ListedApplication
function useMoveDialogs() {
  const { request, dialog } = useMoves()
  return { actions: request, dialog }
}
const moving = (id: number, to: MoveTarget) => (
  <OpenedByHook useDialogs={useMoveDialogs} open={(request) => request(application(id), to)} />
)
const full = mockOf(EnrollChoicesDocument, {
  ...sampleChoices,
  classPlaces: sampleChoices.classPlaces.map((places) =>
    ['Little Learners', 'Young Scholars'].includes(places.class.name)
      ? { ...places, taken: places.class.capacity - 1, offered: 1, free: 0 }
      : places,
  ),
})
const enrolled = { application: application(31), centre: 'Kiewiet Early Learning Centre', onClose: stay }

export const DialogTour: Story = { name: 'Dialog: Book a tour', args: { over: moving(37, 'tour_booked') } }
export const DialogTourMoved: Story = { name: 'Dialog: Move the tour', args: { over: moving(35, 'tour_booked') } }
export const DialogWaitlist: Story = {
  name: 'Dialog: Put on the waiting list',
  args: { over: moving(38, 'waitlisted') },
}
export const DialogDecline: Story = { name: 'Dialog: Decline', args: { over: moving(38, 'declined') } }
export const DialogOffer: Story = { name: 'Dialog: Offer a place', args: { over: moving(35, 'offered') } }
export const DialogOfferFull: Story = {
  name: 'Dialog: Offer a place, the class is full',
  args: { over: moving(35, 'offered'), overrides: [full] },
}
export const DialogEnroll: Story = { name: 'Dialog: Enroll', args: { over: moving(31, 'enrolled') } }
export const DialogEnrollFull: Story = {
  name: 'Dialog: Enroll, the class is full',
  args: { over: moving(31, 'enrolled'), overrides: [full] },
}
export const DialogAdd: Story = {
  name: 'Dialog: Add application',
  args: { over: <RecordApplicationDialog onRecorded={stay} onClose={stay} /> },
}
export const DialogCorrect: Story = {
  name: 'Dialog: Edit an application',
  args: { over: <CorrectApplicationDialog application={sampleApplication(38)} onClose={stay} /> },
}
export const DialogEnrolled: Story = {
  name: 'Dialog: enrolled, with an invitation',
  args: { over: <EnrolledDialog {...enrolled} invitationUrl={invitationUrl} /> },
}
export const DialogEnrolledKnown: Story = {
  name: 'Dialog: enrolled, the parent has an account',
  args: { over: <EnrolledDialog {...enrolled} invitationUrl={null} /> },
}
