import { createInterface as createLines } from 'node:readline'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** The first line, without its line break: a password file ends in one, and may contain more lines. */
async function readLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createLines({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) return line
  return ''
}

/** Prompts on a terminal without echoing the input; of piped input the first line is read. */
export async function promptPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return readLine(process.stdin)
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
