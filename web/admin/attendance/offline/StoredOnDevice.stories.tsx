import type { Meta, StoryObj } from '@storybook/react-vite'
import { openDB } from 'idb'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { addDays } from '#graphql/values/dates.ts'
import { nothing } from '#graphql/attendance/attendance.rules.ts'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import { deviceStore } from '#web/shared/attendance/deviceStore.ts'
import { keyOf, type WaitingMark } from '#web/shared/attendance/mark.ts'
import {
  clearOfflineStore,
  clearOfflineStoreOfOthers,
  readOfflineStore,
  writeOfflineStore,
} from '#web/shared/attendance/offlineStore.ts'
import { sampleClasses, sampleEntries, today } from '../register/sampleRegister.ts'
import { OfflineRegister } from './OfflineRegister.tsx'
import type { StoredRegister } from './useOfflineRegister.ts'

const [discoverers, , littleLearners] = sampleClasses
if (!discoverers || !littleLearners) throw new Error('The sample classes are missing')

const account = 1
const registers: StoredRegister[] = [
  { shown: discoverers, closed: null, entries: sampleEntries.slice(0, 3) },
  { shown: littleLearners, closed: null, entries: sampleEntries.slice(3) },
]
const store = (owner = account, day = today) =>
  Promise.all(registers.map((register) => writeOfflineStore(owner, day, register.shown.classId, register)))

const mark = (childId: number): WaitingMark => ({
  key: keyOf(today, childId),
  date: today,
  childId,
  values: { ...nothing, status: 'late', timeIn: '09:10', notes: 'Clinic in the morning' },
  version: 1,
  before: null,
  quiet: false,
  refused: null,
})

interface Stored {
  owner: string
  key: string
  sealed: ArrayBuffer
}

/** What lies in the storage of the browser, as a thief of the disk would read it. */
async function onDisk() {
  const database = await openDB('kiewiet-sealed')
  const boxes: Stored[] = await database.getAll('boxes')
  const text = boxes.map(({ owner, key, sealed }) => `${owner} ${key} ${new TextDecoder('latin1').decode(sealed)}`)
  const [key]: CryptoKey[] = await database.getAll('keys')
  database.close()
  return { owners: boxes.map(({ owner }) => owner), text: text.join('\n'), key }
}

/** The database in which marks waited until November 2026. */
async function openEarlier() {
  const database = await openDB('kiewiet-register', 1, {
    upgrade: (made) => void made.createObjectStore('marks', { keyPath: ['owner', 'mark.key'] }),
  })
  return {
    put: (owner: number, waiting: WaitingMark) => database.put('marks', { owner, mark: waiting }),
    count: () => database.count('marks'),
    close: () => database.close(),
  }
}

async function clear() {
  await clearOfflineStore()
  for (const owner of [account, account + 1]) await deviceStore().clear(owner)
}

/** The register without a connection, of what this browser has really stored. */
function OnThisDevice() {
  const [kept] = useState(() => readOfflineStore<StoredRegister>(today))
  return (
    <AtAddress at="/" mocks={[]}>
      <OfflineRegister kept={kept} onBack={fn()} />
    </AtAddress>
  )
}

const meta = {
  title: 'Admin/Attendance/Stored on the device',
  component: OnThisDevice,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await clear()
    await store()
    return clear
  },
} satisfies Meta<typeof OnThisDevice>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['dark-scheme'] }

// Tests

export const Sealed: Story = {
  name: 'Nothing that is stored can be read from the disk, and the key cannot be taken out',
  play: async ({ canvas, step }) => {
    await step('a mark is stored beside the registers', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Little Learners' }))
      const status = within(canvas.getByRole('radiogroup', { name: 'Status of Zoë Jacobs' }))
      await userEvent.click(status.getByRole('radio', { name: 'Late' }))
      await waitFor(async () => expect(await deviceStore().load(account)).toHaveLength(1))
    })
    const { owners, text, key } = await onDisk()
    await expect(owners.toSorted()).toEqual(['marks 1', 'register 1', 'register 1'])
    for (const { firstName, lastName } of sampleEntries)
      for (const name of [firstName, lastName]) await expect(text).not.toContain(name)
    await expect(text).not.toMatch(/firstName|Little Learners|Grandmother|late|Late/)
    await expect(JSON.stringify(localStorage)).not.toMatch(/firstName|Little Learners/)
    await expect(key?.extractable).toBe(false)
    await expect(key && crypto.subtle.exportKey('raw', key)).rejects.toThrow(/not extractable/)
  },
}

