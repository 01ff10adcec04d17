import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import type { WaitingMark } from '#web/shared/attendance/mark.ts'
import { memoryStore } from '#web/shared/queue/memoryStore.ts'
import { sampleClasses, sampleEntries, today } from '../register/sampleRegister.ts'
import { MarkStoreContext } from '../register/useMarks.ts'
import { OfflineRegister, type OfflineRegisterProps } from './OfflineRegister.tsx'

interface WithoutServerProps extends Omit<OfflineRegisterProps, 'kept'> {
  kept: Awaited<OfflineRegisterProps['kept']>
}

function WithoutServer({ kept, ...props }: WithoutServerProps) {
  const [store] = useState(() => memoryStore<WaitingMark>())
  const read = useMemo(() => Promise.resolve(kept), [kept])
  return (
    <MarkStoreContext value={() => store}>
      <AtAddress at="/" mocks={[]}>
        <OfflineRegister {...props} kept={read} />
      </AtAddress>
    </MarkStoreContext>
  )
}

const [discoverers, , littleLearners] = sampleClasses
if (!discoverers || !littleLearners) throw new Error('The sample classes are missing')

const meta = {
  title: 'Admin/Attendance/Without a connection',
  component: WithoutServer,
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    onBack: fn(),
    kept: {
      owner: 1,
      day: today,
      registers: {
        1: { shown: discoverers, closed: null, entries: sampleEntries.slice(0, 3) },
        3: { shown: littleLearners, closed: null, entries: sampleEntries.slice(3) },
      },
    },
  },
} satisfies Meta<typeof WithoutServer>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

// Tests

/** The classes that were opened today are marked on; there are no forms, and the names can be removed. */
export const Registers: Story = {
  name: 'Marks without a server, and removes the names',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Little Learners' }))
    const status = within(canvas.getByRole('radiogroup', { name: 'Status of Zoë Jacobs' }))
    await userEvent.click(status.getByRole('radio', { name: 'Late' }))
    await expect(await canvas.findByText(/back online: 1 so far/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Waiting to be sent' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'More for Sipho Nkosi' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the names from this device' }))
    await expect(await canvas.findByText('You are offline')).toBeVisible()
    await expect(canvas.queryByText('Zoë Jacobs')).toBeNull()
  },
}

export const Empty: Story = {
  name: 'Offers to try again where nothing is stored',
  args: { kept: null },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
