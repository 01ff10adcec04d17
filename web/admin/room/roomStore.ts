import {
  canSeal,
  clearSealed,
  readAllSealed,
  readSealed,
  removeSealed,
  writeSealed,
} from '#web/shared/attendance/sealedStore.ts'
import { mostWrongPins, restMinutes } from '#graphql/devices/devices.rules.ts'
import { memoryStore } from '#web/shared/queue/memoryStore.ts'
import type { WaitingStore } from '#web/shared/queue/SendQueue.ts'
import type { RoomQuery } from './room.generated.ts'
import type { RoomAction } from './roomActions.ts'

export type Room = RoomQuery['room']

/** Actions and what was read are stored apart: actions that wait outlast the day, names do not. */
const [actions, read, pins] = ['room actions', 'room', 'room pins']

/** Where a tablet stores what it needs without a connection. All of it is sealed; where a browser refuses, it is gone with the page. */
export interface RoomStore {
  /** Whether it outlasts the page. */
  isLasting: boolean
  actions: WaitingStore<RoomAction>
  readRoom(): Promise<StoredRoom | null>
  writeRoom(stored: StoredRoom): Promise<void>
  /** Removes names and PINs of every other day. */
  keepOnly(day: string): Promise<void>
  /** What a PIN of today is compared with while there is no connection. */
  readPin(day: string, userId: number): Promise<PinVerifier | null>
  writePin(day: string, userId: number, verifier: PinVerifier): Promise<void>
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

export interface PinVerifier {
  salt: number[]
  hash: number[]
  /** Wrong PINs in a row, and until when it rests after too many, in milliseconds since 1970. */
  wrong: number
  restsUntil: number
}

const ofDay = <Value>(day: string, stored: { day: string; value: Value } | null) =>
  stored?.day === day ? stored.value : null

const clearAll = (...owners: string[]) => clearSealed((owner) => owners.includes(owner))

const sealed: RoomStore = {
  isLasting: true,
  actions: {
    async load() {
      const stored = await readAllSealed<RoomAction>((owner) => owner === actions)
      return stored.toSorted((one, other) => one.at.localeCompare(other.at))
    },
    put: (_owner, action) => writeSealed(actions, action.key, action),
    remove: (_owner, key) => removeSealed(actions, key),
    clear: () => clearAll(actions),
  },
  readRoom: () => readSealed<StoredRoom>(read, 'room'),
  writeRoom: (stored) => writeSealed(read, 'room', stored),
  async keepOnly(day) {
    const stored = await readSealed<StoredRoom>(read, 'room')
    if (stored && stored.room.date !== day) await clearAll(read, pins)
  },
  readPin: async (day, userId) =>
    ofDay(day, await readSealed<{ day: string; value: PinVerifier }>(pins, String(userId))),
  writePin: (day, userId, value) => writeSealed(pins, String(userId), { day, value }),
  clear: (all) => clearAll(read, pins, ...(all ? [actions] : [])),
}

/** Stores nothing when the page is closed: for stories, and where the browser has no storage. */
export function memoryRoomStore(room: Room | null = null, waiting: readonly RoomAction[] = []): RoomStore {
  let known: StoredRoom | null = room && { room, detailed: null, behind: 0 }
  const verifiers = new Map<string, PinVerifier>()
  const stored = memoryStore(waiting)
  return {
    isLasting: false,
    actions: stored,
    readRoom: async () => known,
    writeRoom: async (read) => void (known = read),
    keepOnly: async (day) => void (known = known?.room.date === day ? known : null),
    readPin: async (day, userId) => verifiers.get(`${day} ${userId}`) ?? null,
    writePin: async (day, userId, verifier) => void verifiers.set(`${day} ${userId}`, verifier),
    clear: async (all) => {
      known = null
      verifiers.clear()
      if (all) await stored.clear(0)
    },
  }
}

export const openRoomStore = (): RoomStore => (canSeal() ? sealed : memoryRoomStore())

/** Whether anything of a room is stored here: marks that wait outlast the names of their day. */
export const holdsRoom = async (store: RoomStore) =>
  (await store.readRoom()) !== null || (await store.actions.load(0)).length > 0

const derive = async (pin: string, salt: Uint8Array<ArrayBuffer>) => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 }
  return [...new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256))]
}

/** Remembers for today what a PIN that the server has accepted looks like. */
export async function rememberPin(store: RoomStore, day: string, userId: number, pin: string) {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  await store.writePin(day, userId, { salt: [...salt], hash: await derive(pin, salt), wrong: 0, restsUntil: 0 })
}

/** Whether this is the PIN that was accepted today; `unknown` where none was, `resting` after too many wrong ones. */
export async function checkPin(store: RoomStore, day: string, userId: number, pin: string) {
  const known = await store.readPin(day, userId)
  if (!known) return 'unknown'
  if (known.restsUntil > Date.now()) return 'resting'
  const hash = await derive(pin, new Uint8Array(known.salt))
  const isRight = hash.every((byte, at) => byte === known.hash[at])
  const wrong = isRight ? 0 : known.wrong + 1
  const rests = wrong >= mostWrongPins
  const restsUntil = rests ? Date.now() + restMinutes * 60_000 : 0
  await store.writePin(day, userId, { ...known, wrong: rests ? 0 : wrong, restsUntil })
  if (isRight) return 'right'
  return rests ? 'resting' : 'wrong'
}
