import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ClassMoment } from '#graphql/moments/moment.model.ts'
import { childrenIn, commentsOn, picturesOf, reactionsTo } from '#graphql/moments/moments.read.ts'
import { addMomentPicture, readMomentPicture } from '#graphql/moments/pictures.service.ts'
import { buildForm, buildPhoto } from '#tests/factories/files.ts'
import { childOfClass, momentOf, pictureOfParent, someMoment, someUpload } from '../moments.ts'
import type { Person, World } from '../people.ts'
import { type Guardian, hasNoChild, type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'

/** Who reads every moment of the first class. */
const isStaffOf = (who: Person) => who === 'admin' || who === 'classTeacher'
const isOther = (who: Person) => who === 'otherTeacher'

/** A moment that somebody may answer: of the own child; others try that of the first family. */
const ownMoment = async (world: World, who: Person) =>
  momentOf(world, who === 'otherParent' || who === 'teacher' ? who : 'parent')
const answers = (who: Person) => who === 'parent' || who === 'otherParent' || who === 'teacher'

const fields = async (world: World) => ({
  text: 'Someone built a tower.',
  childIds: [await childOfClass(world)],
  area: 'motor',
  telling: 'at_once',
})

const changed = (name: string): Pick<OperationRows['Mutation.x'], 'may' | 'sees'> => ({
  may: 'class',
  sees: (_world, who, variables) =>
    isOther(who)
      ? refused('NOT_FOUND')
      : { [name]: { id: variables.id ?? (variables.input as { id?: number }).id ?? expect.any(Number) } },
})

export const momentOperations: OperationRows = {
  'Query.classMoments': {
    may: 'class',
    document: `query ($classId: Int!) { classMoments(classId: $classId, first: 200) { edges { node {
      text saidByName children { id } comments { text writtenBy } } } totalCount } }`,
    variables: ({ classId }) => ({ classId }),
    sees: ({ children }, who) => {
      if (isOther(who)) return refused('NOT_FOUND')
      const own = { text: 'Moment of parent', saidByName: 'Andile', children: [{ id: children.parent }] }
      const edges = expect.arrayContaining([{ node: expect.objectContaining(own) }])
      return { classMoments: { edges, totalCount: expect.any(Number) } }
    },
  },
  'Query.childrenToObserve': {
    may: 'class',
    document: 'query ($classId: Int!) { childrenToObserve(classId: $classId) { id firstName } }',
    variables: ({ classId }) => ({ classId }),
    sees: (_world, who) => (isOther(who) ? refused('NOT_FOUND') : { childrenToObserve: expect.any(Array) }),
  },
  'Query.myMoments': {
    may: 'signed in',
    document: '{ myMoments(first: 200) { edges { node { text saidByName children { id } } } totalCount } }',
    sees: ({ children }, who) => {
      if (who === 'admin' || hasNoChild(who)) return { myMoments: { edges: [], totalCount: 0 } }
      const node = { text: `Moment of ${who}`, saidByName: null, children: [{ id: children[who as Guardian] }] }
      return { myMoments: { edges: [{ node }], totalCount: 1 } }
    },
  },
  'Mutation.addMoment': {
    ...changed('addMoment'),
    document: 'mutation ($input: NewMomentInput!) { addMoment(input: $input) { id } }',
    variables: async (world) => ({
      input: { ...(await fields(world)), key: randomUUID(), classId: world.classId, pictureCount: 0 },
    }),
  },
  'Mutation.updateMoment': {
    ...changed('updateMoment'),
    document: 'mutation ($input: MomentInput!) { updateMoment(input: $input) { id } }',
    variables: async (world) => ({ input: { ...(await fields(world)), id: await someMoment(world) } }),
  },
  'Mutation.tellMomentAsItIs': {
    ...changed('tellMomentAsItIs'),
    document: 'mutation ($id: Int!) { tellMomentAsItIs(id: $id) { id } }',
    variables: async (world) => ({ id: await someMoment(world, { pictureCount: 2 }) }),
  },
  'Mutation.deleteMoment': {
    ...changed('deleteMoment'),
    document: 'mutation ($id: Int!) { deleteMoment(id: $id) { id } }',
    variables: async (world) => ({ id: await someMoment(world) }),
  },
  'Mutation.restoreMoment': {
    ...changed('restoreMoment'),
    document: 'mutation ($id: Int!) { restoreMoment(id: $id) { id } }',
    variables: async (world) => ({ id: await someMoment(world, { deletedAt: new Date().toISOString() }) }),
  },
  'Mutation.reactToMoment': {
    may: 'signed in',
    document: 'mutation ($input: MomentReactionInput!) { reactToMoment(input: $input) { id } }',
    variables: async (world, who) => ({ input: { momentId: await ownMoment(world, who), reaction: 'love' } }),
    sees: async (world, who) =>
      answers(who) ? { reactToMoment: { id: await ownMoment(world, who) } } : refused('NOT_FOUND'),
  },
  'Mutation.commentOnMoment': {
    may: 'signed in',
    document: 'mutation ($input: MomentCommentInput!) { commentOnMoment(input: $input) { text } }',
    variables: async (world, who) => ({ input: { momentId: await ownMoment(world, who), text: `From ${who}` } }),
    sees: (_world, who) => (answers(who) ? { commentOnMoment: { text: `From ${who}` } } : refused('NOT_FOUND')),
  },
  'Mutation.deleteMomentComment': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { deleteMomentComment(id: $id) { id } }',
    variables: async (world) => ({ id: await commentOfParent(world) }),
    sees: (_world, who, { id }) =>
      who === 'parent' || isStaffOf(who) ? { deleteMomentComment: { id } } : refused('NOT_FOUND'),
  },
}

