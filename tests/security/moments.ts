import { randomUUID } from 'node:crypto'
import { keepFile, storeUpload } from '#graphql/platform/files/files.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildPhoto } from '#tests/factories/files.ts'
import type { TestApp } from '#tests/setup/server.ts'
import type { World } from './people.ts'

const valuesOf = (classId: number, text: string) => {
  const date = todayInJohannesburg()
  return { key: randomUUID(), classId, date, text, telling: 'at_once' }
}

/** A moment of a child, in words that name its owner. */
export async function addMoment(
  { db }: TestApp,
  child: { id: number; classId: number; owner: string },
  saidById: number,
) {
  const moment = { ...valuesOf(child.classId, `Moment of ${child.owner}`), saidById }
  const [{ id: momentId }] = await db('moments').insert(moment).returning('id')
  await db('moment_children').insert({ momentId, childId: child.id })
}

export const momentOf = async ({ server: { db } }: Pick<World, 'server'>, owner: string): Promise<number> =>
  (
    await db('moments')
      .where({ text: `Moment of ${owner}` })
      .first('id')
  ).id

/** A moment of the first class with a child that has no parent here. */
export async function someMoment(world: World, values: object = {}): Promise<number> {
  const { server, classId } = world
  const [{ id: momentId }] = await server
    .db('moments')
    .insert({ ...valuesOf(classId, 'Someone built a tower.'), ...values })
    .returning('id')
  await server.db('moment_children').insert({ momentId, childId: await childOfClass(world) })
  return momentId
}

/** A child of the first class with photo consent. */
export async function childOfClass({ server, classId, accounts }: World): Promise<number> {
  const childId = await server.addChild({ classId })
  await server
    .db('consents')
    .insert({ childId, kind: 'photo', granted: true, version: '2026-1', givenBy: accounts.admin.id })
  return childId
}

export const someUpload = async () => ({ bytes: await buildPhoto({ width: 64, height: 48 }), name: 'tower.jpg' })

/** The picture of the moment of the first family's child, who has photo consent. */
export async function pictureOfParent(world: World): Promise<number> {
  const { db } = world.server
  const momentId = await momentOf(world, 'parent')
  const known = await db('moment_pictures').where({ momentId }).first('id')
  if (known) return known.id
  const consent = { childId: world.children.parent, kind: 'photo', granted: true, version: '2026-1' }
  await db('consents').insert({ ...consent, givenBy: world.accounts.admin.id })
  const { id: fileId } = await storeUpload(
    await world.contextOf('admin'),
    await someUpload(),
    'moment',
    async (stored) => {
      await keepFile(await world.contextOf('admin'), stored)
      return stored
    },
  )
  const picture = { momentId, key: randomUUID(), fileId, width: 64, height: 48 }
  return (await db('moment_pictures').insert(picture).returning('id'))[0].id
}
