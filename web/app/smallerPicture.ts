import { pictureTypes } from '#graphql/platform/files/files.rules.ts'

/** A photo below this is sent as it is; in bytes. */
const smallEnough = 2 * 1024 * 1024

/** The longest side that is sent, in pixels: more than the server stores, and enough to read a photographed page. */
const longestSide = 2560

const quality = 0.85

async function drawSmaller(file: File): Promise<File | null> {
  // upright, as the camera says; a picture that the browser cannot read is left to the server
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // a JPEG has no transparency
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob && new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}

/** The same file for a repeated try, so that the server knows it again. */
const made = new WeakMap<File, Promise<File>>()

async function make(file: File): Promise<File> {
  const smaller = await drawSmaller(file).catch(() => null)
  return smaller && smaller.size < file.size ? smaller : file
}

/**
 * A large photo made smaller before it is sent; any other file as it is. Where it was taken is left out on the way.
 */
export function smallerPicture(file: File): Promise<File> {
  const isPicture = (pictureTypes as readonly string[]).includes(file.type)
  if (!isPicture || file.size <= smallEnough) return Promise.resolve(file)
  const known = made.get(file) ?? make(file)
  made.set(file, known)
  return known
}
