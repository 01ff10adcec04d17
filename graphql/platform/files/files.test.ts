import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, type StatsFs } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { buildBomb, buildFlat, buildForm, buildPdf, buildPhoto } from '#tests/factories/files.ts'
import { formBody, openTestApp, type TestApp } from '#tests/setup/server.ts'
import { AppError } from '../errors.ts'
import { shortText } from '../fields.schema.ts'
import { admin } from '../policy.ts'
import { route, uploadRoute } from '../rest/route.ts'
import {
  keepFile,
  type Purpose,
  readPrivateFile,
  removeFile,
  restoreFile,
  setPublic,
  storeUpload,
} from './files.service.ts'
import { freeDiskBytes } from './files.rules.ts'
import type { Context } from '../context.ts'
import type { StoredFile } from './storedFile.model.ts'
import { sweepFiles } from './sweep.ts'

const store = (purpose: Purpose) =>
  uploadRoute(`/api/test/${purpose}`, {
    summary: 'Stores what is sent',
    policy: admin,
    body: z.object({ title: shortText(2, 'Please give a title.') }),
    status: 201,
    handle: ({ context, upload, body }) =>
      storeUpload(context, upload, purpose, async (file) => {
        if (body.title === 'fails') throw new AppError('CONFLICT', 'This exists already.')
        if (body.title !== 'forgotten') await keepFile(context, file)
        return { id: file.id, title: body.title }
      }),
  })

const read = route.get('/api/test/files/:id', {
  summary: 'Answers what was stored',
  policy: admin,
  handle: ({ context, id }) => readPrivateFile(context, id, 480),
})

let server: TestApp
let cookie: string
let photo: Buffer
beforeAll(async () => {
  server = await openTestApp({
    filling: 'content',
    routes: [store('picture'), store('document'), store('paper'), read],
  })
  cookie = (await server.addUser({ role: 'admin' })).cookie
  photo = await buildPhoto()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const { id } of await server.db('stored_files').select('id')) {
    await server.db('stored_files').where({ id }).update({ state: 'arriving', createdAt: '2026-01-01' })
  }
  await sweepFiles(server.db, server.environment)
})

const uploads = () => join(server.environment.DATA_DIR, 'uploads')
const folders = () => (existsSync(uploads()) ? readdirSync(uploads()) : [])

interface Sent {
  id: number
  message: string
  errors?: Record<string, string>
}

const send = (bytes: Buffer, { purpose = 'picture', title = 'Sand pit', name = 'photo.jpg' } = {}) =>
  server.rest<Sent>('POST', `/api/test/${purpose}`, { form: buildForm(bytes, name, { title }), cookie })

const rowOf = (id: number): Promise<StoredFile> => server.db('stored_files').where({ id }).first()

async function expectNothingStored() {
  expect(await server.db('stored_files')).toEqual([])
  expect(folders()).toEqual([])
}

describe('a photo', () => {
  it('is kept as AVIF, WebP and JPEG in several widths, without the place where it was taken', async () => {
    expect((await sharp(photo).metadata()).exif?.includes('Secret camera')).toBe(true)
    const { status, json } = await send(photo, { name: 'C:\\photos\\Müller “1”.JPG' })
    expect(status).toBe(201)
    const row = await rowOf(json.id)
    expect(row).toMatchObject({ kind: 'picture', mediaType: 'image/jpeg', name: 'Müller “1”.JPG', width: 1200 })
    const names = row.variants.map(({ name }) => name)
    expect(names).toEqual(['1200.jpg', '1200.avif', '1200.webp', '960.avif', '960.webp', '480.avif', '480.webp'])
    await setPublic({ ...contextOf() }, json.id, true)
    for (const { name, type, width, size } of row.variants) {
      const answer = await server.app.inject({ url: `/uploads/${row.key}/${name}` })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=86400, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.rawPayload).toHaveLength(size)
      const metadata = await sharp(answer.rawPayload).metadata()
      expect({ width: metadata.width, exif: metadata.exif, xmp: metadata.xmp }).toEqual({ width })
    }
  })

  it('that was taken with the phone on its side stands upright', async () => {
    const { json } = await send(await buildPhoto({ width: 800, height: 600, orientation: 6 }))
    expect(await rowOf(json.id)).toMatchObject({ width: 600, height: 800 })
  })

  it.each(['png', 'webp', 'avif'] as const)('may come as %s, whatever it is called', async (format) => {
    const bytes = await sharp(photo).resize(300).toFormat(format).toBuffer()
    const { status, json } = await send(bytes, { name: 'picture.txt' })
    expect(status).toBe(201)
    expect((await rowOf(json.id)).mediaType).toBe('image/jpeg')
  })

  it('may be an AVIF of the centre alone: what decodes one may work for minutes', async () => {
    const upload = { bytes: await buildFlat(40, 40), name: 'photo.avif' }
    const { id } = await server.addUser()
    const parent = { ...contextOf(), environment: server.environment, viewer: { id, role: 'parent' } } as Context
    await expect(storeUpload(parent, upload, 'paper', async () => null)).rejects.toMatchObject({
      details: { fields: { file: expect.stringMatching(/AVIF.*save it as JPEG/) } },
    })
  })

  it('with a script behind it is stored without the script', async () => {
    const { json } = await send(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]))
    const row = await rowOf(json.id)
    await setPublic(contextOf(), json.id, true)
    for (const { name } of row.variants) {
      const { rawPayload } = await server.app.inject({ url: `/uploads/${row.key}/${name}` })
      expect(rawPayload.includes('<script>')).toBe(false)
    }
  })
})

