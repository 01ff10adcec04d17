import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Program {
  child: ChildProcess
  /** All that it has printed so far, both streams. */
  output(): string
  /** Waits until it has printed something; fails when it ends before. */
  printed(text: string): Promise<void>
  /** Waits for its end and answers its exit code, `null` after a signal. */
  ended(): Promise<number | null>
}

export interface ProgramOptions {
  env?: Record<string, string>
  /** What it reads from standard input; an empty one otherwise. */
  input?: string
}

/** Runs one of our TypeScript programs as a process of its own. */
export function startProgram(
  path: string,
  args: string[] = [],
  { env = {}, input = '' }: ProgramOptions = {},
): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  let text = ''
  const wanted: { text: string; resolve(): void; reject(error: Error): void }[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      for (const wait of wanted) if (text.includes(wait.text)) wait.resolve()
    })
  }
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  void closed.then(() => {
    for (const wait of wanted) wait.reject(new Error(`It ended without printing "${wait.text}":\n${text}`))
  })
  return {
    child,
    output: () => text,
    printed: (expected) =>
      new Promise((resolve, reject) => {
        if (text.includes(expected)) resolve()
        else wanted.push({ text: expected, resolve, reject })
      }),
    ended: () => closed,
  }
}
