/** The longest side of a picture that is taken, in pixels. */
const longestSide = 1_600

const quality = 0.85

/** The size in which something is stored: at most 1600 px, its shape as it was. */
export function fit(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

/** What a canvas shows, as a JPEG file. */
export async function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new Error('The picture could not be processed')
  return new File([blob], name, { type: 'image/jpeg' })
}

/** What a camera shows now: a new picture, which says neither where nor with what it was taken. */
export function pictureOf(video: HTMLVideoElement, name: string): Promise<File> {
  const { width, height } = fit(video.videoWidth, video.videoHeight)
  const canvas = canvasOf(width, height)
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height)
  return fileOf(canvas, name)
}
