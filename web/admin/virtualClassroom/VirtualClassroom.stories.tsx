import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { AtAddress, dialogOf, told } from '#web/admin/shared/storyFrame.tsx'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { fakeDevices } from './fakeDevices.ts'
import { pastSessions, sessionServer } from './sampleSessions.ts'
import { StartVirtualSessionDocument } from './virtualClassroom.generated.ts'
import { VirtualClassroom } from './VirtualClassroom.screen.tsx'

interface Args {
  at: string
  filled: boolean
  past: number
  overrides: Mock[]
}

const meta = {
  title: 'Admin/Virtual Classroom',
  args: { at: '', filled: true, past: 0, overrides: [] },
  render: ({ at, filled, past, overrides }) => (
    <AtAddress
      at={`/admin/dashboard?section=virtual-classroom${at}`}
      mocks={sessionServer(overrides, filled, pastSessions(past))}
    >
      <VirtualClassroom />
    </AtAddress>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['dark-scheme'],
  name: 'Filled dashboard',
  args: { past: 8 },
}

export const Empty: Story = { name: 'Empty dashboard', args: { filled: false } }

// Tests: what happens when something is pressed, typed or refused.

/** A tab that opens nowhere and remembers where it was sent. */
function tabs() {
  const tab = { opener: null, location: { href: '' }, close: fn() }
  const open = spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return { tab, restore: () => open.mockRestore() }
}

export const Dashboard: Story = {
  name: 'Says what is live, and starts an instant session',
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('86%')).toBeVisible()
    await expect(canvas.getByText('9 of 21 joined')).toBeVisible()
    await step('an instant session', async () => {
      const { tab, restore } = tabs()
      await userEvent.click(canvas.getByRole('button', { name: 'Start Instant Session' }))
      const dialog = await dialogOf('Start Instant Session')
      await userEvent.selectOptions(dialog.getByLabelText('Class'), 'Explorers')
      await userEvent.click(dialog.getByRole('button', { name: /^Start Session/ }))
      await told('Session started')
      await expect(tab.location.href).toBe('https://meet.example/6')
      await expect(await canvas.findByRole('rowheader', { name: 'Instant session' })).toBeVisible()
      restore()
    })
  },
}

export const NothingYet: Story = {
  ...Empty,
  name: 'Says on each tab that nothing is there',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Recordings' }))
    await expect(await canvas.findByText('No recordings available')).toBeVisible()
    await expect(canvas.getByText('Session recordings will appear here after completion')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Sessions' }))
    await expect(await canvas.findByText('No sessions here')).toBeVisible()
  },
}

export const Sessions: Story = {
  name: 'Starts a session and ends it with a recording',
  args: { at: '&tab=sessions' },
  play: async ({ canvas, step }) => {
    const rowOf = async (title: string) => within(await canvas.findByRole('row', { name: new RegExp(title) }))
    await step('only what is scheduled can be started', async () => {
      await expect(await canvas.findAllByRole('button', { name: 'Start' })).toHaveLength(1)
      await expect((await rowOf('Meet the vet')).getByText('All classes')).toBeVisible()
    })
    await step('one that nobody has ended can be ended, and its room is no longer offered', async () => {
      const forgotten = await rowOf('Bake with numbers')
      await expect(forgotten.getByText('Not ended')).toBeVisible()
      await expect(forgotten.getByRole('button', { name: 'End' })).toBeVisible()
      await expect(forgotten.queryByRole('button', { name: 'Open Room' })).toBeNull()
    })
    await step('Start makes it live and opens its room', async () => {
      const { tab, restore } = tabs()
      await userEvent.click((await rowOf('Meet the vet')).getByRole('button', { name: 'Start' }))
      await told('Session started')
      await expect(tab.location.href).toBe('https://meet.example/Kiewiet-1')
      restore()
    })
    await step('End asks how many were there', async () => {
      await userEvent.click((await rowOf('Story time')).getByRole('button', { name: 'End' }))
      const dialog = await dialogOf('End Session')
      await expect(dialog.getByLabelText('Participants')).toHaveValue('9')
      await userEvent.type(dialog.getByLabelText(/Recording link/), 'http://files.example')
      await userEvent.click(dialog.getByRole('button', { name: /^End Session/ }))
      await waitFor(() =>
        expect(dialog.getByLabelText(/Recording link/)).toHaveAccessibleDescription(/starting with https/),
      )
      await userEvent.clear(dialog.getByLabelText(/Recording link/))
      await userEvent.type(dialog.getByLabelText(/Recording link/), 'https://files.example/story')
      await userEvent.click(dialog.getByRole('button', { name: /^End Session/ }))
      await told('Session completed')
      await userEvent.click(canvas.getByRole('tab', { name: 'Recordings' }))
      await expect(await canvas.findByRole('link', { name: 'Watch Story time with puppets' })).toBeVisible()
    })
  },
}