export const RemovedByTheButton: Story = {
  name: 'The button removes the names, and leaves the marks that wait',
  play: async ({ canvas }) => {
    await deviceStore().put(account, mark(10))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the names from this device' }))
    await expect(await canvas.findByText('You are offline')).toBeVisible()
    await waitFor(async () => expect((await onDisk()).owners).toEqual(['marks 1']))
  },
}

export const OfOneAccountAndDay: Story = {
  name: 'Names are stored for one account and one day, marks until they are sent',
  play: async ({ step }) => {
    const kept = () => readOfflineStore<StoredRegister>(today)
    await deviceStore().put(account, mark(10))
    await step('the account that opened them finds them', async () => {
      await clearOfflineStoreOfOthers(account, today)
      await expect(await kept()).toEqual({
        owner: account,
        day: today,
        registers: { 1: registers[0], 3: registers[1] },
      })
    })
    for (const [who, viewer, day] of [
      ['another account', account + 1, today],
      ['nobody', null, today],
      ['the same account a day later', account, addDays(today, 1)],
    ] as const)
      await step(`${who} finds nothing`, async () => {
        await store()
        await clearOfflineStoreOfOthers(viewer, day)
        await expect((await onDisk()).owners).toEqual(['marks 1'])
      })
    await step('what another account opens replaces them', async () => {
      await store()
      await store(account + 1)
      await expect((await kept())?.owner).toBe(account + 1)
      await expect((await onDisk()).owners).not.toContain('register 1')
    })
    await step('they are gone on the next day, also when nobody signed in meanwhile', async () => {
      await expect(await readOfflineStore(addDays(today, 1))).toBeNull()
      await expect((await onDisk()).owners).toEqual(['marks 1'])
    })
    await step('what is being stored when somebody signs out does not come after it', async () => {
      void store()
      await clearOfflineStore()
      await expect(await kept()).toBeNull()
    })
    await step('marks are those of the account that made them', async () => {
      await expect(await deviceStore().load(account + 1)).toEqual([])
      await expect(await deviceStore().load(account)).toEqual([mark(10)])
    })
  },
}

export const FromBefore: Story = {
  name: 'Marks that waited before they were sealed go on waiting',
  play: async () => {
    const earlier = await openEarlier()
    await earlier.put(account, mark(2))
    await earlier.put(account + 1, mark(3))
    // a tab with the program from before is still open
    await expect(await deviceStore().load(account)).toEqual([mark(2)])
    await expect(await deviceStore().load(account + 1)).toEqual([mark(3)])
    await expect(await earlier.count()).toBe(0)
    await expect((await onDisk()).text).not.toContain('Clinic')
    earlier.close()
  },
}

export const Refused: Story = {
  name: 'Says while the browser refuses to store what is marked',
  play: async ({ canvas }) => {
    const says = /This browser cannot store them, so do not close this page until/
    await userEvent.click(await canvas.findByRole('button', { name: 'Little Learners' }))
    const press = (name: string, status: string) =>
      userEvent.click(
        within(canvas.getByRole('radiogroup', { name: `Status of ${name}` })).getByRole('radio', { name: status }),
      )
    const seal = spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('OperationError'))
    await press('Zoë Jacobs', 'Late')
    await expect(await canvas.findByText(says)).toBeVisible()
    await expect(await deviceStore().load(account)).toEqual([])
    seal.mockRestore()
    await press('Naledi Khumalo', 'Absent')
    await waitFor(() => expect(canvas.queryByText(says)).toBeNull())
    await expect(await deviceStore().load(account)).toHaveLength(1)
  },
}
