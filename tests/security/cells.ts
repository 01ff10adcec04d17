import { expect } from 'vitest'
import { type ErrorCode, statusOf, toAppError } from '#graphql/platform/errors.ts'
import {
  type Audience,
  type FileRow,
  isOnDuty,
  type OperationRow,
  type Refused,
  refused,
  type RouteRow,
  type ServiceRow,
} from './row.ts'
import { fileRows, operationRows, routeRows, serviceRows } from './rows/rows.ts'
import { expectNoSecrets } from './secrets.ts'
import { somewhere } from './world.ts'
import { everybody, isTablet, type Person, personOf, type Tablet, type World } from './people.ts'

/** One operation tried as one person. */
export interface Cell {
  name: string
  who: Person | Tablet
  /** Tries it and compares what comes back with what this person may see. Throws on any difference. */
  check(world: World): Promise<void>
}

const codeOf = (status: number) => (Object.keys(statusOf) as ErrorCode[]).find((code) => statusOf[code] === status)

/** The refusal that awaits this person whatever is asked for, or null. */
function refusalOf(may: Audience, who: Person | Tablet) {
  if (may === 'anyone') return null
  if (may === 'room') return isTablet(who) ? null : refused('UNAUTHENTICATED')
  if (isTablet(who)) return refused('UNAUTHENTICATED')
  if (who === 'guest' || who === 'removedUser' || who === 'endedSession') return refused('UNAUTHENTICATED')
  if (may === 'staff' && who !== 'teacher' && who !== 'admin' && !isOnDuty(who)) return refused('FORBIDDEN')
  const teaches = who === 'classTeacher' || who === 'otherTeacher'
  if (may === 'class' && who !== 'admin' && !teaches) return refused('FORBIDDEN')
  return may === 'admin' && who !== 'admin' ? refused('FORBIDDEN') : null
}

/** A refusal is recorded in the audit log, in a transaction of its own, and changes nothing else. */
const afterRefusal = (writes: string | null, { refused: code }: Refused) =>
  writes !== null && code === 'FORBIDDEN' ? String(BigInt(writes) + 1n) : writes

/**
 * Counts the transactions that wrote something. Of a database server it counts those of its other databases too, so
 * that there is nothing to be compared.
 */
async function writesIn({ server: { db, database } }: World): Promise<string | null> {
  if (database.kind !== 'embedded') return null
  return (await db.raw('select pg_snapshot_xmax(pg_current_snapshot())::text as next')).rows[0].next
}

async function checkOperation(row: OperationRow, world: World, who: Person | Tablet) {
  const person = personOf(who)
  const variables = (await row.variables?.(world, person, who)) ?? {}
  const cookie = await world.cookieOf(who)
  const sending = { headers: somewhere(world), ...(cookie ? { cookie } : {}) }
  const writes = await writesIn(world)
  const answer = await world.server.graphql(row.document, variables, sending)
  expectNoSecrets(answer, who)
  const outcome = answer.error ? { refused: answer.error.code } : answer.data
  const refusal = refusalOf(row.may, who)
  if (refusal) expect(await writesIn(world), 'what is refused changes nothing').toBe(afterRefusal(writes, refusal))
  const seen = async () =>
    isTablet(who) && row.shows ? row.shows(world, who, variables) : row.sees(world, person, variables)
  expect(outcome).toEqual(refusal ?? (await seen()))
}

async function checkRoute(name: string, row: RouteRow, world: World, who: Person | Tablet) {
  const person = personOf(who)
  const [method = '', pattern = ''] = name.split(' ')
  await row.prepare?.(world)
  const path = row.id ? pattern.replace(':id', String(await row.id(world, person))) : pattern
  const body = await row.body?.(world, person)
  const form = await row.form?.(world, person)
  const cookie = await world.cookieOf(who)
  const writes = await writesIn(world)
  const answer = await world.server.rest(method, `${path}${row.search ?? ''}`, {
    headers: somewhere(world),
    ...(body ? { body } : {}),
    ...(form ? { form } : {}),
    ...(cookie ? { cookie } : {}),
  })
  expectNoSecrets(answer, who)
  const found = answer.headers['content-disposition'] ? { file: answer.headers['content-type'] } : answer.json
  const outcome = answer.status < 300 ? found : { refused: codeOf(answer.status) }
  const refusal = refusalOf(row.may, who)
  if (refusal) expect(await writesIn(world), 'what is refused changes nothing').toBe(afterRefusal(writes, refusal))
  expect(outcome).toEqual(refusal ?? (await row.sees(world, person)))
}

async function checkFile(name: string, row: FileRow, world: World, who: Person | Tablet) {
  const [method = '', pattern = ''] = name.split(' ')
  const path = (await row.address?.(world)) ?? pattern
  const cookie = await world.cookieOf(who)
  const answer = await world.server.rest(method, path, cookie ? { cookie } : {})
  expectNoSecrets(answer, who)
  const { status, headers } = answer
  const [type] = String(headers['content-type']).split(';')
  const outcome = status < 300 ? { type } : { refused: codeOf(status) }
  expect(outcome).toEqual(refusalOf(row.may, who) ?? (typeof row.type === 'string' ? { type: row.type } : row.type))
}

async function checkService(row: ServiceRow, world: World, who: Person | Tablet) {
  const person = personOf(who)
  const context = await world.contextOf(who)
  const outcome = await row.call(context, world, person).catch((error: unknown) => {
    const known = toAppError(error)
    if (!known) throw error
    return { refused: known.code }
  })
  expect(outcome).toEqual(refusalOf(row.may, who) ?? (await row.sees(world, person)))
}

type Check = (world: World, who: Person | Tablet) => Promise<void>
const cellsOf = (name: string, check: Check): Cell[] =>
  everybody.map((who) => ({ name, who, check: (world) => check(world, who) }))

/** Every operation as every person. */
export const cells: Cell[] = [
  ...Object.entries(operationRows).flatMap(([name, row]) =>
    cellsOf(name, (world, who) => checkOperation(row, world, who)),
  ),
  ...Object.entries(routeRows).flatMap(([name, row]) =>
    cellsOf(name, (world, who) => checkRoute(name, row, world, who)),
  ),
  ...Object.entries(fileRows).flatMap(([name, row]) => cellsOf(name, (world, who) => checkFile(name, row, world, who))),
  ...Object.entries(serviceRows).flatMap(([name, row]) => cellsOf(name, (world, who) => checkService(row, world, who))),
]
