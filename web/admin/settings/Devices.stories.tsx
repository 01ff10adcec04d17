import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AtAddress, dialogOf } from '#web/admin/shared/storyFrame.tsx'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import {
  AddDeviceDocument,
  type AddDeviceMutationVariables,
  DevicesDocument,
  type DevicesQuery,
  MyPinDocument,
  RevokeDeviceDocument,
} from './devices.generated.ts'
import { settingsServer } from './sampleSettings.ts'
import { Settings } from './Settings.screen.tsx'

type Device = DevicesQuery['devices'][number]

const classes = [
  { id: 1, name: 'Discoverers' },
  { id: 2, name: 'Explorers' },
  { id: 3, name: 'Little Learners' },
]
const explorers: Device = {
  id: 1,
  name: 'Tablet of the Explorers',
  version: 2,
  pairedAt: '2026-11-02T05:40:00Z',
  lastSeenAt: '2026-11-24T05:58:00Z',
  codeExpiresAt: null,
  actingName: 'Mpho Sithole',
  classes: classes.slice(1, 2),
  restingPins: [],
}
const devices: Device[] = [
  explorers,
  {
    ...explorers,
    id: 2,
    name: 'Tablet of the babies',
    actingName: null,
    lastSeenAt: '2026-11-20T14:10:00Z',
    classes: classes.slice(0, 1),
    restingPins: [{ name: 'Nadia Botha', until: '2026-11-24T06:15:00Z' }],
  },
  { ...explorers, id: 3, name: 'New tablet', pairedAt: null, lastSeenAt: null, actingName: null, classes },
]

const answer = (rows: Device[]) => mockOf(DevicesDocument, { devices: rows, classes })
const pin = mockOf(MyPinDocument, { myPin: { chosenAt: null } })

const meta = {
  title: 'Admin/Settings/Devices',
  args: { overrides: [answer(devices)] },
  render: ({ overrides }) => (
    <AtAddress at="/admin/dashboard?section=settings&tab=devices" mocks={settingsServer([...overrides, pin])}>
      <Settings />
    </AtAddress>
  ),
} satisfies Meta<{ overrides: Mock[] }>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }
export const Empty: Story = { args: { overrides: [answer([])] } }

// Tests

let added: AddDeviceMutationVariables['input'] | null = null

export const Adds: Story = {
  name: 'Adds a tablet, and shows its code',
  args: {
    overrides: [
      answer(devices),
      mockOf(AddDeviceDocument, ({ input }) => {
        added = input
        const device = { ...explorers, id: 4, name: input.name, pairedAt: null, actingName: null }
        return { addDevice: { code: 'KWTRM4H7', url: 'https://kiewiet.example/room?code=KWTRM4H7', device } }
      }),
    ],
  },
  play: async () => {
    added = null
    await userEvent.click(await screen.findByRole('button', { name: 'Add tablet' }))
    const dialog = await dialogOf('New tablet')
    await userEvent.type(dialog.getByLabelText('Name'), 'Tablet of the garden')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Explorers' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }))
    await waitFor(() => expect(added).toMatchObject({ name: 'Tablet of the garden', classIds: [2] }))
    await expect(await screen.findByText(/KWTR\s?M4H7/)).toBeInTheDocument()
  },
}

let ended: number | null = null

export const ShutsOff: Story = {
  name: 'Shuts a tablet off after a question',
  args: {
    overrides: [
      answer(devices),
      mockOf(RevokeDeviceDocument, ({ id }) => {
        ended = id
        return { revokeDevice: explorers }
      }),
    ],
  },
  play: async () => {
    ended = null
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Tablet of the Explorers' }))
    const question = await dialogOf(/Tablet of the Explorers/, 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^Disconnect/ }))
    await waitFor(() => expect(ended).toBe(1))
  },
}
