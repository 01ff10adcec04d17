import { expect } from 'vitest'
import type { DocumentKind } from '#graphql/childDocuments/childDocuments.rules.ts'
import {
  addDocument,
  documentsOf,
  readDocument,
  removeDocument,
} from '#graphql/childDocuments/childDocuments.service.ts'
import { buildForm, buildPdf } from '#tests/factories/files.ts'
import { sendTwice } from '../repeated.ts'
import { hasNoChild, type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'

/** Whom the child is none of: they try that of another family. */
const isForeign = (who: Person) => who === 'otherParent' || hasNoChild(who)

/** The child whose papers somebody asks for. */
const childOf = ({ children }: World, who: Person) => {
  if (who === 'parent' || who === 'teacher') return children[who]
  return who === 'admin' ? children.unlinked : children.parent
}

const paper = () => ({ bytes: buildPdf(), name: 'clinic card.pdf' })

const someDocument = async (world: World, who: Person, kind: DocumentKind = 'clinic_card'): Promise<number> => {
  const context = await world.contextOf('admin')
  return (await addDocument(context, childOf(world, who), paper(), { kind })).id
}

export const documentOperations: OperationRows = {
  // parents and teachers remove what they handed in themselves, which this is not
  'Mutation.removeChildDocument': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { removeChildDocument(id: $id) { id } }',
    variables: async (world, who) => ({ id: await someDocument(world, who) }),
    sees: (_world, who, { id }) => (who === 'admin' ? { removeChildDocument: { id } } : refused('NOT_FOUND')),
  },
  'Mutation.checkChildDocument': {
    may: 'admin',
    document: 'mutation ($id: Int!) { checkChildDocument(id: $id) { id } }',
    variables: async (world, who) => ({ id: await someDocument(world, who) }),
    sees: (_world, _who, { id }) => ({ checkChildDocument: { id } }),
  },
  'Mutation.restoreChildDocument': {
    may: 'admin',
    document: 'mutation ($id: Int!) { restoreChildDocument(id: $id) { id } }',
    variables: async (world, who) => {
      const id = await someDocument(world, who)
      await world.server.db('child_documents').where({ id }).update({ deletedAt: world.server.db.fn.now() })
      return { id }
    },
    sees: (_world, _who, { id }) => ({ restoreChildDocument: { id } }),
  },
}

export const documentRoutes: RouteRows = {
  'POST /api/children/:id/documents': {
    may: 'signed in',
    id: childOf,
    form: () => buildForm(buildPdf(), 'clinic card.pdf', { kind: 'clinic_card' }),
    sees: (world, who) =>
      isForeign(who)
        ? refused('NOT_FOUND')
        : {
            success: true,
            message: 'Document added successfully',
            document: expect.objectContaining({ childId: childOf(world, who), kind: 'clinic_card' }),
          },
  },
  'GET /api/child-documents/:id/file': {
    may: 'signed in',
    id: someDocument,
    sees: (_world, who) => (isForeign(who) ? refused('NOT_FOUND') : { file: 'application/pdf' }),
  },
}

export const documentServices: ServiceRows = {
  'handing in a document': {
    may: 'signed in',
    call: async (context, world, who) =>
      (await addDocument(context, childOf(world, who), paper(), { kind: 'medical_aid' })).kind,
    sees: (_world, who) => (isForeign(who) ? refused('NOT_FOUND') : 'medical_aid'),
  },
  'a document handed in again that is of another child by now': {
    may: 'signed in',
    call: async (context, world, who) => {
      const { server } = world
      const add = (again: typeof context) => addDocument(again, childOf(world, who), paper(), { kind: 'medical_aid' })
      const document = await sendTwice(context, add, async ({ id }) =>
        server
          .db('child_documents')
          .where({ id })
          .update({ childId: await server.addChild() }),
      )
      return document.kind
    },
    sees: (_world, who) => {
      if (isForeign(who)) return refused('NOT_FOUND')
      return who === 'admin' ? 'medical_aid' : refused('CONFLICT')
    },
  },
  'a document that the office has checked': {
    may: 'signed in',
    call: async (context, world, who) => {
      const id = await someDocument(world, who)
      const checked = { checkedAt: world.server.db.fn.now(), uploadedBy: context.viewer.id }
      await world.server.db('child_documents').where({ id }).update(checked)
      return (await removeDocument(context, id)).id > 0
    },
    sees: (_world, who) => (who === 'admin' ? true : refused(isForeign(who) ? 'NOT_FOUND' : 'CONFLICT')),
  },
  'the file of a document': {
    may: 'signed in',
    call: async (context, world, who) => (await readDocument(context, await someDocument(world, who))).type,
    sees: (_world, who) => (isForeign(who) ? refused('NOT_FOUND') : 'application/pdf'),
  },
  'the file of a court order that somebody else has handed in': {
    may: 'signed in',
    call: async (context, world, who) =>
      (await readDocument(context, await someDocument(world, who, 'court_order'))).type,
    sees: (_world, who) => (who === 'admin' ? 'application/pdf' : refused('NOT_FOUND')),
  },
  'documents of a child': {
    may: 'signed in',
    call: async (context, world, who) => {
      const childId = childOf(world, who)
      await world.server.db('child_documents').where({ childId }).delete()
      await someDocument(world, who)
      await someDocument(world, who, 'court_order')
      return (await documentsOf(context, childId)).map(({ kind }) => kind)
    },
    sees: (_world, who) => {
      if (who === 'admin') return ['court_order', 'clinic_card']
      return isForeign(who) ? [] : ['clinic_card']
    },
  },
}
