import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export interface Letter {
  to: string[]
  /** Subject and body as sent, with soft line breaks of quoted-printable removed. */
  text: string
}

export interface Mailbox {
  /** For `SMTP_URL`. */
  url: string
  letters: Letter[]
  /** Waits for a letter to someone that holds a text. */
  letterTo(address: string, holding: string): Promise<Letter>
  close(): Promise<void>
}

const readable = (raw: string) =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A real SMTP server on a free port of this machine that keeps what it is given. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        letters.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: readable(Buffer.concat(chunks).toString()),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    async letterTo(address, holding) {
      for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(100)) {
        const letter = letters.find(({ to, text }) => to.includes(address) && text.includes(holding))
        if (letter) return letter
      }
      throw new Error(`No letter to ${address} holds "${holding}". There are ${letters.length}.`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
