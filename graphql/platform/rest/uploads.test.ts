import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildForm } from '#tests/factories/files.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { mostUploadBytes } from '../files/files.rules.ts'
import { signedIn } from '../policy.ts'
import { uploadRoute } from './route.ts'

const url = '/api/test/upload'

const measure = uploadRoute(url, {
  summary: 'Answers how large the file is',
  policy: signedIn,
  handle: async ({ upload }) => ({ bytes: upload.bytes.length }),
})

let server: TestApp
let port: number
/** Requests with the header `X-Wait` that the server has begun with. */
let waiting = 0
beforeAll(async () => {
  server = await openTestApp({
    filling: 'content',
    routes: [measure],
    extend: (app) =>
      app.addHook('preHandler', async ({ headers }, reply) => {
        if (!headers['x-wait']) return
        waiting += 1
        await once(reply.raw, 'close')
      }),
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as { port: number }).port
})
afterAll(() => server.close())

const begun: { cut(): void }[] = []
afterEach(async () => {
  for (const upload of begun.splice(0)) upload.cut()
  await server.db('throttles').where({ name: 'upload' }).delete()
})

/** Uploads that were let in since the test began. */
const letIn = async () => {
  const [sum] = await server.db('throttles').where({ name: 'upload' }).sum({ uploads: 'count' })
  return Number(sum?.uploads ?? 0)
}

/** Announces a file of this size and sends its beginning alone, until `finish` or `cut`. */
function begin(cookie: string, { bytes = 1_000, header = 'X-Test: 1' } = {}) {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
  const end = '\r\n--x--\r\n'
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n${header}\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${head.length + bytes + end.length}\r\n\r\n${head}`,
  )
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  socket.on('error', () => {})
  const upload = {
    answer: () => answer,
    finish: () => socket.write(`${'.'.repeat(bytes)}${end}`),
    cut: () => socket.destroy(),
  }
  begun.push(upload)
  return upload
}

const send = (cookie: string) => server.rest('POST', url, { form: buildForm(Buffer.from('sand pit')), cookie })

const tooMany = {
  status: 429,
  headers: { 'retry-after': '5' },
  json: { message: 'This account is uploading 2 files already. Please send the next one when they have arrived.' },
}

const tooMuch = {
  status: 503,
  headers: { 'retry-after': '30' },
  json: { message: 'Many files are being uploaded at the moment. Please try again in 30 seconds.' },
}

const end = '\r\n--x--\r\n'
const partOf = (content: string, head = '') => `--x\r\n${head}\r\n${content}`
const fieldOf = (content: string, name: string) => partOf(content, `Content-Disposition: form-data; ${name}\r\n`)
const fileOf = (content: string, name = 'name="file"; filename="a"') => fieldOf(content, name)

/** What programs other than browsers send, and people who look for a way in. */
const oddForms: Record<string, (content: string) => string> = {
  'a part without a name': (content) => fieldOf(content, 'size=1') + end,
  'a file without a name': (content) => fileOf(content, 'filename="a"') + end,
  'a part without Content-Disposition': (content) => partOf(content) + end,
  'a part that is no form data': (content) => partOf(content, 'Content-Disposition: inline; name="a"\r\n') + end,
  'a part of headers alone': (content) => `--x\r\nX-Test: 1\r\nX-Content: ${content}${end}`,
  'a part between two others': (content) => `${fieldOf('1', 'name="a"')}\r\n${partOf(content)}\r\n${fileOf('2')}${end}`,
  'a field that is too long': (content) => fieldOf(content, 'name="a"') + end,
  'a name with odd signs': (content) => fileOf(content, 'name="\u202E\0;\\"\'\u00E9[]"; filename="../\0"') + end,
  'a name with a line break': (content) => fileOf(content, 'name="file"; filename="a\nb"') + end,
  'a name that every object has': (content) => fileOf(content, 'name="__proto__"; filename="a"') + end,
  'two files': (content) => `${fileOf(content)}\r\n${fileOf(content)}${end}`,
  'no final boundary': fileOf,
  'half a final boundary': (content) => `${fileOf(content)}\r\n--x-`,
  'a boundary that never comes': (content) => content,
  'beginnings of boundaries': (content) => partOf(content.replaceAll('....', '\r\n--')) + end,
  'no part, and text after its end': (content) => `--x--\r\n${content}`,
  'text before and after the form': (content) => `${content}\r\n${fileOf('1')}${end}${content}`,
  'a second form after the end': (content) => fileOf('1') + end + partOf(content) + end,
}

/** Sends a whole body at once and waits for the beginning of the answer. */
async function sendWhole(cookie: string, body: string) {
  const socket = connect(port, '127.0.0.1')
  begun.push({ cut: () => socket.destroy() })
  const head = `POST ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x`
  socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString().split('\r\n', 1)[0]
}

describe('a form that has arrived as a whole', () => {
  it.each(Object.keys(oddForms))('is answered, and leaves its place, with %s', async (name) => {
    const { cookie } = await server.addUser()
    // less than a packet, a packet and more, as much as is read at a time, more than that, more than any file may have
    for (const length of [0, 20_000, 60_000, 65_536, 100_000, mostUploadBytes + 100_000]) {
      const answer = await sendWhole(cookie, oddForms[name]!('.'.repeat(length)))
      expect(answer, `${length} bytes`).toMatch(/^HTTP\/1.1 (200|400|413) /)
    }
    for (const _ of [1, 2]) begin(cookie)
    await expect.poll(letIn).toBe(8)
    expect(await send(cookie)).toMatchObject(tooMany)
  })
})

describe('uploads that have not arrived', () => {
  it('leave one account no third, and others theirs, until one of the two has arrived', async () => {
    const [{ cookie }, other] = [await server.addUser(), await server.addUser()]
    const [first] = [begin(cookie), begin(cookie)]
    await expect.poll(letIn).toBe(2)
    expect(await send(cookie)).toMatchObject(tooMany)
    expect(await send(other.cookie)).toMatchObject({ status: 200, json: { bytes: 8 } })
    first.finish()
    await expect.poll(first.answer).toMatch(/^HTTP\/1.1 200/)
    expect(await send(cookie)).toMatchObject({ status: 200 })
  })

  it('count no longer once their connection is cut', async () => {
    const { cookie } = await server.addUser()
    const cut = [begin(cookie), begin(cookie)]
    await expect.poll(letIn).toBe(2)
    expect(await send(cookie)).toMatchObject(tooMany)
    for (const upload of cut) upload.cut()
    await expect.poll(() => send(cookie)).toMatchObject({ status: 200 })
  })

  it('count no longer where their connection was cut before anything of them was read', async () => {
    const { cookie } = await server.addUser()
    const cut = [1, 2].map(() => begin(cookie, { header: 'X-Wait: until it is cut' }))
    await expect.poll(() => waiting).toBe(2)
    for (const upload of cut) upload.cut()
    await expect.poll(letIn).toBe(2)
    await expect.poll(() => send(cookie)).toMatchObject({ status: 200 })
  })

  it('take up so much memory together and no more, of which staff have a part for themselves', async () => {
    const parents = await Promise.all([1, 2, 3].map(() => server.addUser()))
    const [other, admin] = [await server.addUser(), await server.addUser({ role: 'admin' })]
    const large = [...parents, ...parents].map(({ cookie }) => begin(cookie, { bytes: mostUploadBytes }))
    await expect.poll(letIn).toBe(6)
    expect(await send(other.cookie)).toMatchObject(tooMuch)
    expect(await send(admin.cookie)).toMatchObject({ status: 200 })
    for (const _ of [1, 2]) begin(admin.cookie, { bytes: mostUploadBytes })
    await expect.poll(letIn).toBe(9)
    expect(await send(admin.cookie)).toMatchObject(tooMuch)
    for (const upload of large) upload.cut()
    await expect.poll(() => send(other.cookie)).toMatchObject({ status: 200 })
  })

  it('are fewer from those who have only registered', async () => {
    const newcomers = await Promise.all([1, 2].map(() => server.addUser({ emailVerifiedAt: null })))
    for (const { cookie } of [...newcomers, ...newcomers]) begin(cookie, { bytes: mostUploadBytes })
    await expect.poll(letIn).toBe(4)
    expect(await send((await server.addUser({ emailVerifiedAt: null })).cookie)).toMatchObject(tooMuch)
    expect(await send((await server.addUser()).cookie)).toMatchObject({ status: 200 })
  })

  it('are refused where the account has sent as many as it may in a day', async () => {
    const { cookie } = await server.addUser()
    expect(await send(cookie)).toMatchObject({ status: 200 })
    await server.db('throttles').where({ name: 'upload' }).update({ count: 60 })
    const { answer } = begin(cookie)
    await expect.poll(answer).toMatch(/^HTTP\/1.1 429.*uploaded 60 files in a day/s)
  })
})
