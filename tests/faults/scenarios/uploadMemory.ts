import sharp from 'sharp'
import { expect } from 'vitest'
import { buildFlat, buildForm, buildPhoto } from '#tests/factories/files.ts'
import type { Centre } from '../centre.ts'
import { send, signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { formatMegabytes, memoryOf } from '../memory.ts'

async function upload(url: string, cookie: string, bytes: Buffer): Promise<number> {
  const headers = { cookie, 'x-forwarded-for': '10.200.0.1' }
  const response = await fetch(`${url}/api/admin/gallery`, { method: 'POST', headers, body: buildForm(bytes) })
  await response.arrayBuffer()
  return response.status
}

/** Uploads pictures that are small as files and large once they are unpacked, alone and several at once. */
export async function uploadMemory(centre: Centre, { rounds }: { rounds: number }): Promise<Figures> {
  const app = await centre.start()
  const cookie = await signIn(app.url)
  const bomb = await buildFlat(7_071, 7_071)
  const photo = await sharp(await buildPhoto({ width: 6_000, height: 4_000 }))
    .jpeg({ progressive: true })
    .toBuffer()
  const avif = await buildFlat(4_000, 3_000)
  const before = memoryOf(app.pid)
  expect(await upload(app.url, cookie, bomb)).toBe(400)
  const afterBomb = memoryOf(app.pid)
  const statuses: Record<number, number> = {}
  for (let round = 0; round < rounds; round++) {
    const sent = [photo, avif, photo, avif, photo, avif].map((bytes) => upload(app.url, cookie, bytes))
    const beside = await send(app.url, { path: '/api/user', cookie })
    expect(beside.status).toBe(200)
    for (const status of await Promise.all(sent)) statuses[status] = (statuses[status] ?? 0) + 1
  }
  expect(statuses).toEqual({ 201: rounds * 6 })
  const large = memoryOf(app.pid)
  return {
    before: formatMegabytes(before?.now),
    [`with one of ${bomb.length} bytes and 50 million pixels`]: `${formatMegabytes(afterBomb?.highest)}, refused`,
    [`with ${rounds} × 6 at once of 24 (JPEG) and 12 (AVIF) million`]: formatMegabytes(large?.highest),
    afterwards: formatMegabytes(large?.now),
  }
}
