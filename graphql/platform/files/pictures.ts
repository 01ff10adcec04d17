import sharp from 'sharp'
import { type AppError, fieldError, unavailable } from '../errors.ts'
import { createQueue } from '../queue.ts'
import {
  longestSide,
  type MediaType,
  mostFrames,
  mostPixelsOf,
  mostScans,
  noPictureMessage,
  pictureWidths,
  smallPictureBytes,
} from './files.rules.ts'
import { countScans } from './jpegScans.ts'
import { mediaTypeOf } from './mediaType.ts'
import { withoutTexts } from './pngChunks.ts'

/** One file of a picture, ready to be written. */
export interface MadeFile {
  name: string
  type: string
  bytes: Buffer
  width?: number
  height?: number
}

/** How many pictures may wait; anyone who comes then is asked to try again. Each holds its upload in memory. */
const mostWaiting = 8

/** Longest side, in pixels, of a picture that is stored to be read, such as a photographed certificate. */
const readableSide = 2_400

/** Longest side, in pixels, of a picture of a moment, and the width of its small file. */
const familySide = 1_600
const smallWidth = 480

/** What is tried until the small file is small enough: a share of its width, and a quality. */
const smallTries = [
  [1, 78],
  [1, 60],
  [1, 40],
  [0.7, 40],
  [0.5, 40],
  [0.25, 20],
] as const

/** After how many seconds work on one picture is given up. */
const patience = 60

