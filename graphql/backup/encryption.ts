import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
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

interface Keys {
  cipher: Buffer
  header: Buffer
}

function keysOf(passphrase: string, salt: Buffer, cost: number): Promise<Keys> {
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

/** Hands on what comes in pieces of one size; the last, which may be empty, when it is certain that no more follow. */
abstract class Pieces extends Transform {
  #waiting: Buffer[] = []
  #length = 0
  #index = 0

  constructor(private readonly size: number) {
    super()
  }

  protected abstract piece(bytes: Buffer, index: number, isLast: boolean): Buffer

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#waiting.push(bytes)
    this.#length += bytes.length
    this.#handOn(false, done)
  }

  override _flush(done: TransformCallback) {
    this.#handOn(true, done)
  }

  #handOn(isEnd: boolean, done: TransformCallback) {
    try {
      let bytes = Buffer.concat(this.#waiting, this.#length)
      while (bytes.length > this.size) {
        this.push(this.piece(bytes.subarray(0, this.size), this.#index++, false))
        bytes = bytes.subarray(this.size)
      }
      this.#waiting = [bytes]
      this.#length = bytes.length
      if (isEnd) this.push(this.piece(bytes, this.#index, true))
      done()
    } catch (error) {
      done(error as Error)
    }
  }
}

class Encrypting extends Pieces {
  constructor(
    private readonly key: Buffer,
    header: Buffer,
  ) {
    super(chunkBytes)
    this.push(header)
  }

  protected piece(bytes: Buffer, index: number, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.key, nonceOf(index, isLast))
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

const damaged = () =>
  new BackupError('The backup was cut off, changed or damaged. Use another one. Nothing was changed here.')

class Decrypting extends Pieces {
  constructor(private readonly key: Buffer) {
    super(chunkBytes + tagBytes)
  }

  protected piece(bytes: Buffer, index: number, isLast: boolean): Buffer {
    if (bytes.length < tagBytes) throw damaged()
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonceOf(index, isLast), { authTagLength: tagBytes })
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const plain = decipher.update(bytes.subarray(0, -tagBytes))
    try {
      return Buffer.concat([plain, decipher.final()])
    } catch {
      throw damaged()
    }
  }
}

/** Encrypts what is piped through it, with a key that only the passphrase gives. */
export async function encrypting(passphrase: string): Promise<Transform> {
  const salt = randomBytes(16)
  const keys = await keysOf(passphrase, salt, usualCost)
  const head = Buffer.concat([magic, Buffer.from([usualCost]), salt])
  return new Encrypting(keys.cipher, Buffer.concat([head, macOf(keys.header, head)]))
}

/**
 * Decrypts a backup.
 * @param header its first `headerBytes` bytes; the rest is piped through
 * @throws BackupError for a wrong passphrase; while it is read, for a file that was changed or cut off
 */
export async function decrypting(header: Buffer, passphrase: string): Promise<Transform> {
  if (header.length < headerBytes) throw damaged()
  const head = header.subarray(0, headBytes)
  const cost = head[magic.length] ?? 0
  if (cost < 10 || cost > mostCost) throw damaged()
  const keys = await keysOf(passphrase, head.subarray(magic.length + 1), cost)
  if (!timingSafeEqual(header.subarray(headBytes), macOf(keys.header, head)))
    throw new BackupError('Wrong passphrase. Please try again. Nothing was changed.')
  return new Decrypting(keys.cipher)
}
