import { expect } from 'vitest'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import type { Centre } from '../centre.ts'
import { send, signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { emailOf } from '../writes.ts'

const repeats = 5
const atOnce = 8

/** Sends every application five times at once, in turn to all instances: each happens once. */
export async function repeatedKeys(centre: Centre, { keys }: { keys: number }): Promise<Figures> {
  const instances = centre.kind === 'server' ? [await centre.start(), await centre.start()] : [await centre.start()]
  const urls = instances.map(({ url }) => url)
  const cookie = await signIn(urls[0] ?? '')
  const bodies = Array.from({ length: keys }, (_, index) =>
    buildEnrollment({ email: emailOf(`repeat-application-${index}`) }),
  )
  let differing = 0
  let mismatches = 0
  const post = (body: object, key: string, turn: number) =>
    send(urls[turn % urls.length] ?? '', { path: '/api/enroll', body, key, cookie })
  const work = async (from: number) => {
    for (let index = from; index < keys; index += atOnce) {
      const body = bodies[index] ?? {}
      const sent = Array.from({ length: repeats }, (_, turn) => post(body, `repeat ${index}`, turn))
      const answers = await Promise.all(sent)
      expect(answers.map(({ status }) => status)).toEqual(Array(repeats).fill(201))
      if (new Set(answers.map((answer) => JSON.stringify(answer.body))).size > 1) differing += 1
      const other = await post({ ...body, address: '1 Other Street, Bloemfontein' }, `repeat ${index}`, index)
      if (other.status === 422) mismatches += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, from) => work(from)))
  for (const app of instances) await app.kill('SIGTERM')
  const effects = await centre.read(async (knex) => {
    const { rows } = await knex.raw(`
      select (select count(*)::int from applications where email like 'repeat-%') as applications,
        (select count(*)::int from emails where recipient like 'repeat-%') as emails`)
    return rows[0]
  })
  expect({ effects, differing, mismatches }).toEqual({
    effects: { applications: keys, emails: keys },
    differing: 0,
    mismatches: keys,
  })
  return { keys, 'requests for each': repeats, effects: keys, 'differing answers': 0, 'other body 422': mismatches }
}
