import { callOrder } from '#graphql/contacts/contacts.rules.ts'
import { hasLeft, isEnrolledOn, startsLater } from '#graphql/children/enrolment.rules.ts'
import { forecastDays } from '#graphql/placements/forecast.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { matches } from '#graphql/values/search.ts'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { ApplicationsDocument } from '../../applications/applications.generated.ts'
import { sampleApplications } from '../../applications/sampleApplications.ts'
import { ClassAheadDocument } from '../../classrooms/ahead/ahead.generated.ts'
import { sampleDays } from '../../classrooms/ahead/sampleAhead.ts'
import {
  ClassroomDocument,
  ClassroomsDocument,
  CreateClassDocument,
  ClassClosingDocument,
  DeleteClassDocument,
  RestoreClassDocument,
  UpdateClassDocument,
} from '../../classrooms/classrooms.generated.ts'
import {
  LinkParentDocument,
  OpenInvitationsDocument,
  ParentsDocument,
  RelationshipsDocument,
  RemoveRelationshipDocument,
  UpdateRelationshipDocument,
} from '../../parentChild/parents.generated.ts'
import { HandOverDutiesDocument, StaffDocument, StaffDutiesDocument } from '../../staff/staff.generated.ts'
import {
  CancelMovesDocument,
  ChildChoicesDocument,
  ChildDetailsDocument,
  CreateChildDocument,
  DeleteChildDocument,
  EditedChildDocument,
  FormerStudentsDocument,
  ImportChoicesDocument,
  ImportFamilyDocument,
  ImportedBirthdaysDocument,
  LeaveChildDocument,
  LeaveChildrenDocument,
  LeavingChildDocument,
  MoveChildrenDocument,
  MoveChoicesDocument,
  PrintoutsDocument,
  RemovedChildrenDocument,
  RestoreChildDocument,
  ReturnChildDocument,
  StudentsDocument,
  UpdateChildDocument,
} from '../../students/students.generated.ts'
import { byName, fullName } from '../format.ts'
import {
  CreateUserDocument,
  DeleteUserDocument,
  InviteToAccountDocument,
  InviteUserDocument,
  MailServerDocument,
  RemovedPeopleDocument,
  RestoreUserDocument,
  UninvitedParentsDocument,
  UpdateUserDocument,
} from './people.generated.ts'
import { accountText, pickers } from './pickerMocks.ts'
import { ageFields, type Link, type People, samplePeople } from './samplePeople.ts'

const newId = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1
const missing = () => failure('This was not found. It may have been removed.', 'NOT_FOUND')

/** Values of an input without those that were left out. */
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))

