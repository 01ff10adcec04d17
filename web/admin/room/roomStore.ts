import { canSeal, clearSealed, readSealed, writeSealed } from '#web/shared/attendance/sealedStore.ts'
import { memoryStore } from '#web/shared/queue/memoryStore.ts'
import { sealedWaitingStore } from '#web/shared/queue/sealedWaitingStore.ts'
import type { WaitingStore } from '#web/shared/queue/SendQueue.ts'
import type { RoomQuery } from './room.generated.ts'
import type { RoomAction } from './roomActions.ts'
import type { LockedKey, PinStore } from './turn.ts'

export type Room = RoomQuery['room']

/** Actions and what was read are stored apart: actions that wait outlast the day, names do not. */
const [actions, read, pins] = ['room actions', 'room', 'room pins']

/** Where a tablet stores what it needs without a connection. All of it is sealed; where a browser refuses, it is gone with the page. */
export interface RoomStore extends PinStore {
  /** Whether it outlasts the page. */
  isLasting: boolean
  actions: WaitingStore<RoomAction>
  readRoom(): Promise<StoredRoom | null>
  writeRoom(stored: StoredRoom): Promise<void>
  /** Removes names and PINs of every other day. */
  keepOnly(day: string): Promise<void>
  /** Removes names and PINs, and with `all` the actions that wait: the tablet was shut off. */
  clear(all: boolean): Promise<void>
}

/** A room as it was read last. */
export interface StoredRoom {
  room: Room
  /** As it was read last while somebody acted, with who may collect; null where nobody did. */
  detailed: Room | null
  /** By how many milliseconds the clock of the tablet was behind the server's. */
  behind: number
}

const ofDay = <Value>(day: string, stored: { day: string; value: Value } | null) =>
  stored?.day === day ? stored.value : null

const clearAll = (...owners: string[]) => clearSealed((owner) => owners.includes(owner))

const waiting = sealedWaitingStore<RoomAction>(() => actions)

const sealed: RoomStore = {
  isLasting: true,
  actions: {
    ...waiting,
    load: async (owner) => (await waiting.load(owner)).toSorted((one, other) => one.at.localeCompare(other.at)),
  },
  readRoom: () => readSealed<StoredRoom>(read, 'room'),
  writeRoom: (stored) => writeSealed(read, 'room', stored),
  async keepOnly(day) {
    const stored = await readSealed<StoredRoom>(read, 'room')
    if (stored && stored.room.date !== day) await clearAll(read, pins)
  },
  readPin: async (day, userId) => ofDay(day, await readSealed<{ day: string; value: LockedKey }>(pins, String(userId))),
  writePin: (day, userId, value) => writeSealed(pins, String(userId), { day, value }),
  clear: (all) => clearAll(read, pins, ...(all ? [actions] : [])),
}

/** Stores nothing when the page is closed: for stories, and where the browser has no storage. */
export function memoryRoomStore(room: Room | null = null, waiting: readonly RoomAction[] = []): RoomStore {
  let known: StoredRoom | null = room && { room, detailed: null, behind: 0 }
  const locked = new Map<string, LockedKey>()
  const stored = memoryStore(waiting)
  return {
    isLasting: false,
    actions: stored,
    readRoom: async () => known,
    writeRoom: async (read) => void (known = read),
    keepOnly: async (day) => void (known = known?.room.date === day ? known : null),
    readPin: async (day, userId) => locked.get(`${day} ${userId}`) ?? null,
    writePin: async (day, userId, key) => void locked.set(`${day} ${userId}`, key),
    clear: async (all) => {
      known = null
      locked.clear()
      if (all) await stored.clear(0)
    },
  }
}

export const openRoomStore = (): RoomStore => (canSeal() ? sealed : memoryRoomStore())

/** Whether anything of a room is stored here: marks that wait outlast the names of their day. */
export const holdsRoom = async (store: RoomStore) =>
  (await store.readRoom()) !== null || (await store.actions.load(0)).length > 0
