import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** Ids of the e-mails that were taken, in order. */
  taken: string[]
  /** What it does with the next e-mails. */
  mood: 'takes' | 'refuses' | 'hangs'
  /** Stops listening; what was taken stays. */
  down(): Promise<void>
  /** Listens on the same address again. */
  up(): Promise<void>
}

/** A mail server that can be out of order. */
export async function openMailServer(): Promise<MailServer> {
  let port = 0
  let server: SMTPServer
  const mail: MailServer = {
    url: '',
    taken: [],
    mood: 'takes',
    down: () => new Promise((resolve) => server.close(() => resolve())),
    async up() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        closeTimeout: 100,
        onData(stream, _session, done) {
          let text = ''
          stream.on('data', (chunk: Buffer) => {
            text += chunk.toString()
          })
          stream.on('end', () => {
            if (mail.mood === 'hangs') return
            if (mail.mood === 'refuses') return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
            mail.taken.push(/^Message-ID: <(.+)>\r?$/im.exec(text)?.[1] ?? 'none')
            done()
          })
        },
      })
      server.on('error', () => {})
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      port = (server.server.address() as AddressInfo).port
      mail.url = `smtp://127.0.0.1:${port}`
    },
  }
  await mail.up()
  return mail
}
