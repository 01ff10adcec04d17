import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { temporaryFile } from './temporaryFile.ts'

it('is written after the one before, also after one that failed', async () => {
  let writing = 0
  const atOnce: number[] = []
  const make = (words: string) =>
    temporaryFile(async (to) => {
      writing += 1
      atOnce.push(writing)
      to.end(words)
      await finished(to)
      writing -= 1
      if (words === '') throw new Error('nothing')
    })
  const [first, failed, next] = [make('first'), make(''), make('next')]
  await expect(failed).rejects.toThrow('nothing')
  expect(await text(await first)).toBe('first')
  expect(await text(await next)).toBe('next')
  expect(atOnce).toEqual([1, 1, 1])
})

it('has no name while it is written, so that a killed process leaves no copy of the data', async () => {
  const named = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('kiewiet-'))
  const before = await named()
  const file = await temporaryFile(async (to) => {
    to.write('half ')
    expect(await named()).toEqual(before)
    to.end('whole')
    await finished(to)
  })
  expect(await text(file)).toBe('half whole')
})

it('is closed where nothing could be written to it, so that no file handle is lost', async () => {
  let open: Writable | undefined
  const failed = temporaryFile((to) => {
    open = to
    return Promise.reject(new Error('no transaction'))
  })
  await expect(failed).rejects.toThrow('no transaction')
  expect(open?.destroyed).toBe(true)
})