describe('what cannot be used', () => {
  const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>'.padEnd(200))
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )
  const notRead = /^We cannot read this picture/

  it.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    ['a page called photo.jpg', () => html, 400, notRead],
    ['a drawing with scripts in it', () => svg, 400, notRead],
    ['a GIF', () => Buffer.concat([Buffer.from('GIF89a'), randomBytes(200)]), 400, notRead],
    ['a PDF', () => buildPdf(), 400, notRead],
    [
      'noise that starts like a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(5_000)]),
      400,
      /picture/,
    ],
    ['a photo that was cut off', () => photo.subarray(0, photo.length * 0.6), 400, /damaged or incomplete/],
    [
      'a PNG that was cut off',
      async () => (await sharp(photo).png().toBuffer()).subarray(0, 3_000),
      400,
      /damaged or incomplete/,
    ],
    ['30,000 by 30,000 pixels in a small file', () => buildBomb(), 400, /more than 24 million pixels/],
    [
      'one kilobyte of AVIF with 50 million pixels',
      () => buildFlat(7_071, 7_071),
      400,
      /24 million pixels. Please make it/,
    ],
    ['nothing', () => Buffer.alloc(0), 400, /choose a file/],
    ['eleven megabytes', () => Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024)]), 413, /larger than 10 MB/],
  ])('is refused: %s', async (_what, make, status, message) => {
    const answer = await send(await make())
    expect(answer.json.message).toMatch(message)
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.json.errors?.file).toBe(answer.json.message)
    await expectNothingStored()
  })

  it.each<[string, string, Purpose, RegExp]>([
    ['a photo of an iPhone', 'heic,mif1,heic', 'picture', /^This is a HEIC picture.*JPEG/],
    ['a photo of an iPhone, of a paper', 'heic,mif1,heic', 'paper', /^This is a HEIC picture.*JPEG/],
    ['a photo of a Samsung phone', 'mif1,mif1,heix', 'paper', /^This is a HEIC picture.*JPEG/],
    ['a series of pictures', 'msf1,hevc', 'picture', /^This is a HEIC picture.*JPEG/],
    ['a photo of an iPhone as a document', 'heic,mif1', 'document', /not a PDF/],
    ['a film', 'isom,mp42', 'paper', /choose a PDF, or a photo/],
  ])('is refused with what to do: %s', async (_what, brands, purpose, message) => {
    const [brand = '', ...others] = brands.split(',')
    const box = Buffer.from(`\0\0\0\0ftyp${brand}\0\0\0\0${others.join('')}`, 'latin1')
    box.writeUInt32BE(box.length)
    const answer = await send(Buffer.concat([box, randomBytes(200)]), { purpose, name: 'IMG_0001.HEIC' })
    expect(answer.status).toBe(400)
    expect(answer.json.errors?.file).toMatch(message)
    await expectNothingStored()
  })

  it.each([
    ['a photo', () => photo, /not a PDF/],
    ['a page that calls itself a PDF', () => Buffer.from('<html>%PDF-1.4 %%EOF'.padEnd(99)), /not a PDF/],
    ['a page with a PDF behind it', () => Buffer.concat([html, buildPdf()]), /not a PDF/],
    ['a drawing with a PDF behind it', () => Buffer.concat([Buffer.from('\ufeff'), svg, buildPdf()]), /not a PDF/],
    ['a PDF behind a kilobyte of other things', () => Buffer.concat([Buffer.alloc(1_024), buildPdf()]), /not a PDF/],
    ['a PDF that was cut off', () => buildPdf().subarray(0, 150), /damaged or incomplete/],
    [
      'a PDF that was cut off after it was changed, and filled up',
      () =>
        Buffer.concat([
          buildPdf(),
          Buffer.from(`5 0 obj<</Length 9000>>stream\n${'x'.repeat(5_000)}`),
          Buffer.alloc(9_000),
        ]),
      /damaged or incomplete/,
    ],
  ])('is refused as a document: %s', async (_what, make, message) => {
    const answer = await send(make(), { purpose: 'document' })
    expect(answer.status).toBe(400)
    expect(answer.json.errors?.file).toMatch(message)
    await expectNothingStored()
  })

  it('is refused with a wrong field, and before the file is looked at when the sender may not', async () => {
    const answer = await send(photo, { title: ' ' })
    expect(answer).toMatchObject({ status: 400, json: { errors: { title: 'Please give a title.' } } })
    const form = () => buildForm(Buffer.from('x'))
    expect((await server.rest('POST', '/api/test/picture', { form: form() })).status).toBe(401)
    const parent = await server.addUser()
    expect((await server.rest('POST', '/api/test/picture', { form: form(), cookie: parent.cookie })).status).toBe(403)
    await expectNothingStored()
  })
})

