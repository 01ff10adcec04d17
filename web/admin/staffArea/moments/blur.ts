import { canvasOf } from './pictureOf.ts'

export interface Point {
  x: number
  y: number
}

/** What is painted in one go. */
export type Stroke = readonly Point[]

/** Squares along the longest side of a picture: too few for a face to be known again. */
const squares = 20

/** Radius of the brush, in pixels of the picture. */
export const brushOf = ({ width, height }: { width: number; height: number }) => Math.max(width, height) / 14

/** The picture in coarse squares, each of one colour: what was within them is gone. */
export function coarseOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = picture
  const square = Math.max(width, height) / squares
  const few = canvasOf(Math.max(1, Math.ceil(width / square)), Math.max(1, Math.ceil(height / square)))
  few.getContext('2d')?.drawImage(picture, 0, 0, few.width, few.height)
  const coarse = canvasOf(width, height)
  const pen = coarse.getContext('2d')
  if (pen) pen.imageSmoothingEnabled = false
  pen?.drawImage(few, 0, 0, width, height)
  return coarse
}

/** Covers what lies under a stroke with the coarse squares. */
export function paint(onto: HTMLCanvasElement, coarse: HTMLCanvasElement, stroke: Stroke) {
  const pen = onto.getContext('2d')
  if (!pen) return
  const radius = brushOf(onto)
  pen.save()
  pen.beginPath()
  for (const { x, y } of between(stroke, radius / 2)) {
    pen.moveTo(x + radius, y)
    pen.arc(x, y, radius, 0, 2 * Math.PI)
  }
  pen.clip()
  pen.drawImage(coarse, 0, 0)
  pen.restore()
}

/** The points of a stroke and as many between them that no gap is left after a quick finger. */
function between(stroke: Stroke, step: number): Point[] {
  return stroke.flatMap((point, index) => {
    const before = stroke[index - 1] ?? point
    const count = Math.max(1, Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / step))
    return Array.from({ length: count }, (_, at) => {
      const part = (at + 1) / count
      return { x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part }
    })
  })
}
