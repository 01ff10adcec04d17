import { Undo2 } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { tellFailure } from '#web/shared/form/errors.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { brushOf, coarseOf, paint, type Point, type Stroke } from './blur.ts'
import * as styles from './Moments.css.ts'
import { canvasOf, fileOf, fit } from './pictureOf.ts'

/** The picture as it was, and in coarse squares. */
interface Source {
  picture: HTMLCanvasElement
  coarse: HTMLCanvasElement
}

async function read(file: File): Promise<Source> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = fit(bitmap.width, bitmap.height)
  const picture = canvasOf(width, height)
  picture.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return { picture, coarse: coarseOf(picture) }
}

const arrows: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface BoardProps {
  source: Source
  strokes: readonly Stroke[]
  onStroke: (stroke: Stroke) => void
}

/** The picture, painted on by finger, mouse or keys. */
function Board({ source, strokes, onStroke }: BoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stroke = useRef<Point[] | null>(null)
  const { picture, coarse } = source
  const { width, height } = picture
  const brush = brushOf(picture)
  const [at, setAt] = useState<Point | null>(null)
  useEffect(() => {
    const board = canvas.current
    board?.getContext('2d')?.drawImage(picture, 0, 0)
    if (board) for (const one of strokes) paint(board, coarse, one)
  }, [picture, coarse, strokes])

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect(0, 0, width, height)
    return { x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height }
  }
  function add(event: PointerEvent) {
    stroke.current?.push(pointOf(event))
    if (canvas.current && stroke.current) paint(canvas.current, coarse, stroke.current.slice(-2))
  }
  function end() {
    if (stroke.current) onStroke(stroke.current)
    stroke.current = null
  }
  function press(event: KeyboardEvent) {
    const from = at ?? { x: width / 2, y: height / 2 }
    const arrow = arrows[event.key]
    if (arrow) {
      const [x, y] = [from.x + (arrow[0] * brush) / 2, from.y + (arrow[1] * brush) / 2]
      setAt({ x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) })
    } else if (event.key === ' ' || event.key === 'Enter') {
      setAt(from)
      onStroke([from])
    } else return
    event.preventDefault()
  }
  return (
    <div
      role="application"
      aria-label="The picture. Paint over a face, or move the circle with the arrow keys and press Space."
      tabIndex={0}
      className={styles.board}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setAt(null)
        stroke.current = []
        add(event)
      }}
      onPointerMove={add}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <canvas ref={canvas} width={width} height={height} className={styles.canvas} />
      {at && (
        <span
          aria-hidden
          className={styles.circle}
          style={{
            left: `${(at.x / width) * 100}%`,
            top: `${(at.y / height) * 100}%`,
            width: `${((2 * brush) / width) * 100}%`,
          }}
        />
      )}
    </div>
  )
}

interface BlurDialogProps {
  picture: File
  /** The picture with what was painted in it: nothing brings back what was under it. */
  onDone: (picture: File) => void
  onClose: () => void
}

/** Makes faces unrecognisable in a picture before it is sent. */
export function BlurDialog({ picture, onDone, onClose }: BlurDialogProps) {
  const [source, setSource] = useState<Source | null>(null)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  useEffect(() => {
    let isGone = false
    read(picture).then(
      (made) => !isGone && setSource(made),
      (error: unknown) => tellFailure('The picture could not be opened', error),
    )
    return () => {
      isGone = true
    }
  }, [picture])

  async function save() {
    if (!source) return
    const { width, height } = source.picture
    const blurred = canvasOf(width, height)
    blurred.getContext('2d')?.drawImage(source.picture, 0, 0)
    for (const stroke of strokes) paint(blurred, source.coarse, stroke)
    onDone(await fileOf(blurred, picture.name))
  }
  return (
    <Dialog
      size="large"
      title="Blur a face"
      description="Paint over it with a finger or the mouse. The blur cannot be undone later."
      dirty={strokes.length > 0}
      onClose={onClose}
      actions={
        <>
          <Button
            icon={Undo2}
            aria-disabled={strokes.length === 0}
            onClick={() => setStrokes((now) => now.slice(0, -1))}
          >
            Undo
          </Button>
          <Button tone="primary" disabled={strokes.length === 0} onClick={() => void save()}>
            Use this picture
          </Button>
        </>
      }
    >
      {source && (
        <Board source={source} strokes={strokes} onStroke={(stroke) => setStrokes((now) => [...now, stroke])} />
      )}
    </Dialog>
  )
}
