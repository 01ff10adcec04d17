import sharp from 'sharp'
import { type AppError, fieldError } from '../errors.ts'
import { mostPixels, noPictureMessage, pictureWidths, smallPictureBytes } from './files.rules.ts'

/** One file of a picture, ready to be written. */
export interface MadeFile {
  name: string
  type: string
  bytes: Buffer
  width?: number
  height?: number
}

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

// one picture at a time on one thread leaves the others to the server
sharp.concurrency(1)
// a file may be an SVG as well, of a few kilobytes and without an end: nothing else is read than what mediaTypeOf names
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`) })

function refusal({ message = '' }: Error): AppError {
  const words = /pixel limit/.test(message)
    ? `This picture has more than ${mostPixels / 1_000_000} million pixels. Please make it smaller first.`
    : /truncat|premature|end of|bad seek|corrupt|read error/i.test(message)
      ? 'This picture is damaged or incomplete. Please choose another file.'
      : noPictureMessage
  return fieldError('file', words)
}

/**
 * The pixels alone, upright and in the colours of the web: what was beside them in the file (the place where the
 * picture was taken, its camera, a thumbnail, a second file behind it) is gone.
 */
const unpack = (bytes: Buffer, side: number) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', autoOrient: true })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw refusal(error)
    })

type Pixels = Awaited<ReturnType<typeof unpack>>

const settings = { avif: { quality: 55, effort: 2 }, webp: { quality: 78 }, jpeg: { quality: 80, mozjpeg: true } }

async function encode(
  pixels: Pixels,
  width: number,
  format: keyof typeof settings,
  quality = settings[format].quality,
) {
  const sized = sharp(pixels.data, { raw: pixels.info }).resize({ width })
  const encoded = sized.toFormat(format, { ...settings[format], quality })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const name = `${info.width}.${format === 'jpeg' ? 'jpg' : format}`
  return { name, type: `image/${format}`, bytes: data, width: info.width, height: info.height }
}

/** For the site: AVIF and WebP in several widths, and one JPEG, the largest, for old browsers. The largest stands first. */
async function forSite(bytes: Buffer): Promise<MadeFile[]> {
  const pixels = await unpack(bytes, pictureWidths.at(-1) ?? 0)
  const widths = [pixels.info.width, ...pictureWidths.filter((width) => width < pixels.info.width).reverse()]
  const files = [await encode(pixels, pixels.info.width, 'jpeg')]
  for (const width of widths) files.push(await encode(pixels, width, 'avif'), await encode(pixels, width, 'webp'))
  return files
}

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

/** As WebP in two sizes: one to look at, and a small one of at most 60 kB. */
async function forFamilies(bytes: Buffer): Promise<MadeFile[]> {
  const pixels = await unpack(bytes, familySide)
  const { width } = pixels.info
  const large = await encode(pixels, width, 'webp')
  return [
    { ...large, name: 'large.webp' },
    { ...(await small(pixels, Math.min(width, smallWidth))), name: 'small.webp' },
  ]
}

/** As one JPEG, large enough to read what is written on it. */
async function readable(bytes: Buffer): Promise<MadeFile[]> {
  const pixels = await unpack(bytes, readableSide)
  return [{ ...(await encode(pixels, pixels.info.width, 'jpeg')), name: 'picture.jpg' }]
}

/**
 * What is made of a picture, in which nothing stays that a camera wrote into it.
 * @throws AppError BAD_USER_INPUT for what is no picture, is damaged or has too many pixels
 */
export const makers = { forSite, forFamilies, readable }
