import { afterEach, describe, expect, it, vi } from 'vitest'
import { mostUploadBytes, tooLargeMessage } from '#graphql/platform/files/files.rules.ts'
import { beginPageOf } from './pageOf.ts'
import { sendFile } from './upload.ts'

const sent: File[] = []
const headers: Record<string, string> = {}

/** Stands for the server: it takes everything. */
class TakesAll extends EventTarget {
  upload = new EventTarget()
  status = 200
  responseText = '{}'
  open() {}
  setRequestHeader(name: string, value: string) {
    headers[name] = value
  }
  send(form: FormData) {
    sent.push(form.get('file') as File)
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}

/** A browser that reads a picture of this size and writes it with a byte for each pixel of a row. */
function stubPictures({ width = 6000, height = 4000 } = {}) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }))
  const pen = { fillRect() {}, drawImage() {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    done(new Blob([new Uint8Array(this.width + this.height)], { type: type ?? '' }))
  })
}

afterEach(() => {
  sent.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const fileOf = (bytes: number, type: string, name: string) => new File([new Uint8Array(bytes)], name, { type })
const upload = (file: File) => {
  vi.stubGlobal('XMLHttpRequest', TakesAll)
  return sendFile({ url: '/api/admin/gallery', file, key: 'one', onProgress: () => {} })
}

describe('a file that is sent', () => {
  it('says whose page it comes from: somebody else may have signed in with this browser since', async () => {
    beginPageOf({ id: 7 })
    await upload(fileOf(1000, 'application/pdf', 'order.pdf'))
    beginPageOf(null)
    expect(headers).toEqual({ 'Idempotency-Key': 'one', 'Page-Of': '7' })
  })

  it('is made smaller where it is a large photo', async () => {
    stubPictures()
    await upload(fileOf(mostUploadBytes + 1, 'image/png', 'IMG_1.PNG'))
    expect(sent.map(({ name, size, type }) => [name, size, type])).toEqual([['IMG_1.jpg', 2560 + 1707, 'image/jpeg']])
  })

  it.each([
    ['a page at 600 dots an inch, of 1.8 MB', 1_800_000],
    ['a black and white page of fewer bytes than its smaller copy', 2000],
  ])('has no more pixels than the server takes: %s', async (_what, bytes) => {
    stubPictures({ width: 4960, height: 7016 })
    await upload(fileOf(bytes, 'image/png', 'scan.png'))
    expect(sent.map(({ name, size }) => [name, size])).toEqual([['scan.jpg', 1810 + 2560]])
  })

  it('is a JPEG where it was an AVIF, which the server takes from staff alone', async () => {
    stubPictures({ width: 400, height: 330 })
    await upload(fileOf(1000, 'image/avif', 'phone.avif'))
    await upload(fileOf(1000, 'image/webp', 'phone.webp'))
    expect(sent.map(({ name }) => name)).toEqual(['phone.jpg', 'phone.webp'])
  })

  it('stays as it is where it is small, or the browser cannot read it', async () => {
    stubPictures()
    await upload(fileOf(1000, 'image/jpeg', 'small.jpg'))
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')))
    await upload(fileOf(3_000_000, 'image/jpeg', 'odd.jpg'))
    expect(sent.map(({ name, size }) => [name, size])).toEqual([
      ['small.jpg', 1000],
      ['odd.jpg', 3_000_000],
    ])
  })

  it('does not leave at all where it is too large', async () => {
    await expect(upload(fileOf(mostUploadBytes + 1, 'application/pdf', 'scan.pdf'))).rejects.toMatchObject({
      message: tooLargeMessage,
      fields: { file: tooLargeMessage },
    })
    expect(sent).toEqual([])
  })
})
