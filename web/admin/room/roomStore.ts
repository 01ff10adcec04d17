import {
  canSeal,
  clearSealed,
  readAllSealed,
  readSealed,
  removeSealed,
  writeSealed,
} from '#web/shared/attendance/sealedStore.ts'
import { type MarkStore, memoryStore, type WaitingMark } from '#web/shared/attendance/mark.ts'
import type { RoomQuery } from './room.generated.ts'

export type Room = RoomQuery['room']

/** Marks and what was read stand apart: marks that wait outlast the day, names do not. */
const [marks, read, pins] = ['room marks', 'room', 'room pins']

/** Where a tablet stores what it needs without a connection. All of it is sealed; where a browser refuses, it is gone with the page. */
export interface RoomStore {
  marks: MarkStore
  readRoom(day: string): Promise<Room | null>
  writeRoom(day: string, room: Room): Promise<void>
  /** Removes names and PINs of every other day. */
  keepOnly(day: string): Promise<void>
  /** What a PIN of today is compared with while there is no connection. */
  readPin(day: string, userId: number): Promise<PinVerifier | null>
  writePin(day: string, userId: number, verifier: PinVerifier): Promise<void>
  /** Removes names and PINs, and with `all` the marks that wait: the tablet was shut off. */
  clear(all: boolean): Promise<void>
}

export interface PinVerifier {
  salt: number[]
  hash: number[]
}

const ofDay = <Value>(day: string, stored: { day: string; value: Value } | null) =>
  stored?.day === day ? stored.value : null

const sealed: RoomStore = {
  marks: {
    load: () => readAllSealed<WaitingMark>(marks),
    put: (_owner, mark) => writeSealed(marks, mark.key, mark),
    remove: (_owner, key) => removeSealed(marks, key),
    clear: () => clearSealed(marks),
  },
  readRoom: async (day) => ofDay(day, await readSealed<{ day: string; value: Room }>(read, 'room')),
  writeRoom: (day, value) => writeSealed(read, 'room', { day, value }),
  async keepOnly(day) {
    const stored = await readSealed<{ day: string }>(read, 'room')
    if (stored && stored.day !== day) await clearSealed(read, pins)
  },
  readPin: async (day, userId) =>
    ofDay(day, await readSealed<{ day: string; value: PinVerifier }>(pins, String(userId))),
  writePin: (day, userId, value) => writeSealed(pins, String(userId), { day, value }),
  clear: (all) => clearSealed(read, pins, ...(all ? [marks] : [])),
}

/** Stores nothing when the page is closed: for stories, and where the browser has no storage. */
export function memoryRoomStore(room: Room | null = null): RoomStore {
  let known = room
  const verifiers = new Map<string, PinVerifier>()
  return {
    marks: memoryStore(),
    readRoom: async () => known,
    writeRoom: async (_day, value) => void (known = value),
    keepOnly: async (day) => void (known = known?.date === day ? known : null),
    readPin: async (day, userId) => verifiers.get(`${day} ${userId}`) ?? null,
    writePin: async (day, userId, verifier) => void verifiers.set(`${day} ${userId}`, verifier),
    clear: async () => {
      known = null
      verifiers.clear()
    },
  }
}

export const openRoomStore = (): RoomStore => (canSeal() ? sealed : memoryRoomStore())

const derive = async (pin: string, salt: Uint8Array<ArrayBuffer>) => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 }
  return [...new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256))]
}

/** Remembers for today what a PIN that the server has accepted looks like. */
export async function rememberPin(store: RoomStore, day: string, userId: number, pin: string) {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  await store.writePin(day, userId, { salt: [...salt], hash: await derive(pin, salt) })
}

/** Whether this is the PIN that was accepted today; null where none was. */
export async function matchesPin(store: RoomStore, day: string, userId: number, pin: string): Promise<boolean | null> {
  const known = await store.readPin(day, userId)
  if (!known) return null
  const hash = await derive(pin, new Uint8Array(known.salt))
  return hash.every((byte, at) => byte === known.hash[at])
}
