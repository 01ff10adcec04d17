import { matches } from '#graphql/values/search.ts'
import { failure, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  type AccountNameFragment,
  AccountNamesDocument,
  type ChildNameFragment,
  ChildNamesDocument,
  ChosenAccountDocument,
  ChosenChildDocument,
  FamilyReachDocument,
} from './people.generated.ts'
import { fullName } from '../format.ts'

const explorers = { id: 1, name: 'Explorers' }
const scholars = { id: 3, name: 'Young Scholars' }
const enrolment = { enrolledOn: '2025-01-13', lastDay: null }

/** The children that stories can choose from. */
export const sampleChildNames = [
  { id: 1, firstName: 'Lerato', lastName: 'Mokoena', ...enrolment, class: explorers },
  { id: 2, firstName: 'Zoë', lastName: 'van Wyk', ...enrolment, class: explorers },
  { id: 3, firstName: 'Sipho', lastName: 'Dlamini', ...enrolment, class: scholars },
  { id: 4, firstName: 'Thabo', lastName: 'Mokoena', ...enrolment, class: scholars },
]

/** What an account is found by. */
export const accountText = (account: AccountNameFragment) =>
  [fullName(account), account.email, ...account.guardianships.map(({ child }) => (child ? fullName(child) : ''))].join(
    ' ',
  )

const gone = () => failure('This was not found. It may have been removed.', 'NOT_FOUND')

/** What stories say of a child that can be chosen; the rest is alike for all. */
export type PickedChild = Omit<ChildNameFragment, 'dateOfBirth' | 'namesakeBirthday'> & Partial<ChildNameFragment>

const picked = (child: PickedChild) => ({ dateOfBirth: '2022-03-14', namesakeBirthday: null, ...child })

/** Answers every field in which a child or an account is searched for and chosen. */
export const pickers = (
  children: () => readonly PickedChild[],
  accounts: () => readonly (AccountNameFragment & { role?: string })[] = () => [],
) => [
  mockOf(ChildNamesDocument, ({ search, classId, ...page }) => ({
    allChildren: pageOf(
      children()
        .filter(
          (child) =>
            (classId == null || child.class?.id === classId) &&
            matches(search ?? '', fullName(child), child.class?.name),
        )
        .map(picked),
      page,
    ),
  })),
  mockOf(ChosenChildDocument, ({ id }) => {
    const child = children().find((each) => each.id === id)
    return child ? { child: picked(child) } : gone()
  }),
  mockOf(AccountNamesDocument, ({ search, roles, ...page }) => ({
    users: pageOf(
      accounts().filter(
        (account) =>
          (roles == null || [roles].flat().includes(account.role ?? 'parent')) &&
          matches(search ?? '', accountText(account)),
      ),
      page,
    ),
  })),
  mockOf(ChosenAccountDocument, ({ id }) => {
    const user = accounts().find((each) => each.id === id)
    return user ? { user } : gone()
  }),
]

/** The same with the children of the samples. */
export const childPickers = pickers(() => sampleChildNames)

/** Seven parents of a class, 84 of all; a child of whom nobody has an account. */
export const familyReach = mockOf(FamilyReachDocument, ({ classId }) => ({
  familyReach: {
    parents: Array.from({ length: classId === 1 ? 7 : 84 }, (_, index) => ({
      userId: index + 2,
      name: `Parent ${index + 1}`,
      phone: '082 555 0102',
      children: ['Lerato Mokoena'],
    })),
    unreached: [{ childId: 31, name: 'Sipho Dube', contact: 'Nomsa Dube', phone: '082 555 0101' }],
  },
}))
