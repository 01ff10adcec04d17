import { reloadOutdated } from '#web/app/outdated.ts'

/** Something that was done on this device and that the server has not confirmed yet. */
export interface Waiting {
  key: string
  /** Set when it cannot be taken as it is, with the entry of the server where somebody else was faster. */
  refused: { message: string; there: unknown } | null
}

/** Stores what waits while the page is closed. */
export interface WaitingStore<Item> {
  /** In the order in which it is sent. */
  load(owner: number): Promise<Item[]>
  put(owner: number, item: Item): Promise<void>
  remove(owner: number, key: string): Promise<void>
  /** Removes all of an account, at sign-out. */
  clear(owner: number): Promise<void>
}

export interface QueueState<Item> {
  /** By key, in the order in which they were made. */
  items: ReadonlyMap<string, Item>
  /** `away`: the server could not be reached, and is tried again; `signed_out`: it asks for a new sign-in. */
  connection: 'fine' | 'away' | 'signed_out'
  sending: boolean
  /** Whether what waits outlasts this page: not where the browser refuses to store it. */
  isStored: boolean
}

/** How a sending failed: the server is away, wants a sign-in, has another version than the page, or will never take it. */
export class SendingFailed extends Error {
  constructor(
    readonly why: 'away' | 'signed_out' | 'outdated' | 'refused',
    message: string,
  ) {
    super(message)
  }
}

export interface SendQueueOptions<Item, Result> {
  owner: number
  store: WaitingStore<Item>
  /** Those of the waiting that may go in one request; the first is always among them. */
  batchOf(waiting: readonly Item[]): readonly Item[]
  /**
   * The results by key; what has none is sent again.
   * @throws SendingFailed
   */
  send(batch: readonly Item[]): Promise<ReadonlyMap<string, Result>>
  /** Called before what was sent is removed, so that the screen knows what the server saved. */
  onAnswered(answered: readonly { item: Item; result: Result }[]): void
  /** How an item waits on after its result, or null once the server has it. `now` is what its key holds meanwhile. */
  settle(sent: Item, now: Item, result: Result): Item | null
  /** Items made within this many milliseconds of each other go in one request. */
  gather?: number | undefined
  /** Pause before the server is tried again, in milliseconds. */
  tryAgainAfter?: number | undefined
}

/**
 * What was done on its way to the server. It is shown at once, gathered into few requests, stored on the device while
 * there is no connection, and never lost: an item is removed only when the server has it or a user drops it.
 */
export class SendQueue<Item extends Waiting, Result> {
  private state: QueueState<Item> = { items: new Map(), connection: 'fine', sending: false, isStored: true }
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly gather: number
  private readonly tryAgainAfter: number
  /** Settles when what was stored before has been read. */
  readonly ready: Promise<void>

  constructor(private readonly options: SendQueueOptions<Item, Result>) {
    this.gather = options.gather ?? 600
    this.tryAgainAfter = options.tryAgainAfter ?? 5_000
    this.ready = this.load()
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly read = () => this.state

  /** Takes new items; one with the key of another replaces it. */
  add(items: readonly Item[], gather = this.gather) {
    this.change((all) => {
      for (const item of items) this.keep(all, item)
    })
    this.schedule(gather)
  }

  /** Removes an item that the server shall not have. */
  discard(key: string) {
    this.change((all) => this.drop(all, key))
  }

  /** Sends what waits now, such as when the connection is back. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    if (this.state.sending) return
    const waiting = [...this.state.items.values()].filter(({ refused }) => !refused)
    if (waiting.length === 0) return
    this.set({ sending: true })
    try {
      const batch = this.options.batchOf(waiting)
      await this.sendAll(batch)
      this.set({ sending: false, connection: 'fine' })
      // what was made meanwhile is gathered as well, or a slow answer makes a request of each item
      this.schedule(batch.length < waiting.length ? 0 : this.gather)
    } catch (error) {
      const why = error instanceof SendingFailed ? error.why : 'away'
      this.set({ sending: false, connection: why === 'signed_out' ? why : 'away' })
      this.schedule(this.tryAgainAfter)
      // the page of today's server sends what is stored
      if (why === 'outdated' && this.state.isStored) reloadOutdated()
    }
  }

  private async sendAll(batch: readonly Item[]) {
    try {
      this.answer(batch, await this.options.send(batch))
    } catch (error) {
      if (!(error instanceof SendingFailed) || error.why !== 'refused') throw error
      // one of them will never be taken: sent one by one, the others still are
      if (batch.length > 1) {
        for (const item of batch) await this.sendAll([item])
        return
      }
      const { message } = error
      this.change((all) => {
        for (const item of batch) this.keep(all, { ...item, refused: { message, there: null } })
      })
    }
  }

  private answer(batch: readonly Item[], results: ReadonlyMap<string, Result>) {
    const answered = batch.flatMap((item) => {
      const result = results.get(item.key)
      return result === undefined ? [] : [{ item, result }]
    })
    // The screen has to know the current entry before the item that hides it is removed.
    this.options.onAnswered(answered)
    this.change((all) => {
      for (const { item, result } of answered) {
        const now = all.get(item.key)
        if (!now) continue
        const next = this.options.settle(item, now, result)
        if (next) this.keep(all, next)
        else this.drop(all, item.key)
      }
    })
  }

  private async load() {
    const stored = await this.options.store.load(this.options.owner).catch(() => [])
    const items = new Map([...stored.map((item) => [item.key, item] as const), ...this.state.items])
    this.set({ items })
    if (stored.length > 0) this.schedule(0)
  }

  private keep(all: Map<string, Item>, item: Item) {
    all.set(item.key, item)
    this.options.store.put(this.options.owner, item).then(
      () => this.state.isStored || this.set({ isStored: true }),
      () => this.set({ isStored: false }),
    )
  }

  private drop(all: Map<string, Item>, key: string) {
    all.delete(key)
    void this.options.store.remove(this.options.owner, key).catch(() => undefined)
  }

  private schedule(after: number) {
    clearTimeout(this.timer)
    if ([...this.state.items.values()].some(({ refused }) => !refused)) {
      this.timer = setTimeout(() => void this.flush(), after)
    }
  }

  private change(run: (items: Map<string, Item>) => void) {
    const items = new Map(this.state.items)
    run(items)
    this.set({ items })
  }

  private set(change: Partial<QueueState<Item>>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