// libvips works in threads of its own while JavaScript goes on. One picture at a time on one thread leaves the others
// to what the server needs at once: files, passwords and names (and one AVIF beside it).
sharp.concurrency(1)
// no picture is worked on twice, so that what libvips would remember of it is given back at once
sharp.cache(false)
// a file may be an SVG as well, of a few kilobytes and without an end: nothing else is read than what mediaTypeOf names
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`) })
const avif = { inTurn: createQueue(), waiting: 0 }
const others = { inTurn: createQueue(), waiting: 0 }

/** An AVIF keeps AVIFs alone waiting: it may hold thousands of frames or tiles, which no time limit of libvips ends. */
async function serialize<Result>(bytes: Buffer, work: () => Promise<Result>): Promise<Result> {
  const lane = mediaTypeOf(bytes) === 'image/avif' ? avif : others
  if (lane.waiting >= mostWaiting) {
    throw unavailable('Many pictures are being processed at the moment. Please try again in a minute.', 60)
  }
  lane.waiting += 1
  try {
    return await lane.inTurn(work)
  } finally {
    lane.waiting -= 1
  }
}

function refusal(error: unknown, mostPixels: number): AppError {
  const { message = '' } = error as Error
  const words = /pixel limit/.test(message)
    ? `This picture has more than ${mostPixels / 1_000_000} million pixels. Please make it smaller first.`
    : /truncat|premature|end of|bad seek|corrupt|read error/i.test(message)
      ? 'This picture is damaged or incomplete. Please choose another file.'
      : noPictureMessage
  return fieldError('file', words)
}

/** A WebP says so before each of its frames. */
const countFrames = (webp: Buffer) => webp.toString('latin1').split('ANMF', mostFrames + 2).length - 1

/** libvips reads all scans of a JPEG in one step, and counts all frames of a WebP, which its timeout does not end. */
function assertUsual(bytes: Buffer, type: MediaType | null) {
  if (type === 'image/jpeg' ? countScans(bytes) > mostScans : type === 'image/webp' && countFrames(bytes) > mostFrames)
    throw fieldError(
      'file',
      'This picture is saved in an unusual way. Please open it, save it as an ordinary JPEG and choose that file.',
    )
}

/** What is unpacked of a PNG, its size read first: of a line of millions of pixels libvips holds many at a time. */
function assertUsualSides(png: Buffer) {
  if ([16, 20].some((at) => at + 4 <= png.length && png.readUInt32BE(at) > longestSide))
    throw fieldError('file', `This picture is more than ${longestSide} pixels wide or high. Please cut it first.`)
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/**
 * The pixels alone, upright and in the colours of the web: what was beside them in the file (the place where the
 * picture was taken, its camera, a thumbnail, a second file behind it) is gone.
 */
async function unpack(sent: Buffer, side: number): Promise<Pixels> {
  const type = mediaTypeOf(sent)
  assertUsual(sent, type)
  if (type === 'image/png') assertUsualSides(sent)
  const bytes = type === 'image/png' ? withoutTexts(sent) : sent
  const mostPixels = mostPixelsOf(type)
  const options = { limitInputPixels: mostPixels, failOn: 'truncated', autoOrient: true } as const
  try {
    const { icc } = await sharp(bytes, options).metadata()
    // of such steps a colour profile may have a million in a few kilobytes, each taken by every colour
    const ignoreIcc = icc?.includes('mpet') ?? false
    const { data, info } = await sharp(bytes, { ...options, ignoreIcc })
      .timeout({ seconds: patience })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, info }
  } catch (error) {
    throw refusal(error, mostPixels)
  }
}

async function encode(
  pixels: Pixels,
  width: number,
  format: 'avif' | 'webp' | 'jpeg',
  webpQuality = 78,
): Promise<MadeFile> {
  const sized = sharp(pixels.data, { raw: pixels.info }).resize({ width })
  const encoded = {
    avif: () => sized.avif({ quality: 55, effort: 2 }),
    webp: () => sized.webp({ quality: webpQuality }),
    jpeg: () => sized.jpeg({ quality: 80, mozjpeg: true }),
  }[format]()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const name = `${info.width}.${format === 'jpeg' ? 'jpg' : format}`
  return { name, type: `image/${format}`, bytes: data, width: info.width, height: info.height }
}

/**
 * A picture for the site: AVIF and WebP in several widths, and one JPEG, the largest, for old browsers. The largest
 * stands first.
 * @throws AppError BAD_USER_INPUT for what is no picture, is damaged or has too many pixels
 */
export const picturesForSite = (bytes: Buffer): Promise<MadeFile[]> =>
  serialize(bytes, async () => {
    const largest = pictureWidths.at(-1) ?? 0
    const pixels = await unpack(bytes, largest)
    const widths = [pixels.info.width, ...pictureWidths.filter((width) => width < pixels.info.width).reverse()]
    const files = [await encode(pixels, pixels.info.width, 'jpeg')]
    for (const width of widths) files.push(await encode(pixels, width, 'avif'), await encode(pixels, width, 'webp'))
    return files
  })

/** The small file of a picture of a moment: as good as fits into 60 kB, so that a page of them opens on a slow line. */
async function small(pixels: Pixels, width: number): Promise<MadeFile> {
  let made: MadeFile | undefined
  for (const [share, quality] of smallTries) {
    made = await encode(pixels, Math.round(width * share), 'webp', quality)
    if (made.bytes.length <= smallPictureBytes) break
  }
  if (!made) throw new Error('Nothing was tried')
  return made
}

/**
 * A picture that only some may see, as WebP in two sizes: one to look at, and a small one of at most 60 kB. Nothing that a
 * camera wrote into it stays.
 * @throws AppError BAD_USER_INPUT as above
 */
export const picturesForFamilies = (bytes: Buffer): Promise<MadeFile[]> =>
  serialize(bytes, async () => {
    const pixels = await unpack(bytes, familySide)
    const { width } = pixels.info
    const large = await encode(pixels, width, 'webp')
    return [
      { ...large, name: 'large.webp' },
      { ...(await small(pixels, Math.min(width, smallWidth))), name: 'small.webp' },
    ]
  })

/**
 * A picture that only some may see, as one JPEG large enough to read what is written on it.
 * @throws AppError BAD_USER_INPUT as above
 */
export const readablePicture = (bytes: Buffer): Promise<MadeFile> =>
  serialize(bytes, async () => {
    const pixels = await unpack(bytes, readableSide)
    return { ...(await encode(pixels, pixels.info.width, 'jpeg')), name: 'picture.jpg' }
  })