export const NewSession: Story = {
  name: 'Names what is missing, then plans a session',
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Session' }))
    const dialog = await dialogOf('New Session')
    await step('what is missing is said at its field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Create Session/ }))
      await expect(await dialog.findByText('Please enter a title.')).toBeVisible()
      await expect(dialog.getByText('Please choose a teacher.')).toBeVisible()
    })
    await userEvent.type(dialog.getByLabelText('Session Title'), 'Songs about rain')
    await userEvent.type(dialog.getByLabelText('Time'), '930')
    await userEvent.selectOptions(dialog.getByLabelText('Class'), 'Explorers')
    await userEvent.selectOptions(dialog.getByLabelText('Teacher'), 'Mpho Sithole')
    await expect(dialog.getByText('Leave empty to create a private room on meet.jit.si.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Create Session/ }))
    await told('Session created successfully')
    await expect(await canvas.findByRole('rowheader', { name: 'Songs about rain' })).toBeVisible()
  },
}

export const EditAndCancel: Story = {
  name: 'Changes a session, cancels it and puts it back',
  args: { at: '&tab=sessions&status=scheduled' },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const dialog = await dialogOf('Edit Session')
    await waitFor(() => expect(dialog.getByLabelText('Teacher')).toHaveDisplayValue('Mpho Sithole'))
    await userEvent.clear(dialog.getByLabelText('Duration in minutes'))
    await userEvent.type(dialog.getByLabelText('Duration in minutes'), '45')
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
    await told('Session updated successfully')
    await expect(await canvas.findByText('45 minutes')).toBeVisible()
    await step('called off, with an undo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Actions for Meet the vet/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel session' }))
      const question = await dialogOf('Are you sure you want to cancel this session?', 'alertdialog')
      await userEvent.click(question.getByRole('button', { name: /^Cancel session/ }))
      await told('Session cancelled')
      await expect(await canvas.findByText('No sessions here')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await expect(await canvas.findByRole('rowheader', { name: /Meet the vet/ })).toBeVisible()
    })
  },
}

export const StartRefused: Story = {
  name: 'Says why a session cannot be started',
  args: {
    at: '&tab=sessions',
    overrides: [mockOf(StartVirtualSessionDocument, failure('This session is cancelled.', 'CONFLICT'))],
  },
  play: async ({ canvas }) => {
    const { tab, restore } = tabs()
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }))
    await told('Failed to start session. This session is cancelled.')
    await expect(tab.close).toHaveBeenCalled()
    restore()
  },
}

export const Settings: Story = {
  name: 'Remembers the camera that was chosen',
  args: { at: '&tab=settings' },
  beforeEach: () => fakeDevices(null),
  play: async ({ canvas, step }) => {
    await step('the camera, whose choice is kept', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Configure Camera' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Camera' }))
      await waitFor(() => expect(dialog.getByLabelText('Camera')).toBeEnabled())
      await userEvent.selectOptions(dialog.getByLabelText('Camera'), 'Camera on the desk')
      await waitFor(() => expect(dialog.getByLabelText('Camera')).toHaveValue('Camera on the desk'))
      await expect(localStorage.getItem('kiewiet.devices')).toContain('Camera on the desk')
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    })
    await expect(canvas.getByText(/^New sessions get a private room on meet\.jit\.si/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Choose another server' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=settings',
    )
  },
}

export const TestEquipment: Story = {
  name: 'Tries the microphone and screen sharing',
  beforeEach: () => fakeDevices(null),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test Equipment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Test Equipment' }))
    await waitFor(() => expect(document.activeElement).toContainElement(dialog.getByRole('region', { name: 'Camera' })))
    await expect(await dialog.findByRole('meter', { name: 'Microphone level' })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Try screen sharing' }))
    await expect(await dialog.findByLabelText('What the others would see')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }))
    await expect(await dialog.findByRole('button', { name: 'Try screen sharing' })).toBeInTheDocument()
  },
}

export const DevicesRefused: Story = {
  name: 'Says that the browser refuses the microphone',
  args: { at: '&tab=settings' },
  beforeEach: () => fakeDevices('NotAllowedError'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Configure Audio' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Audio' }))
    await waitFor(() => expect(dialog.getByText(/The browser is not allowed to use the microphone/)).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const NoDevice: Story = {
  name: 'Says that no camera was found',
  args: { at: '&tab=settings' },
  beforeEach: () => fakeDevices('NotFoundError'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Configure Camera' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Camera' }))
    await waitFor(() => expect(dialog.getByText('No camera was found. Plug one in, then try again.')).toBeVisible())
  },
}
