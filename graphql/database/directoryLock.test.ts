import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Program, startProgram } from '#tests/setup/program.ts'
import { lockDirectory } from './directoryLock.ts'

let directory: string
let programs: Program[] = []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kiewiet-lock-'))
})
afterEach(() => {
  for (const program of programs) program.child.kill('SIGKILL')
  programs = []
  rmSync(directory, { recursive: true, force: true })
})

function hold(): Program {
  const program = startProgram('tests/setup/programs/holdDirectory.ts', [directory])
  programs.push(program)
  return program
}

describe('the folder of the embedded database', () => {
  it('is refused to a second process, with a line that says what to do', async () => {
    const first = hold()
    await first.printed('holding')
    const second = hold()
    expect(await second.ended()).toBe(1)
    expect(second.output().trim()).toBe(
      `Another Kiewiet process is already using ${directory}. Please stop it first, or set DATA_DIR to another folder. Nothing was changed.`,
    )
    expect(readdirSync(directory)).toEqual(['lock.sock'])
    expect(first.child.exitCode).toBeNull()
  })

  it('is free again after the first was stopped, and after it was killed', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const first = hold()
      await first.printed('holding')
      first.child.kill(signal)
      await first.ended()
      const next = hold()
      await next.printed('holding')
      next.child.kill('SIGKILL')
      await next.ended()
    }
  })

  it('goes to exactly one of many that want it at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)))
    const taken = results.filter((result) => result.status === 'fulfilled')
    expect(taken).toHaveLength(1)
    await taken[0]?.value()
  })

  it('can be so deep that its name is longer than a socket may have', async () => {
    const deep = join(directory, 'd'.repeat(120))
    const release = await lockDirectory(deep)
    await expect(lockDirectory(deep)).rejects.toThrow('is already using')
    await release()
    await (await lockDirectory(deep))()
  })

  it('fails at once where no folder can be made', async () => {
    const file = join(directory, 'a file')
    writeFileSync(file, '')
    await expect(lockDirectory(join(file, 'data'))).rejects.toThrow(/ENOTDIR|EEXIST/)
  })
})
