import { createHash, generateKeyPairSync, type KeyLike, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>

/** Length and kind of a CBOR item; lengths up to 65,535 are enough here. */
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  if (size < 256) return Buffer.from([(kind << 5) | 24, size])
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest()
const [userPresent, userVerified, withKey] = [0x01, 0x04, 0x40]

interface Answer {
  /** The site that the browser says it is on. */
  origin: string
  isVerified?: boolean
}

interface NewPasskey extends Answer {
  /** A public key that it claims instead of its own, as COSE describes it. */
  claimed?: Map<number, Cbor>
  /** Who vouches for the new passkey: nobody, the passkey itself, or its maker by a certificate. */
  attestedBy?: 'nobody' | 'itself' | { key: KeyLike; certificate: Buffer }
}

/** A phone that keeps one passkey (ES256), as WebAuthn describes it. */
export function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, options: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge: JSON.parse(options).challenge, origin, crossOrigin: false }))
  function authenticatorData(origin: string, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(new URL(origin).hostname), Buffer.from([flags]), count])
  }
  const flagsOf = (isVerified: boolean) => (isVerified ? userPresent | userVerified : userPresent)
  const answer = (response: Record<string, Buffer | string[]>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, part]) => [
          name,
          Buffer.isBuffer(part) ? part.toString('base64url') : part,
        ]),
      ),
    })

  return {
    /** Counts again from here, as a copy of the phone would. */
    countFrom: (next: number) => void (counter = next),
    /** @param options as the server sent them */
    create(options: string, { origin, isVerified = true, claimed, attestedBy = 'nobody' }: NewPasskey): string {
      const coordinates = [x, y].map((value) => Buffer.from(value, 'base64url')) as [Buffer, Buffer]
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinates[0]],
        [-3, coordinates[1]],
      ])
      const data = authenticatorData(origin, flagsOf(isVerified) | withKey)
      const authData = Buffer.concat([data, Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(claimed ?? key)])
      const clientDataJSON = clientData('webauthn.create', options, origin)
      const statement = new Map<string, Cbor>()
      if (attestedBy !== 'nobody') {
        const { key: by, certificate } = attestedBy === 'itself' ? { key: privateKey, certificate: null } : attestedBy
        statement.set('alg', -7).set('sig', sign('sha256', Buffer.concat([authData, hash(clientDataJSON)]), by))
        if (certificate) statement.set('x5c', [certificate])
      }
      const attestation = new Map<string, Cbor>([
        ['fmt', attestedBy === 'nobody' ? 'none' : 'packed'],
        ['attStmt', statement],
        ['authData', authData],
      ])
      return answer({
        clientDataJSON,
        attestationObject: cbor(attestation),
        transports: ['internal'],
      })
    },
    get(options: string, { origin, isVerified = true }: Answer): string {
      counter += 1
      const clientDataJSON = clientData('webauthn.get', options, origin)
      const data = authenticatorData(origin, flagsOf(isVerified))
      const signature = sign('sha256', Buffer.concat([data, hash(clientDataJSON)]), privateKey)
      return answer({ clientDataJSON, authenticatorData: data, signature })
    },
  }
}
