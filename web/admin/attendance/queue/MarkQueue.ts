import { keyOf, type MarkResult, type MarkStore, type NewMark, type WaitingMark } from '#web/shared/attendance/mark.ts'
import { SendQueue } from '#web/shared/queue/SendQueue.ts'

interface MarkQueueOptions {
  owner: number
  store: MarkStore
  /** @throws SendingFailed */
  send(date: string, marks: readonly WaitingMark[]): Promise<MarkResult[]>
  /** Called with what the server saved, with the mark that was sent, and the entry as it is now. */
  onAnswered(date: string, answered: readonly { mark: WaitingMark; result: MarkResult }[]): void
  gather?: number
  tryAgainAfter?: number
}

/** Marks of the register on their way to the server: the last word on a child and day is the only one that waits. */
export class MarkQueue {
  private readonly queue: SendQueue<WaitingMark, MarkResult>

  constructor({ send, onAnswered, ...options }: MarkQueueOptions) {
    this.queue = new SendQueue({
      ...options,
      batchOf: (waiting) => waiting.filter(({ date }) => date === waiting[0]?.date),
      async send(marks) {
        const date = marks[0]?.date ?? ''
        return new Map((await send(date, marks)).map((result) => [keyOf(date, result.childId), result]))
      },
      onAnswered: (answered) =>
        onAnswered(
          answered[0]?.item.date ?? '',
          answered.map(({ item: mark, result }) => ({ mark, result })),
        ),
      settle(sent, now, { refused, there }) {
        if (refused) return { ...now, refused: { message: refused, there } }
        // marked again while it was on its way: the new one rests on what was just saved
        return now === sent ? null : { ...now, version: there?.version ?? null }
      },
    })
  }

  get ready() {
    return this.queue.ready
  }
  readonly subscribe = (listener: () => void) => this.queue.subscribe(listener)
  readonly read = () => this.queue.read()
  readonly flush = () => this.queue.flush()

  /** Takes new marks. A mark on top of one that waits replaces it and keeps what it was based on. */
  put(marks: readonly NewMark[]) {
    const { items } = this.queue.read()
    const added = marks.map(({ quiet = false, ...mark }): WaitingMark => {
      const key = keyOf(mark.date, mark.childId)
      const waiting = items.get(key)
      const base = waiting && !waiting.refused ? { version: waiting.version, before: waiting.before } : {}
      return { ...mark, ...base, key, quiet, refused: null }
    })
    this.queue.add(added)
  }

  /** Answers a refused mark: ours replaces the current entry, or is dropped. */
  resolve(key: string, whose: 'ours' | 'theirs') {
    const mark = this.queue.read().items.get(key)
    if (!mark?.refused) return
    const { there } = mark.refused
    if (whose === 'theirs') this.queue.discard(key)
    else this.queue.add([{ ...mark, version: there?.version ?? null, before: there, refused: null }], 0)
  }
}