describe('a form', () => {
  it('is taken on upload routes alone, and nothing else is taken there', async () => {
    const elsewhere = await server.rest('POST', '/api/contact', { form: buildForm(photo) })
    expect(elsewhere.status).toBe(415)
    const json = await server.rest('POST', '/api/test/picture', { body: { title: 'Sand pit' }, cookie })
    expect(json.status).toBe(415)
  })

  it('from a page of another site is refused', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const answer = await server.rest('POST', '/api/test/picture', { form: buildForm(photo), cookie, headers })
    expect(answer.status).toBe(403)
    await expectNothingStored()
  })

  it('with two files, or cut off on its way, is refused', async () => {
    const form = buildForm(photo, 'photo.jpg', { title: 'Sand pit' })
    form.append('file', new Blob([new Uint8Array(photo)]), 'second.jpg')
    expect((await server.rest('POST', '/api/test/picture', { form, cookie })).status).toBe(413)
    const { bytes, headers } = await formBody(buildForm(photo))
    for (const end of [0, 80, bytes.length / 2, bytes.length - 10]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/test/picture',
        headers: { ...headers, cookie },
        payload: bytes.subarray(0, end),
      })
      expect(answer.statusCode).toBe(400)
    }
    await expectNothingStored()
  })
})

const contextOf = () => ({ db: server.db }) as Parameters<typeof setPublic>[0]

