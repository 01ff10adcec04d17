import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Duplex } from 'node:stream'
import { BackupError } from './format.ts'

/**
 * An encrypted backup: a header, then chunks of AES-256-GCM. The header is
 *
 *     9 bytes   "KIEWIETE" and the version, 1
 *     1 byte    scrypt's cost as a power of two (r = 8, p = 1)
 *     16 bytes  salt
 *     32 bytes  HMAC-SHA256 of all before it, by which a wrong passphrase is known at once
 *
 * and each chunk at most 64 KiB of the gzip file and the 16 bytes of its tag. The nonce of a chunk is its number, and
 * whether it is the last: chunks can be neither exchanged nor left out, and the file cannot be cut off unnoticed.
 */
const magic = Buffer.from('KIEWIETE\u0001', 'latin1')
const headBytes = magic.length + 1 + 16
const macBytes = 32
export const headerBytes = headBytes + macBytes
const chunkBytes = 65_536
const tagBytes = 16
/** 128 MiB and about half a second for each guess. */
const usualCost = 17
const mostCost = 20

function keysOf(passphrase: string, salt: Buffer, cost: number): Promise<{ cipher: Buffer; header: Buffer }> {
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** cost * 8 * 128 * 2 }
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 64, options, (error, key) =>
      error ? reject(error) : resolve({ cipher: key.subarray(0, 32), header: key.subarray(32) }),
    )
  })
}

const macOf = (key: Buffer, head: Buffer) => createHmac('sha256', key).update(head).digest()

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(index), 0)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Whether these are the first bytes of an encrypted backup. */
export const isEncrypted = (start: Buffer) => start.subarray(0, magic.length).equals(magic)

type Piece = (bytes: Buffer, index: number, isLast: boolean) => Buffer

/** Hands on what comes in pieces of one size; the last, which may be empty, when it is certain that no more follow. */
const inPieces = (size: number, piece: Piece, header?: Buffer): Duplex =>
  Duplex.from(async function* (source: AsyncIterable<Buffer>) {
    if (header) yield header
    let waiting = Buffer.alloc(0)
    let index = 0
    for await (const bytes of source) {
      waiting = Buffer.concat([waiting, bytes])
      while (waiting.length > size) {
        yield piece(waiting.subarray(0, size), index++, false)
        waiting = waiting.subarray(size)
      }
    }
    yield piece(waiting, index, true)
  })

const encryptedWith =
  (key: Buffer): Piece =>
  (bytes, index, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast))
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }

const damaged = () =>
  new BackupError('The backup was cut off, changed or damaged. Use another one. Nothing was changed here.')

const decryptedWith =
  (key: Buffer): Piece =>
  (bytes, index, isLast) => {
    if (bytes.length < tagBytes) throw damaged()
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), { authTagLength: tagBytes })
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const plain = decipher.update(bytes.subarray(0, -tagBytes))
    try {
      return Buffer.concat([plain, decipher.final()])
    } catch {
      throw damaged()
    }
  }

/** Encrypts what is piped through it, with a key that only the passphrase gives. */
export async function encrypting(passphrase: string): Promise<Duplex> {
  const salt = randomBytes(16)
  const keys = await keysOf(passphrase, salt, usualCost)
  const head = Buffer.concat([magic, Buffer.from([usualCost]), salt])
  return inPieces(chunkBytes, encryptedWith(keys.cipher), Buffer.concat([head, macOf(keys.header, head)]))
}

/**
 * Decrypts a backup.
 * @param header its first `headerBytes` bytes; the rest is piped through
 * @throws BackupError for a wrong passphrase; while it is read, for a file that was changed or cut off
 */
export async function decrypting(header: Buffer, passphrase: string): Promise<Duplex> {
  if (header.length < headerBytes) throw damaged()
  const head = header.subarray(0, headBytes)
  const cost = head[magic.length] ?? 0
  if (cost < 10 || cost > mostCost) throw damaged()
  const keys = await keysOf(passphrase, head.subarray(magic.length + 1), cost)
  if (!timingSafeEqual(header.subarray(headBytes), macOf(keys.header, head)))
    throw new BackupError('Wrong passphrase. Please try again. Nothing was changed.')
  return inPieces(chunkBytes + tagBytes, decryptedWith(keys.cipher))
}
