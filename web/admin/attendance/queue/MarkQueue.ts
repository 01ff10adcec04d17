import {
  type Act,
  keyOf,
  type MarkResult,
  type MarkStore,
  type NewMark,
  type WaitingMark,
} from '#web/shared/attendance/mark.ts'

export interface QueueState {
  /** By key. */
  marks: ReadonlyMap<string, WaitingMark>
  /** `away`: the server could not be reached, and is tried again; `signed_out`: it asks for a new sign-in. */
  connection: 'fine' | 'away' | 'signed_out'
  sending: boolean
}

/** How a sending failed: the server is away, wants a sign-in, or will never take it. */
export class SendingFailed extends Error {
  constructor(
    readonly why: 'away' | 'signed_out' | 'refused',
    message: string,
  ) {
    super(message)
  }
}

interface QueueOptions {
  owner: number
  store: MarkStore
  /** @throws SendingFailed */
  send(date: string, marks: readonly WaitingMark[]): Promise<MarkResult[]>
  /** Called with what the server saved, with the mark that was sent, and the entry as it is now. */
  onAnswered(date: string, answered: readonly { mark: WaitingMark; result: MarkResult }[]): void
  /** At the tablet of a room: what each new mark is known by. */
  stamp?(): Act
  /** Marks made within this many milliseconds of each other go in one request. */
  gather?: number
  /** Pause before the server is tried again, in milliseconds. */
  tryAgainAfter?: number
}

/**
 * Marks of the register on their way to the server. They are shown at once, gathered into few requests, stored on
 * the device while there is no connection, and never lost: a mark is removed only when the server has it or a user drops it.
 */
export class MarkQueue {
  private state: QueueState = { marks: new Map(), connection: 'fine', sending: false }
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly options: Required<Omit<QueueOptions, 'stamp'>> & Pick<QueueOptions, 'stamp'>
  /** Settles when what was kept from before has been read. */
  readonly ready: Promise<void>

  constructor(options: QueueOptions) {
    this.options = { gather: 600, tryAgainAfter: 5_000, ...options }
    this.ready = this.load()
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly read = () => this.state

  /** Takes new marks. A mark on top of one that waits replaces it and keeps what it was based on. */
  put(marks: readonly NewMark[]) {
    this.change((all) => {
      for (const { quiet = false, ...mark } of marks) {
        const key = keyOf(mark.date, mark.childId)
        const waiting = all.get(key)
        const base = waiting && !waiting.refused ? { version: waiting.version, before: waiting.before } : {}
        this.keep(all, { ...mark, ...base, ...this.stamped(), key, quiet, refused: null })
      }
    })
    this.schedule(this.options.gather)
  }

  private stamped() {
    const act = this.options.stamp?.()
    return act ? { act } : {}
  }

  /** Answers a refused mark: ours replaces the current entry, or is dropped. */
  resolve(key: string, whose: 'ours' | 'theirs') {
    const mark = this.state.marks.get(key)
    if (!mark?.refused) return
    const { there } = mark.refused
    this.change((all) => {
      if (whose === 'theirs') this.drop(all, key)
      else this.keep(all, { ...mark, ...this.stamped(), version: there?.version ?? null, before: there, refused: null })
    })
    if (whose === 'ours') this.schedule(0)
  }

  /** Sends what waits now, such as when the connection is back. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    if (this.state.sending) return
    const waiting = [...this.state.marks.values()].filter((mark) => !mark.refused)
    const [first] = waiting
    if (!first) return
    const batch = waiting.filter((mark) => mark.date === first.date)
    this.set({ sending: true })
    try {
      await this.sendAll(first.date, batch)
      this.set({ sending: false, connection: 'fine' })
      this.schedule(0)
    } catch (error) {
      const why = error instanceof SendingFailed && error.why === 'signed_out' ? 'signed_out' : 'away'
      this.set({ sending: false, connection: why })
      this.schedule(this.options.tryAgainAfter)
    }
  }

  private async sendAll(date: string, batch: readonly WaitingMark[]) {
    try {
      this.answer(date, batch, await this.options.send(date, batch))
    } catch (error) {
      if (!(error instanceof SendingFailed) || error.why !== 'refused') throw error
      // one of them will never be taken: sent one by one, the others still are
      if (batch.length > 1) {
        for (const mark of batch) await this.sendAll(date, [mark])
        return
      }
      const { message } = error
      this.change((all) => {
        for (const mark of batch) this.keep(all, { ...mark, refused: { message, there: null } })
      })
    }
  }

  private answer(date: string, batch: readonly WaitingMark[], results: readonly MarkResult[]) {
    const answered = batch.flatMap((mark) => {
      const result = results.find(({ childId }) => childId === mark.childId)
      return result ? [{ mark, result }] : []
    })
    // The screen has to know the current entry before the mark that hides it is removed.
    this.options.onAnswered(date, answered)
    this.change((all) => {
      for (const { mark, result } of answered) {
        const now = all.get(mark.key)
        if (!now) continue
        const { there } = result
        if (result.refused) this.keep(all, { ...now, refused: { message: result.refused, there } })
        else if (now === mark) this.drop(all, mark.key)
        // marked again while it was on its way: the new one rests on what was just saved
        else this.keep(all, { ...now, version: there?.version ?? null })
      }
    })
  }

  private async load() {
    const kept = await this.options.store.load(this.options.owner).catch(() => [])
    const marks = new Map([...kept.map((mark) => [mark.key, mark] as const), ...this.state.marks])
    this.set({ marks })
    if (kept.length > 0) this.schedule(0)
  }

  private keep(all: Map<string, WaitingMark>, mark: WaitingMark) {
    all.set(mark.key, mark)
    void this.options.store.put(this.options.owner, mark).catch(() => undefined)
  }

  private drop(all: Map<string, WaitingMark>, key: string) {
    all.delete(key)
    void this.options.store.remove(this.options.owner, key).catch(() => undefined)
  }

  private schedule(after: number) {
    clearTimeout(this.timer)
    if ([...this.state.marks.values()].some((mark) => !mark.refused)) {
      this.timer = setTimeout(() => void this.flush(), after)
    }
  }

  private change(run: (marks: Map<string, WaitingMark>) => void) {
    const marks = new Map(this.state.marks)
    run(marks)
    this.set({ marks })
  }

  private set(change: Partial<QueueState>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
