import { mostPixels, pictureTypes } from '#graphql/platform/files/files.rules.ts'

/** A picture up to this is sent as it is, unless it has too many pixels; in bytes. */
const smallEnough = 2 * 1024 * 1024

/** The longest side that is sent, in pixels: more than the server stores, and enough to read a photographed page. */
const longestSide = 2560

const quality = 0.85

const isPicture = (type: string): type is (typeof pictureTypes)[number] => pictureTypes.some((each) => each === type)

/** The file itself where it is small enough, or where the browser cannot make it smaller. */
async function make(file: File): Promise<File> {
  if (!isPicture(file.type)) return file
  // upright, as the camera says
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  // the server refuses AVIFs, but those of staff, and pictures of too many pixels however small their files are
  const isRefused = file.type === 'image/avif' || picture.width * picture.height > mostPixels
  if (!isRefused && file.size <= smallEnough) {
    picture.close()
    return file
  }
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return file
  // thin letters of a scan survive
  pen.imageSmoothingQuality = 'high'
  // a JPEG has no transparency
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob || !(isRefused || blob.size < file.size)) return file
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}

/** The same file for a repeated try, so that the server knows it again. */
const made = new WeakMap<File, Promise<File>>()

/**
 * A photo of many bytes, or a scan of many pixels, made smaller before it is sent, and an AVIF made a JPEG; any other file as it is. Where it was
 * taken is left out on the way. A picture that the browser cannot read is left to the server.
 */
export function smallerPicture(file: File): Promise<File> {
  const known = made.get(file) ?? make(file).catch(() => file)
  made.set(file, known)
  return known
}
