import { mockOf } from '#web/app/mocks.tsx'
import { ChildNamesDocument } from './people.generated.ts'

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

/** Answers every field in which a child is chosen. */
export const childNamesMock = mockOf(ChildNamesDocument, { children: sampleChildNames })
