import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text.replace(/\r?\n$/, '')
}

/** Asks on a terminal without showing what is typed; piped input is taken as it is, without the line break at its end. */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return readAll(process.stdin)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true })
  process.stderr.write(question)
  try {
    return await terminal.question('')
  } finally {
    process.stderr.write('\n')
    terminal.close()
  }
}
