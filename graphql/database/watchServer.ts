import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'

/** How often it is looked whether the server answers, in milliseconds; more often while it does not. */
const lookEvery = 1_000
const lookAgainEvery = 250

/** A server that says nothing for so long, in milliseconds, is out of reach. */
const longestSilence = 2_000

/** The server may not know yet that the other ends of the old connections are gone, and keep their locks. */
const endSessions = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1'

/** An error with the code that PostgreSQL has for a connection that cannot be made. */
export const outOfReach = () => Object.assign(new Error('The database server is out of reach'), { code: '08001' })

interface Watch {
  /** A connection that is to be given up when the server is out of reach. */
  add(connection: pg.Client): void
  isAway(): boolean
  start(onChange: (isAway: boolean) => void): void
  stop(): Promise<void>
}

/** Whether a promise is fulfilled in time. An answer that came while this process was busy counts. */
async function inTime(answer: Promise<unknown>): Promise<boolean> {
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
    timer = setTimeout(resolve, longestSilence)
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
 * Looks every second whether a PostgreSQL server still answers, on a connection of its own. Where a cable is pulled no
 * connection is ended, and a query waits for minutes: once the server has been silent for two seconds all connections
 * are cut off, so that their requests fail at once, and new ones are told not to try until it answers again.
 * @param name `application_name` of those connections, which no other process has
 */
export function watchServer(url: string, name: string): Watch {
  const connections = new Set<pg.Client>()
  let own: pg.Client | null = null
  let away = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let tell: (isAway: boolean) => void = () => {}

  async function ask() {
    if (!own) {
      own = new pg.Client({ connectionString: url, connectionTimeoutMillis: longestSilence })
      own.on('error', () => {})
      await own.connect()
      if (away) await own.query(endSessions, [name])
    }
    await own.query('select 1')
  }

  async function look() {
    const there = await inTime(ask())
    if (!there) {
      if (own) cutOff(own)
      own = null
      if (!away) for (const connection of connections) cutOff(connection)
    }
    if (away === there) tell(!there)
    away = !there
    if (!stopped) schedule()
  }
  function schedule() {
    timer = setTimeout(
      () => {
        looking = look()
      },
      away ? lookAgainEvery : lookEvery,
    )
    timer.unref()
  }

  return {
    add(connection) {
      connections.add(connection)
      connection.once('end', () => connections.delete(connection))
    },
    isAway: () => away,
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
