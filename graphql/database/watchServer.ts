import { setImmediate as turn } from 'node:timers/promises'
import type { Knex } from 'knex'
import pg from 'pg'

/** How often it is looked whether the server answers, in milliseconds. */
const lookEvery = 250

/**
 * A server that says nothing for so long, in milliseconds, is out of reach. Together with the time between two looks
 * less than the second within which whoever asks is to be told.
 */
const longestSilence = 650

/** A new connection takes the server a process and the line several ways there and back. */
const longestConnecting = 1_500

/** The server may not know yet that the other ends of the old connections are gone, and keep their locks. */
const endSessions = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1'

/** An error with the code that PostgreSQL has for a connection that cannot be made. */
const outOfReach = () => Object.assign(new Error('The database server is out of reach'), { code: '08001' })

export interface Watch {
  /** A connection that is to be given up when the server is out of reach. */
  add(connection: pg.Client): void
  isAway(): boolean
  /** Calls back when the server gets out of reach, unless what is answered is called before. */
  onceAway(act: () => void): () => void
  start(onChange: (isAway: boolean) => void): void
  stop(): Promise<void>
}

/** Whether a promise is fulfilled in time. An answer that came while this process was busy counts. */
async function inTime(answer: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let answered = false
  let failed = false
  const settled = answer.then(
    () => {
      answered = true
    },
    () => {
      failed = true
    },
  )
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([settled, limit])
  clearTimeout(timer)
  if (!answered && !failed) await turn()
  return answered
}

/** node-postgres keeps the socket there; it is the one way to end a connection whose other end is silent. */
const cutOff = (connection: pg.Client) =>
  (connection as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()

/**
 * Looks four times a second whether a PostgreSQL server still answers, on a connection of its own. Where a cable is
 * pulled no connection is ended, and a query waits for minutes: once the server has been silent all connections are cut
 * off, so that their requests fail at once, and new ones are told not to try until it answers again.
 * @param name `application_name` of those connections, which no other process has
 */
export function watchServer(url: string, name: string): Watch {
  const connections = new Set<pg.Client>()
  const waiting = new Set<() => void>()
  let own: pg.Client | null = null
  let away = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let tell: (isAway: boolean) => void = () => {}

  async function ask() {
    if (!own) {
      own = new pg.Client({ connectionString: url, connectionTimeoutMillis: longestConnecting })
      own.on('error', () => {})
      await own.connect()
      if (away) await own.query(endSessions, [name])
    }
    await own.query('select 1')
  }

  async function look() {
    const longest = own ? longestSilence : longestConnecting
    const there = await inTime(ask(), longest)
    if (!there) {
      if (own) cutOff(own)
      own = null
      if (!away) for (const connection of connections) cutOff(connection)
    }
    if (away === there) tell(!there)
    away = !there
    if (away) {
      for (const act of waiting) act()
      waiting.clear()
    }
    if (!stopped) schedule()
  }
  function schedule() {
    timer = setTimeout(() => {
      looking = look()
    }, lookEvery)
    timer.unref()
  }

  return {
    add(connection) {
      connections.add(connection)
      connection.once('end', () => connections.delete(connection))
    },
    isAway: () => away,
    onceAway(act) {
      waiting.add(act)
      return () => waiting.delete(act)
    },
    start(onChange) {
      tell = onChange
      schedule()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
      if (own) cutOff(own)
    },
  }
}

/**
 * Nobody need wait for a connection to be told what is known: while the server is out of reach whoever wants one is told
 * so at once, and whoever waits for one as soon as it is found out.
 */
export function tellWhoWaits({ client }: Knex, watch: Watch) {
  const acquire: () => Promise<unknown> = client.acquireConnection.bind(client)
  client.acquireConnection = () => {
    if (watch.isAway()) return Promise.reject(outOfReach())
    return new Promise((resolve, reject) => {
      let told = false
      const forget = watch.onceAway(() => {
        told = true
        reject(outOfReach())
      })
      acquire()
        .finally(forget)
        .then((connection) => (told ? client.releaseConnection(connection) : resolve(connection)), reject)
    })
  }
}
