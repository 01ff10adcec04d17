import { consentTexts } from '#graphql/consents/consents.rules.ts'
import { answerConsent, consentsOf } from '#graphql/consents/consents.service.ts'
import { hasNoChild, type OperationRows, refused, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'

/** Whom the child is none of: they try that of another family. */
const isForeign = (who: Person) => who === 'parent' || hasNoChild(who)

/** The child that somebody answers for. */
const childOf = ({ children }: World, who: Person) => {
  if (who === 'otherParent' || who === 'teacher') return children[who]
  return who === 'admin' ? children.unlinked : children.otherParent
}

const yes = (childId: number) => ({
  childId,
  kind: 'medical' as const,
  granted: true,
  version: consentTexts.medical.version,
})

export const consentOperations: OperationRows = {
  'Mutation.answerConsent': {
    may: 'signed in',
    document: 'mutation ($input: ConsentInput!) { answerConsent(input: $input) { childId kind granted signedBy } }',
    variables: (world, who) => ({
      input: { ...yes(childOf(world, who)), signedBy: who === 'admin' ? 'A guardian' : null },
    }),
    sees: (_world, who, { input }) => {
      if (isForeign(who)) return refused('NOT_FOUND')
      const { childId, kind, granted, signedBy } = input as ReturnType<typeof yes> & { signedBy: string | null }
      return { answerConsent: { childId, kind, granted, signedBy } }
    },
  },
}

export const consentServices: ServiceRows = {
  'a consent on paper': {
    may: 'admin',
    call: async (context, { children }) =>
      (await answerConsent(context, { ...yes(children.unlinked), signedBy: 'A guardian' })).signedBy,
    sees: () => 'A guardian',
  },
  'consents of a child': {
    may: 'signed in',
    call: async (context, world, who) => {
      const childId = childOf(world, who)
      await world.server.db('consents').where({ childId }).delete()
      await world.server.db('consents').insert(yes(childId))
      return (await consentsOf(context, childId)).map(({ kind }) => kind)
    },
    sees: (_world, who) => (isForeign(who) ? [] : ['medical']),
  },
}
