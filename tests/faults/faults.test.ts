import { describe, it } from 'vitest'
import type { Kind } from './centre.ts'
import { report } from './figures.ts'
import { badLine } from './scenarios/badLine.ts'
import { brokenBackup } from './scenarios/brokenBackup.ts'
import { clock } from './scenarios/clock.ts'
import { crash } from './scenarios/crash.ts'
import { databaseAway } from './scenarios/databaseAway.ts'
import { fullDisk } from './scenarios/fullDisk.ts'
import { mail } from './scenarios/mail.ts'
import { rollingRestart } from './scenarios/rollingRestart.ts'
import { repeatedKeys } from './scenarios/repeats.ts'
import { secondStart } from './scenarios/secondStart.ts'
import { slowBodies } from './scenarios/slowBodies.ts'
import { stop } from './scenarios/stop.ts'
import { unreadAnswers } from './scenarios/unreadAnswers.ts'
import { uploadMemory } from './scenarios/uploadMemory.ts'
import { long, minutes, postgres, startTown, town } from './town.ts'

startTown()

const names: Record<Kind, string> = { embedded: 'embedded database', server: 'PostgreSQL' }

describe.each(['embedded', 'server'] as const)('on the %s database', { timeout: 90 * minutes }, (kind) => {
  it('kill -9 loses, doubles and halves nothing that was acknowledged', async () => {
    const much = long ? { writes: 10_000, kills: 200 } : { writes: 240, kills: 3 }
    report(`kill -9, ${names[kind]}`, await town.withCentre(kind, (centre) => crash(centre, much)))
  })

  it('SIGTERM under load cuts nobody off', async () => {
    const stops = long ? 10 : 1
    report(`SIGTERM, ${names[kind]}`, await town.withCentre(kind, (centre) => stop(centre, { stops })))
  })

  it('a broken backup leaves nothing open', async () => {
    const times = long ? 20 : 4
    report(`broken backup, ${names[kind]}`, await town.withCentre(kind, (centre) => brokenBackup(centre, { times })))
  })

  it('a request sent five times at once happens once', async () => {
    const keys = long ? 1_000 : 40
    report(`repeated keys, ${names[kind]}`, await town.withCentre(kind, (centre) => repeatedKeys(centre, { keys })))
  })
})

describe('a PostgreSQL server', { timeout: 10 * minutes }, () => {
  it.each(['fast', 'immediate'] as const)('stopped (%s) and started again is answered for with 503', async (mode) => {
    const seconds = long ? 30 : 2
    const figures = await town.withCentre('server', (centre) => databaseAway(centre, postgres, { seconds, mode }))
    report(`PostgreSQL stopped, ${mode}`, figures)
  })

  it('behind a slow, cut and silent line is lost sight of and found again', async () => {
    const silentSeconds = long ? 30 : 1
    report('bad line', await town.withCentre('server', (centre) => badLine(centre, { silentSeconds })))
  })

  it('has an outbox that loses nothing to a mail server out of order, and sends nothing twice', async () => {
    report('mail server out of order', await town.withCentre('server', mail))
  })
})

describe('slow bodies', { timeout: 5 * minutes }, () => {
  it('take nobody’s place: others are answered as ever', async () => {
    const seconds = long ? 120 : 5
    report('slow bodies', await town.withCentre('embedded', (centre) => slowBodies(centre, { seconds })))
  })
})

describe('answers that are never read', { timeout: 5 * minutes }, () => {
  it('take everybody’s place for seconds at most, and little memory', async () => {
    const rounds = long ? 500 : 15
    report('unread answers', await town.withCentre('embedded', (centre) => unreadAnswers(centre, { rounds })))
  })
})

describe('large pictures', { timeout: 10 * minutes }, () => {
  it('cost little memory in the uploads of one account, and are refused where they would cost much', async () => {
    const rounds = long ? 10 : 1
    report('upload memory', await town.withCentre('embedded', (centre) => uploadMemory(centre, { rounds })))
  })
})

describe('the folder of a running app', { timeout: 5 * minutes }, () => {
  it('is refused to a second start, which changes nothing', async () => {
    const starts = long ? 20 : 1
    report('second start', await town.withCentre('embedded', (centre) => secondStart(centre, { starts })))
  })
})

describe('a full disk', { timeout: 5 * minutes }, () => {
  it('refuses what cannot be kept, and keeps what was acknowledged', async () => {
    report('full disk', await fullDisk(town))
  })
})

if (long) {
  describe('a PostgreSQL server with two instances behind a proxy', { timeout: 10 * minutes }, () => {
    it('is upgraded without anybody noticing', async () => {
      const restart = () => town.withCentre('server', (centre) => rollingRestart(centre, { rounds: 10 }))
      report('rolling restart behind Caddy', await restart())
    })
  })

  describe('midnight', { timeout: 5 * minutes }, () => {
    it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Africa/Johannesburg'])(
      'is that of Johannesburg on a machine in the zone %s, also at the ends of months',
      async (zone) => {
        report('midnight', await town.withCentre('embedded', (centre) => clock(centre, { zone })))
      },
    )
  })
}
