import type { Meta, StoryObj } from '@storybook/react-vite'
import { InDashboard, OpenedByHook } from '#web/admin/shared/storyFrame.tsx'
import type { ListedApplication } from './application.ts'
import { sampleApplications, workingServer } from './sampleApplications.ts'
import { useMoves } from './useMoves.tsx'

const meta = {
  title: 'Admin/Applications/Moves',
  component: InDashboard,
  parameters: {
    layout: 'fullscreen',
  },
  args: { at: '?section=applications', mocks: workingServer() },
} satisfies Meta<typeof InDashboard>
export default meta
type Story = StoryObj<typeof meta>

const application = sampleApplications.find(({ id }) => id === 38) as ListedApplication
function useMoveDialogs() {
  const { request, dialog } = useMoves()
  return { actions: request, dialog }
}

/** The other moves are made in Applications.stories.tsx and ApplicationDetail.stories.tsx. */
export const DialogDecline: Story = {
  name: 'Dialog: Decline',
  args: {
    children: <OpenedByHook useDialogs={useMoveDialogs} open={(request) => request(application, 'declined')} />,
  },
}