describe('an upload', () => {
  it.each(['fails', 'forgotten'])('whose record is not written (%s) leaves nothing behind', async (title) => {
    await send(photo, { title })
    await expectNothingStored()
  })

  it('that is not public cannot be fetched, and nobody guesses another file by its name', async () => {
    const { json } = await send(photo)
    const { key } = await rowOf(json.id)
    const get = async (path: string) => (await server.app.inject({ url: `/uploads/${path}` })).statusCode
    expect(await get(`${key}/1200.webp`)).toBe(404)
    await setPublic(contextOf(), json.id, true)
    expect(await get(`${key}/1200.webp`)).toBe(200)
    for (const path of [`${key}/..%2f..%2fsession-secret`, `..%2f${key}/1200.webp`, `${key}/1200.webp.part`, 'x/%00'])
      expect(await get(path)).toBe(404)
    await removeFile(contextOf(), json.id)
    expect(await get(`${key}/1200.webp`)).toBe(404)
  })

  it('is answered to those who may see it, small where small is enough, until it is removed', async () => {
    const { json } = await send(photo, { name: 'Sand pit.png' })
    const answer = await server.rest('GET', `/api/test/files/${json.id}`, { cookie })
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
    expect(answer.headers['content-disposition']).toContain('Sand pit.webp')
    await removeFile(contextOf(), json.id)
    expect((await server.rest('GET', `/api/test/files/${json.id}`, { cookie })).status).toBe(404)
    await restoreFile(contextOf(), json.id)
    expect((await server.rest('GET', `/api/test/files/${json.id}`, { cookie })).status).toBe(200)
  })

  it('of a paper is a PDF as it came, or a photo that has lost its metadata', async () => {
    const pdf = await send(buildPdf(), { purpose: 'paper', name: 'certificate.pdf' })
    const answer = await server.app.inject({ url: `/api/test/files/${pdf.json.id}`, headers: { cookie } })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload).toEqual(buildPdf())
    const picture = await send(photo, { purpose: 'paper' })
    const shown = await server.app.inject({ url: `/api/test/files/${picture.json.id}`, headers: { cookie } })
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
  })

  it.each([
    ['the lines of a printer', '\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n', '\u001b%-12345X@PJL EOJ\r\n'],
    ['the heading of a mail', 'Content-Type: application/pdf\r\n\r\n', '\r\n--boundary--\r\n'],
    ['a byte order mark and blank lines', '\u00ef\u00bb\u00bf\r\n\r\n', ''],
    ['bytes of nothing, as a scanner fills its blocks', '\u0000'.repeat(1_023), '\u0000'.repeat(9_000)],
    ['blank lines without end', '', '\r\n '.repeat(3_000)],
  ])('that is a PDF with %s around it is taken, and served as a PDF alone', async (_what, before, after) => {
    const bytes = Buffer.concat([Buffer.from(before, 'latin1'), buildPdf(), Buffer.from(after, 'latin1')])
    const { json, status } = await send(bytes, { purpose: 'document', name: 'scan.html' })
    expect(status).toBe(201)
    const { headers, rawPayload } = await server.app.inject({
      url: `/api/test/files/${json.id}`,
      headers: { cookie },
    })
    expect(rawPayload).toEqual(bytes)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    expect(headers['content-disposition']).toContain('scan.pdf')
  })

  it('that was removed 30 days ago, or never arrived, is erased; others stay', async () => {
    const [old, fresh] = [await send(photo), await send(photo)]
    await server.db('stored_files').where({ id: old.json.id }).update({ removedAt: '2026-01-01' })
    await server.db('stored_files').where({ id: fresh.json.id }).update({ removedAt: new Date().toISOString() })
    expect(await sweepFiles(server.db, server.environment)).toBe(1)
    expect(await server.db('stored_files').pluck('id')).toEqual([fresh.json.id])
    expect(folders()).toEqual([(await rowOf(fresh.json.id)).key])
  })

  it('that something else still refers to stays, and stops no other from being erased', async () => {
    const [held, old] = [await send(photo), await send(photo)]
    await server.db.raw('create table holding (file_id integer references stored_files (id))')
    await server.db('holding').insert({ fileId: held.json.id })
    await server.db('stored_files').update({ removedAt: '2026-01-01' })
    const { key } = await rowOf(held.json.id)
    await expect(sweepFiles(server.db, server.environment)).rejects.toThrow('1 of 2 old uploads could not be erased')
    expect(await server.db('stored_files').pluck('id')).toEqual([held.json.id])
    expect(await rowOf(old.json.id)).toBeUndefined()
    expect(folders()).toEqual([key])
    await server.db.raw('drop table holding')
  })

  it('that could not be erased is erased by the next sweep', async () => {
    await send(photo)
    await server.db('stored_files').update({ removedAt: '2026-01-01' })
    const disk = vi.spyOn(fs, 'rm').mockRejectedValueOnce(new Error('EROFS: read-only file system'))
    syncBuiltinESMExports()
    await expect(sweepFiles(server.db, server.environment)).rejects.toThrow('1 of 1 old uploads could not be erased')
    expect(await sweepFiles(server.db, server.environment)).toBe(1)
    disk.mockRestore()
    syncBuiltinESMExports()
    await expectNothingStored()
  })

  it('is refused after as many as one account may send in a day, and not to others', async () => {
    const throttled = server.db('throttles').where({ name: 'upload' })
    await throttled.clone().update({ count: 500 })
    const answer = await send(photo)
    expect(answer).toMatchObject({
      status: 429,
      json: { message: expect.stringMatching(/uploaded 500 files in a day.*Please upload the rest tomorrow/) },
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(80_000)
    await expectNothingStored()
    await throttled.delete()
    expect((await send(photo)).status).toBe(201)
  })

  it('is refused until tomorrow from an account whose pictures had to be ended again and again, for which others wait', async () => {
    const throttled = server.db('throttles').where({ name: 'endedPicture' })
    // those that were made do not count
    expect((await throttled.clone()).map(({ count }) => count)).toEqual([0])
    await throttled.clone().update({ count: 8 })
    expect((await send(photo)).status).toBe(429)
    await throttled.delete()
  })

  it('is refused while the disk is nearly full, and nothing of it is stored', async () => {
    const { bsize } = await fs.statfs(server.environment.DATA_DIR)
    const disk = vi.spyOn(fs, 'statfs')
    const left = (bytes: number) => {
      disk.mockResolvedValue({ bavail: Math.ceil(bytes / bsize), bsize } as StatsFs)
      syncBuiltinESMExports()
    }
    left(freeDiskBytes - bsize)
    expect(await send(photo)).toMatchObject({
      status: 503,
      json: { message: expect.stringMatching(/no storage left/) },
    })
    await expectNothingStored()
    left(freeDiskBytes)
    expect((await send(photo)).status).toBe(201)
    disk.mockRestore()
    syncBuiltinESMExports()
  })

  it('does not hold up other requests while its picture is worked on', async () => {
    const large = await buildPhoto({ width: 4000, height: 3000 })
    let done = false
    const sent = send(large).finally(() => {
      done = true
    })
    let answered = 0
    while (!done) {
      expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)
      answered += 1
      await nextTurn()
    }
    expect((await sent).status).toBe(201)
    expect(answered).toBeGreaterThan(20)
  })
})
