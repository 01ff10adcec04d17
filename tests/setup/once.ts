import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const secondsToMake = 180

/**
 * Makes a file or folder once, however many workers want it at the same time: one makes it, the others wait.
 * @param make writes it to the path that it is given
 */
export async function once(path: string, make: (path: string) => Promise<void>): Promise<void> {
  const deadline = Date.now() + secondsToMake * 1_000
  while (!existsSync(path)) {
    if (existsSync(`${path}.failed`)) throw new Error(readFileSync(`${path}.failed`, 'utf8'))
    if (Date.now() > deadline) throw new Error(`${path} was not made within ${secondsToMake} s`)
    try {
      mkdirSync(`${path}.making`)
    } catch {
      await pause(25)
      continue
    }
    try {
      await make(`${path}.part`)
      renameSync(`${path}.part`, path)
    } catch (error) {
      writeFileSync(`${path}.failed`, String((error as Error).stack))
    }
  }
}
