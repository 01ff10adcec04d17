import { mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import type { MadeFile } from './pictures.ts'

/** Where uploads lie. Instances that share a database share it too. */
export const uploadFolder = (environment: Pick<Environment, 'DATA_DIR'>) => join(environment.DATA_DIR, 'uploads')

/** What is free on the disk of the uploads, in bytes. */
export async function freeBytes({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): Promise<number> {
  const { bavail, bsize } = await statfs(DATA_DIR)
  return bavail * bsize
}

async function onDisk(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function write(path: string, bytes: Buffer) {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes the files of one upload: all of them are there under its key, also after a power cut, or none is. */
export async function writeFiles(environment: Environment, key: string, files: MadeFile[]) {
  const root = uploadFolder(environment)
  const arriving = join(root, `${key}.part`)
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  for (const { name, bytes } of files) await write(join(arriving, name), bytes)
  await onDisk(arriving)
  await rename(arriving, join(root, key))
  await onDisk(root)
}

/** One file of an upload, or null where it is not there. It is read while it is sent: many at a time fill no memory. */
export async function openStored(environment: Environment, key: string, name: string) {
  try {
    const handle = await open(join(uploadFolder(environment), key, name), 'r')
    const { size } = await handle.stat()
    return { content: handle.createReadStream(), size }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Takes an upload away, whole or half written. */
export async function removeFiles(environment: Environment, key: string) {
  const root = uploadFolder(environment)
  for (const name of [key, `${key}.part`]) await rm(join(root, name), { recursive: true, force: true })
}
