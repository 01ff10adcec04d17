import { expect } from 'vitest'
import { Child } from '#graphql/children/child.model.ts'
import { ChildContact } from '#graphql/contacts/childContact.model.ts'
import {
  answerCollecting,
  collectorsOf,
  contactsOf,
  lastRefusalOf,
  removeContact,
} from '#graphql/contacts/contacts.service.ts'
import { emergencyContactsOf } from '#graphql/contacts/emergencyCard.service.ts'
import { homeAddressOf, updateOwnDetails } from '#graphql/contacts/ownDetails.service.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { sendTwice } from '../repeated.ts'
import { hasNoChild, type OperationRows, refused, type ServiceRows } from '../row.ts'
import type { Member, Person, World } from '../people.ts'

/** Whom the child is none of: they try that of another family. */
const isForeign = (who: Person) => who === 'parent' || hasNoChild(who)

/** The child whose list somebody keeps. */
const childOf = ({ children }: World, who: Person) => {
  if (who === 'otherParent' || who === 'teacher') return children[who]
  return who === 'admin' ? children.unlinked : children.otherParent
}

const person = { name: 'Gogo Dlamini', relationship: 'Grandmother', phone: '082 555 0177', inEmergency: true }

/** Somebody on the list of that child, and on no other. */
async function someContact(world: World, who: Person, collecting = 'asked') {
  const { db } = world.server
  const childId = childOf(world, who)
  await db('child_contacts').where({ childId }).delete()
  return ChildContact.query(db).insertAndFetch({ ...person, childId, collecting: collecting as 'asked' })
}

const unlessOther = <Seen>(who: Person, seen: Seen) => (isForeign(who) ? refused('NOT_FOUND') : seen)

const changeOf = async (world: World, who: Person) => {
  const { id, version } = await someContact(world, who)
  return { id, version }
}

export const contactOperations: OperationRows = {
  'Query.emergencyCard': {
    may: 'class',
    document: `query ($childId: Int!) {
      emergencyCard(childId: $childId) { childId allergies medicalNotes contacts { name phone inEmergency mayCollect } }
    }`,
    variables: ({ children }) => ({ childId: children.parent }),
    sees: ({ accounts, children }, who) => {
      if (who === 'otherTeacher') return refused('NOT_FOUND')
      const { firstName, lastName } = accounts.parent
      const guardian = { name: `${firstName} ${lastName}`, phone: expect.any(String), inEmergency: true }
      return {
        emergencyCard: {
          childId: children.parent,
          allergies: 'Nuts parent',
          medicalNotes: 'Asthma parent',
          contacts: expect.arrayContaining([expect.objectContaining(guardian)]),
        },
      }
    },
  },
  'Mutation.addContact': {
    may: 'signed in',
    document: 'mutation ($input: NewContactInput!) { addContact(input: $input) { childId name phone collecting } }',
    variables: async (world, who) => {
      const { childId } = await someContact(world, who)
      return { input: { ...person, childId, mayCollect: true } }
    },
    sees: (world, who) => {
      const { name, phone } = person
      const collecting = who === 'admin' ? 'yes' : 'asked'
      return unlessOther(who, { addContact: { childId: childOf(world, who), name, phone, collecting } })
    },
  },
  'Mutation.updateContact': {
    may: 'signed in',
    document: 'mutation ($input: ChangedContactInput!) { updateContact(input: $input) { id name phone collecting } }',
    variables: async (world, who) => ({ input: { ...person, ...(await changeOf(world, who)), mayCollect: false } }),
    sees: (_world, who, { input }) => {
      const { name, phone } = person
      const { id } = input as { id: number }
      return unlessOther(who, { updateContact: { id, name, phone, collecting: 'no' } })
    },
  },
  'Mutation.removeContact': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { removeContact(id: $id) { id name phone } }',
    variables: async (world, who) => ({ id: (await someContact(world, who)).id }),
    sees: (_world, who, { id }) => unlessOther(who, { removeContact: { id, name: person.name, phone: person.phone } }),
  },
  'Mutation.answerCollecting': {
    may: 'admin',
    document: 'mutation ($input: CollectingAnswerInput!) { answerCollecting(input: $input) { id collecting } }',
    variables: async (world, who) => ({ input: { ...(await changeOf(world, who)), allowed: true } }),
    sees: (_world, _who, { input }) => ({
      answerCollecting: { id: (input as { id: number }).id, collecting: 'yes' },
    }),
  },
  'Mutation.changeEmergencyContact': {
    may: 'signed in',
    document: `mutation ($input: EmergencyContactInput!) {
      changeEmergencyContact(input: $input) { id emergencyContact contacts { name } }
    }`,
    variables: async (world, who) => {
      const { childId } = await someContact(world, who)
      const { version } = await world.server.db('children').where({ id: childId }).first('version')
      return { input: { childId, version, name: 'Nomsa Dlamini', phone: '082 555 0166' } }
    },
    sees: (world, who) => {
      const child = { id: childOf(world, who), emergencyContact: 'Nomsa Dlamini', contacts: [{ name: person.name }] }
      return unlessOther(who, { changeEmergencyContact: child })
    },
  },
  'Mutation.updateOwnDetails': {
    may: 'signed in',
    document: `mutation ($input: OwnDetailsInput!) {
      updateOwnDetails(input: $input) { id phoneNumber homeAddress }
    }`,
    variables: async ({ server: { db }, accounts }, who) => {
      const { id } = who === 'guest' ? accounts.parent : accounts[who]
      // the number stays as it is: other rows expect it
      const { version, phoneNumber } = await db('users').where({ id }).first()
      return { input: { phoneNumber, homeAddress: `Street of ${who}`, version } }
    },
    sees: ({ accounts }, who, { input }) => {
      const { phoneNumber, homeAddress } = input as { phoneNumber: string; homeAddress: string }
      return { updateOwnDetails: { id: accounts[who as Member].id, phoneNumber, homeAddress } }
    },
  },
}