async function commentOfParent(world: World): Promise<number> {
  const { server, accounts } = world
  const comment = { momentId: await momentOf(world, 'parent'), userId: accounts.parent.id, text: 'From parent' }
  return (await server.db('moment_comments').insert(comment).returning('id'))[0].id
}

export const momentRoutes: RouteRows = {
  'POST /api/moments/:id/pictures': {
    may: 'class',
    id: (world) => someMoment(world, { pictureCount: 1 }),
    form: async () => buildForm(await buildPhoto({ width: 64, height: 48 }), 'tower.jpg', { key: randomUUID() }),
    sees: (_world, who) =>
      isOther(who)
        ? refused('NOT_FOUND')
        : {
            success: true,
            message: 'Picture added successfully',
            picture: { id: expect.any(Number), width: 64, height: 48 },
          },
  },
  'GET /api/moments/pictures/:id': {
    may: 'signed in',
    id: pictureOfParent,
    sees: (_world, who) => (who === 'parent' || isStaffOf(who) ? { file: 'image/webp' } : refused('NOT_FOUND')),
  },
}

const ofParent = async (world: World) =>
  ClassMoment.query(world.server.db)
    .findById(await momentOf(world, 'parent'))
    .throwIfNotFound()

/** Through a moment in hand. */
export const momentServices: ServiceRows = {
  'the children in a moment': {
    may: 'signed in',
    call: async (context, world) => (await childrenIn(context, await ofParent(world))).map(({ id }) => id),
    sees: ({ children }, who) => (who === 'parent' || isStaffOf(who) ? [children.parent] : []),
  },
  'what families wrote about a moment': {
    may: 'signed in',
    call: async (context, world) => {
      await commentOfParent(world)
      return [...new Set((await commentsOn(context, await ofParent(world))).map(({ text }) => text))]
    },
    sees: (_world, who) => (who === 'parent' || isStaffOf(who) ? ['From parent'] : []),
  },
  'the pictures of a moment in hand': {
    may: 'signed in',
    call: async (context, world) => {
      await pictureOfParent(world)
      return (await picturesOf(context, { id: await momentOf(world, 'parent') })).length
    },
    sees: () => 1,
  },
  'how a moment in hand was answered': {
    may: 'signed in',
    call: async (context, world) => (await reactionsTo(context, { id: await momentOf(world, 'parent') })).length <= 1,
    sees: () => true,
  },
  'the bytes of a picture': {
    may: 'signed in',
    call: async (context, world) => (await readMomentPicture(context, await pictureOfParent(world), true)).type,
    sees: (_world, who) => (who === 'parent' || isStaffOf(who) ? 'image/webp' : refused('NOT_FOUND')),
  },
  'a picture of a moment': {
    may: 'class',
    call: async (context, world, who) => {
      const id = await someMoment(world, { pictureCount: 1 })
      const picture = await addMomentPicture(context, id, await someUpload(), { key: randomUUID() })
      return who && picture.width
    },
    sees: (_world, who) => (isOther(who) ? refused('NOT_FOUND') : 64),
  },
}
