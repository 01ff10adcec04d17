import { mostWrongPins, restMinutes } from '#graphql/devices/devices.rules.ts'
import { roomActionSchema } from '#graphql/devices/devices.schema.ts'
import { signedText, turnKeys, turnSigning } from '#graphql/devices/turns.rules.ts'

/** Somebody's turn at the tablet. It is in memory alone, and can only sign: a page that is loaded again asks for a PIN. */
export interface Turn {
  userId: number
  /** The public key, which the server knows since a PIN with a connection. */
  turnKey: string
  privateKey: CryptoKey
}

/** The private key of a day, which a PIN unlocks without a connection. */
export interface LockedKey {
  turnKey: string
  salt: number[]
  iv: number[]
  locked: number[]
  /** Wrong PINs in a row, and until when it rests after too many, in milliseconds since 1970. */
  wrong: number
  restsUntil: number
}

/** Where a tablet stores what a PIN of today unlocks while there is no connection. */
export interface PinStore {
  readPin(day: string, userId: number): Promise<LockedKey | null>
  writePin(day: string, userId: number, locked: LockedKey): Promise<void>
}

/** Browsers sign nothing on a page without an encrypted connection. */
export const canSign = () => globalThis.crypto?.subtle !== undefined

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** New keys; the private one as it is locked. */
export async function makeKeys() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(turnKeys, true, ['sign', 'verify'])
  const { subtle } = crypto
  return {
    turnKey: toBase64(await subtle.exportKey('spki', publicKey)),
    bytes: await subtle.exportKey('pkcs8', privateKey),
  }
}
type Keys = Awaited<ReturnType<typeof makeKeys>>

export const beginTurn = async (userId: number, { turnKey, bytes }: Keys): Promise<Turn> => ({
  userId,
  turnKey,
  privateKey: await crypto.subtle.importKey('pkcs8', bytes, turnKeys, false, ['sign']),
})

/** What goes to the server of an action, with the signature of a turn. */
export async function sign(turn: Turn, sent: object) {
  // as the server reads it: trimmed, and what is empty as nothing
  const text = new TextEncoder().encode(signedText(roomActionSchema.parse(sent)))
  const signature = await crypto.subtle.sign(turnSigning, turn.privateKey, text)
  return { turnKey: turn.turnKey, signature: toBase64(signature) }
}

async function lockOf(pin: string, salt: Uint8Array<ArrayBuffer>) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 }
  return crypto.subtle.deriveKey(parameters, key, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Stores the keys of a PIN that the server has accepted, for the turns of today without a connection. */
export async function lockKeys(store: PinStore, day: string, userId: number, pin: string, { turnKey, bytes }: Keys) {
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))]
  const locked = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await lockOf(pin, salt), bytes)
  const numbers = { salt: [...salt], iv: [...iv], locked: [...new Uint8Array(locked)] }
  await store.writePin(day, userId, { turnKey, ...numbers, wrong: 0, restsUntil: 0 })
}

/** The turn that a PIN begins; `unknown` where none was accepted today, `resting` after too many wrong ones. */
export async function unlockTurn(store: PinStore, day: string, userId: number, pin: string) {
  const known = await store.readPin(day, userId)
  // an earlier version stored no key
  if (!known?.locked) return 'unknown'
  if (known.restsUntil > Date.now()) return 'resting'
  const key = await lockOf(pin, new Uint8Array(known.salt))
  const opening = { name: 'AES-GCM', iv: new Uint8Array(known.iv) }
  const bytes = await crypto.subtle.decrypt(opening, key, new Uint8Array(known.locked)).catch(() => null)
  const wrong = bytes ? 0 : known.wrong + 1
  const rests = wrong >= mostWrongPins
  const restsUntil = rests ? Date.now() + restMinutes * 60_000 : 0
  await store.writePin(day, userId, { ...known, wrong: rests ? 0 : wrong, restsUntil })
  if (bytes) return beginTurn(userId, { turnKey: known.turnKey, bytes })
  return rests ? 'resting' : 'wrong'
}