export const contactServices: ServiceRows = {
  'people on the list of a child': {
    may: 'signed in',
    call: async (context, world, who) => {
      const { childId } = await someContact(world, who)
      return (await contactsOf(context, { id: childId })).map(({ name }) => name)
    },
    // the one who teaches the class of that child reads whom to call
    sees: (_world, who) => (isForeign(who) && who !== 'otherTeacher' ? [] : [person.name]),
  },
  'the list of a child that somebody is linked to, but does not decide for': {
    may: 'signed in',
    call: async (context, { server }) => {
      const { db } = server
      const childId = await server.addChild()
      const link = { parentId: context.viewer.id, childId }
      const { id } = await ChildContact.query(db).insertAndFetch({ ...person, childId, collecting: 'asked' })
      if (context.viewer.id !== null) await db('guardianships').insert({ ...link, mayDecide: false })
      try {
        return (await removeContact(context, id)).name
      } finally {
        await db('guardianships').where(link).delete()
      }
    },
    sees: (_world, who) => (who === 'admin' ? person.name : refused('FORBIDDEN')),
  },
  'that somebody who is asked for again was refused before': {
    may: 'anyone',
    call: async (context, world, who) => {
      const { db } = world.server
      const { id, version } = await someContact(world, who)
      const answer = { id, version, allowed: false, reason: 'A court order names her.' }
      await answerCollecting(await world.contextOf('admin'), answer)
      const contact = await ChildContact.query(db).patchAndFetchById(id, { collecting: 'asked', refusal: null })
      return (await lastRefusalOf(context, contact))?.reason ?? null
    },
    sees: (_world, who) => (who === 'admin' ? 'A court order names her.' : null),
  },
  'the guardian whom a list on paper says to call': {
    may: 'class',
    call: async (context, { server, children }) => {
      const child = await Child.query(server.db).findById(children.parent).throwIfNotFound()
      return (await emergencyContactsOf(context, child)).flatMap(({ relationship }) =>
        relationship === 'Parent' ? [relationship] : [],
      )
    },
    sees: (_world, who) => (who === 'otherTeacher' ? [] : ['Parent']),
  },
  'who may collect a child': {
    may: 'signed in',
    call: async (context, world, who) => collectorsOf(context, { id: (await someContact(world, who, 'yes')).childId }),
    sees: ({ accounts }, who) => {
      if (isForeign(who)) return []
      const parent = who === 'admin' ? null : accounts[who as Member]
      return [...(parent ? [`${parent.firstName} ${parent.lastName}`] : []), person.name]
    },
  },
  'a repeated change of one’s own details, with a key that is stored for another account': {
    may: 'signed in',
    call: async (context, { server: { db }, accounts }, who) => {
      const { id } = who === 'guest' ? accounts.parent : accounts[who]
      const { phoneNumber, version } = await db('users').where({ id }).first()
      const change = (again: typeof context) =>
        updateOwnDetails(again, { phoneNumber, homeAddress: `Street of ${who}`, version })
      const other = JSON.stringify({ ids: [accounts.endedSession.id] })
      const user = await sendTwice(context, change, (_first, key) =>
        db('idempotency_keys').where({ key }).update({ result: other }),
      )
      return user.email
    },
    sees: () => refused('CONFLICT'),
  },
  'the home address of a parent': {
    may: 'anyone',
    call: async (context, { server: { db }, accounts }) => {
      const user = await User.query(db).findById(accounts.otherParent.id).throwIfNotFound()
      return homeAddressOf(context, Object.assign(user, { homeAddress: '4 Acacia Street' }))
    },
    sees: (_world, who) => (who === 'otherParent' || who === 'admin' ? '4 Acacia Street' : null),
  },
}