/** A server in memory, for stories in which something is changed. Answers given by the story come first. */
export function peopleServer(overrides: readonly Mock[] = [], people: People = samplePeople()): Mock[] {
  const deletedUsers = new Set<number>(people.deletedUsers)
  const deletedRooms = new Set<number>()
  const today = todayInJohannesburg()
  const current = () => people.children.filter(({ removedAt }) => removedAt === null)
  const children = () => current().filter((child) => isEnrolledOn(child, today))
  const starting = () => current().filter((child) => startsLater(child, today))
  const users = () => people.users.filter(({ id }) => !deletedUsers.has(id))
  const programOf = (id: number | null) => people.programs.find((program) => program.id === id) ?? null
  const rooms = () =>
    people.rooms
      .filter(({ id }) => !deletedRooms.has(id))
      .map((room) => ({
        ...room,
        enrolled: children().filter(({ classId }) => classId === room.id).length,
        starting: starting().filter(({ classId }) => classId === room.id).length,
        program: programOf(room.programId),
      }))
  const childOf = (id: number) => people.children.find((child) => child.id === id)
  const withPeople = (link: Link) => {
    const child = childOf(link.childId)
    const room = rooms().find(({ id }) => id === child?.classId) ?? null
    return {
      ...link,
      parent: users().find(({ id }) => id === link.parentId) ?? null,
      child: child ? { ...child, class: room } : null,
    }
  }
  const withGuardianships = (user: People['users'][number]) => ({
    ...user,
    guardianships: linksOf(people.links.filter(({ parentId }) => parentId === user.id)),
  })
  const linksOf = (rows: readonly Link[]) => rows.map(withPeople)
  const details = (id: number) => {
    const child = childOf(id)
    if (!child) return null
    return {
      ...child,
      class: rooms().find((room) => room.id === child.classId) ?? null,
      program: programOf(child.programId),
      nextClass: rooms().find((room) => room.id === child.nextClassId) ?? null,
      application: null,
      guardians: linksOf(people.links.filter(({ childId }) => childId === id)),
    }
  }
  const patch = <Row extends { id: number; version: number }>(rows: Row[], input: { id: number }) => {
    const row = rows.find(({ id }) => id === input.id)
    return row ? Object.assign(row, input, { version: row.version + 1 }) : null
  }

  const staffOfRoom = (roomId: number) => ({
    staff: users().filter(({ id }) => roomId === 2 && id === 2),
    formerStaff: people.users.filter(({ id }) => roomId === 2 && id === 2 && deletedUsers.has(id)),
  })

  const reads = [
    mockOf(StudentsDocument, () => ({
      children: current().filter((child) => !hasLeft(child, today)),
      classes: rooms(),
      programs: people.programs,
    })),
    mockOf(FormerStudentsDocument, ({ search, ...page }) => ({
      allChildren: pageOf(
        current()
          .filter((child) => hasLeft(child, today) && matches(search ?? '', fullName(child)))
          .map((child) => ({ ...child, billing: { balanceCents: 185_000 } })),
        page,
      ),
    })),
    ...pickers(
      () => current().map((child) => ({ ...child, class: rooms().find(({ id }) => id === child.classId) ?? null })),
      () => users().map(withGuardianships),
    ),
    mockOf(ChildDetailsDocument, ({ id }) => {
      const child = details(id)
      return child ? { child } : missing()
    }),
    mockOf(EditedChildDocument, ({ id }) => {
      const child = childOf(id)
      return child ? { child } : missing()
    }),
    mockOf(ChildChoicesDocument, () => ({ classes: rooms(), programs: people.programs })),
    mockOf(RemovedChildrenDocument, (page) => ({
      removedChildren: pageOf(
        people.children.filter(({ removedAt }) => removedAt !== null),
        page,
      ),
    })),
    mockOf(ParentsDocument, ({ search, ...page }) => ({
      users: pageOf(
        users()
          .filter(({ role }) => role === 'parent')
          .map(withGuardianships)
          .filter((parent) => matches(search ?? '', accountText(parent)))
          .toSorted(byName),
        page,
      ),
    })),
    mockOf(OpenInvitationsDocument, () => ({ invitations: [] })),
    mockOf(MailServerDocument, () => ({ settings: { mail: { isConfigured: true } } })),
    mockOf(RelationshipsDocument, ({ search, ...page }) => ({
      relationships: pageOf(
        linksOf(people.links).filter(({ parent, child }) =>
          matches(search ?? '', parent ? fullName(parent) : '', child ? fullName(child) : ''),
        ),
        page,
      ),
    })),
    mockOf(UninvitedParentsDocument, () => ({
      uninvitedParents: users().filter((user) => user.role === 'parent' && !user.lastSignedInAt && !user.invitedAt),
    })),
    mockOf(StaffDocument, () => ({ staff: users().filter(({ role }) => role !== 'parent') })),
    mockOf(StaffDutiesDocument, ({ id }) => ({
      staffDuties:
        id === 2 ? { lessons: 24, classes: ['Explorers'], sessions: 1 } : { lessons: 0, classes: [], sessions: 0 },
      staff: users().filter(({ role }) => role !== 'parent'),
    })),
    mockOf(RemovedPeopleDocument, ({ roles, ...page }) => ({
      removedUsers: pageOf(
        people.users
          .filter(({ id, role }) => deletedUsers.has(id) && [roles].flat().includes(role))
          .map((user) => ({ ...user, removedAt: new Date().toISOString(), isErased: false })),
        page,
      ),
    })),
    mockOf(ClassroomsDocument, () => ({ classes: rooms(), programs: people.programs })),
    mockOf(ClassroomDocument, ({ id }) => {
      const room = rooms().find((row) => row.id === id)
      if (!room) return missing()
      const members = children()
        .filter(({ classId }) => classId === id)
        .map((child) => ({ ...child, nextClass: rooms().find((row) => row.id === child.nextClassId) ?? null }))
      return {
        class: {
          ...room,
          children: members,
          ...staffOfRoom(id),
        },
        classes: rooms(),
        programs: people.programs,
      }
    }),
    mockOf(ClassClosingDocument, ({ id }) => ({
      classClosing: {
        children: children().filter(({ classId }) => classId === id).length,
        coming:
          current().filter((child) => child.nextClassId === id).length +
          starting().filter(({ classId }) => classId === id).length,
        offers: 0,
        staff: staffOfRoom(id).staff.map(fullName),
      },
    })),
    mockOf(ClassAheadDocument, ({ id }) => {
      const room = rooms().find((row) => row.id === id)
      if (!room) return missing()
      const comes = (child: People['children'][number], date: string, from: number | null) => ({
        kind: 'comes',
        date,
        childId: child.id,
        child,
        otherClass: rooms().find((row) => row.id === from) ?? null,
      })
      const changesAhead = current().flatMap((child) => {
        if (child.nextClassId === id && child.nextClassOn) return [comes(child, child.nextClassOn, child.classId)]
        return child.classId === id && startsLater(child, today) ? [comes(child, child.enrolledOn, null)] : []
      })
      const takenOn = (day: string) => room.enrolled + changesAhead.filter(({ date }) => date <= day).length
      return { class: { id, placesAhead: sampleDays(room.capacity, forecastDays(today).map(takenOn)), changesAhead } }
    }),
    mockOf(ApplicationsDocument, { applicationYears: [2026], applications: sampleApplications }),
    mockOf(ImportChoicesDocument, () => ({ classes: rooms(), programs: people.programs })),
    mockOf(ImportedBirthdaysDocument, ({ days }) => ({
      childrenBornOn: current().filter(({ dateOfBirth }) => [days].flat().includes(dateOfBirth)),
    })),
    mockOf(PrintoutsDocument, () => ({
      children: children().flatMap(({ id }) => {
        const child = details(id)
        if (!child) return []
        const contacts = people.contacts.filter(({ childId }) => childId === id)
        const guardians = child.guardians.flatMap(({ parent, ...link }) =>
          parent ? [{ ...link, name: fullName(parent), phone: parent.phoneNumber, inEmergency: true }] : [],
        )
        const listed = [
          ...guardians.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary)),
          ...contacts,
        ]
        const unknown = { relationship: null, mayCollect: null, photo: null }
        const emergencyContacts = callOrder(
          child,
          listed.map(({ name, phone, inEmergency }) => ({ ...unknown, name, phone, inEmergency })),
        )
        return [{ ...child, contacts, emergencyContacts: emergencyContacts.filter(({ inEmergency }) => inEmergency) }]
      }),
      classes: rooms(),
      staffDay: users()
        .filter(({ role }) => role !== 'parent')
        .map(({ id, firstName, lastName }) => ({
          staffId: id,
          firstName,
          lastName,
          classes: [],
          attendance: people.staffIn.includes(id) ? { id, status: 'present', timeIn: '00:10', timeOut: null } : null,
        })),
    })),
  ]

  const addChild = (input: { firstName: string; lastName: string; dateOfBirth: string }) => {
    const base = samplePeople().children[0]
    if (!base) throw new Error('There is no sample child')
    const id = newId(people.children)
    const empty = { allergies: null, medicalNotes: null, attendanceToday: null, attendance: [], classId: null }
    const child = { ...base, ...empty, ...given(input), ...ageFields(input.dateOfBirth), id }
    people.children.push(child)
    return child
  }

  const changes = [
    mockOf(CreateChildDocument, ({ input }) => ({ createChild: addChild(input) })),
    mockOf(ImportFamilyDocument, ({ input }) => ({ importFamily: addChild(input) })),
    mockOf(UpdateChildDocument, ({ input }) => {
      const child = patch(people.children, input as { id: number })
      return child ? { updateChild: child } : missing()
    }),
    mockOf(DeleteChildDocument, ({ id }) => {
      const child = childOf(id)
      if (!child) return missing()
      child.removedAt = new Date().toISOString()
      return { deleteChild: child }
    }),
    mockOf(LeaveChildDocument, ({ input: { id, lastDay, reason } }) => {
      const child = patch(people.children, { id })
      return child ? { leaveChild: Object.assign(child, { lastDay, leavingReason: reason ?? null }) } : missing()
    }),
    mockOf(LeaveChildrenDocument, ({ input: { childIds, lastDay, reason } }) => ({
      leaveChildren: {
        children: [childIds].flat().flatMap((id) => {
          const child = patch(people.children, { id })
          const leaving = { lastDay, leavingReason: reason ?? null }
          return child ? [{ ...Object.assign(child, leaving), billing: { balanceCents: 185_000 } }] : []
        }),
      },
    })),
    mockOf(LeavingChildDocument, ({ id }) => ({ child: { id, billing: { balanceCents: 185_000 } } })),
    mockOf(MoveChoicesDocument, () => ({
      classPlaces: rooms().map((room) => {
        const taken = room.enrolled + room.starting
        return { class: room, taken, offered: 0, free: Math.max(0, room.capacity - taken) }
      }),
    })),
    mockOf(MoveChildrenDocument, ({ input }) => ({
      moveChildren: {
        children: input.moves.flatMap(({ childId, classId }) => {
          const child = patch(people.children, { id: childId })
          const planned = { nextClassId: classId, nextClassOn: input.on }
          return child ? [Object.assign(child, input.on > today ? planned : { classId })] : []
        }),
      },
    })),
    mockOf(CancelMovesDocument, ({ input }) => ({
      cancelMoves: {
        children: [input.childIds].flat().flatMap((id) => {
          const child = patch(people.children, { id })
          return child ? [Object.assign(child, { nextClassId: null, nextClassOn: null })] : []
        }),
      },
    })),
    mockOf(ReturnChildDocument, ({ id }) => {
      const child = patch(people.children, { id })
      return child ? { returnChild: Object.assign(child, { lastDay: null, leavingReason: null }) } : missing()
    }),
    mockOf(RestoreChildDocument, ({ id }) => {
      const child = childOf(id)
      if (!child) return missing()
      child.removedAt = null
      return { restoreChild: child }
    }),
    mockOf(LinkParentDocument, ({ input }) => {
      const link: Link = {
        id: newId(people.links),
        parentId: input.parentId,
        childId: input.childId,
        relationshipType: input.relationshipType ?? 'parent',
        isPrimary: input.isPrimary ?? false,
        mayCollect: input.mayCollect ?? true,
        mayDecide: input.mayDecide ?? true,
        version: 1,
      }
      const there = people.links.find(({ parentId, childId }) => parentId === link.parentId && childId === link.childId)
      const taken = 'This parent is already linked to this child.'
      if (there) return failure(taken, 'CONFLICT', { parentId: taken })
      people.links.push(link)
      return { linkParent: link }
    }),
    mockOf(UpdateRelationshipDocument, ({ input }) => {
      const link = patch(people.links, input as { id: number })
      return link ? { updateRelationship: link } : missing()
    }),
    mockOf(RemoveRelationshipDocument, ({ id }) => {
      people.links = people.links.filter((link) => link.id !== id)
      return { removeRelationship: { id } }
    }),
    mockOf(CreateUserDocument, ({ input }) => {
      const base = samplePeople().users[0]
      if (!base) throw new Error('There is no sample account')
      const user = { ...base, ...given(input), id: newId(people.users) }
      people.users.push(user)
      return { createUser: user }
    }),
    mockOf(InviteUserDocument, ({ input }) => {
      const base = samplePeople().users[0]
      if (!base) throw new Error('There is no sample account')
      const signIns = { lastSignedInAt: null, invitedAt: new Date().toISOString() }
      const user = { ...base, ...given(input), ...signIns, id: newId(people.users) }
      people.users.push(user)
      return { inviteUser: { user, url: null } }
    }),
    mockOf(InviteToAccountDocument, ({ id }) => {
      const user = people.users.find((one) => one.id === id)
      if (!user) return missing()
      user.invitedAt = new Date().toISOString()
      return { inviteToAccount: { user, url: null } }
    }),
    mockOf(UpdateUserDocument, ({ input }) => {
      const user = patch(people.users, input as { id: number })
      return user ? { updateUser: user } : missing()
    }),
    mockOf(DeleteUserDocument, ({ id }) => {
      deletedUsers.add(id)
      return { deleteUser: { id, version: 2 } }
    }),
    mockOf(HandOverDutiesDocument, ({ input }) => {
      if (input.deleteAccount) deletedUsers.add(input.fromId)
      const leftOut = ['Grace Moeketsi is teaching Discoverers on Monday 07:30-08:30 (Snack).']
      return { handOverDuties: { lessons: 23, classes: 1, sessions: 1, leftOut } }
    }),
    mockOf(RestoreUserDocument, ({ id }) => {
      deletedUsers.delete(id)
      return { restoreUser: { id, version: 3 } }
    }),
    mockOf(CreateClassDocument, ({ input }) => {
      const row = { ...input, ageGroup: input.ageGroup ?? 'Mixed', programId: input.programId ?? null, version: 1 }
      const room = { ...row, id: newId(people.rooms) }
      people.rooms.push(room)
      return { createClass: room }
    }),
    mockOf(UpdateClassDocument, ({ input }) => {
      const room = patch(people.rooms, input as { id: number })
      return room ? { updateClass: room } : missing()
    }),
    mockOf(DeleteClassDocument, ({ id }) => {
      const count = children().filter(({ classId }) => classId === id).length
      if (count > 0)
        return failure(`${count} children are in this class. Move them to another class first.`, 'CONFLICT')
      deletedRooms.add(id)
      return { deleteClass: { id, version: 2 } }
    }),
    mockOf(RestoreClassDocument, ({ id }) => {
      deletedRooms.delete(id)
      return { restoreClass: { id, version: 3 } }
    }),
  ]
  return [...overrides, ...reads, ...changes]
}
