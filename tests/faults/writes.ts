import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import type { Request } from './client.ts'
import type { Write } from './ledger.ts'

interface Application {
  id: number
  reference: string
}
interface Enrolled {
  data?: { enrollApplication: { application: { child: { id: number } } } }
}
interface Paid {
  payment: { id: number }
}

const enrollMutation = `mutation ($input: EnrollApplicationInput!) {
  enrollApplication(input: $input) { application { child { id } } }
}`

/** What a client sends for a write, once it knows the answers to those before it. */
const requests: Record<Write['kind'], (write: Write, cookie: string) => Request> = {
  application: ({ key }) => ({ path: '/api/enroll', body: buildEnrollment({ email: emailOf(key) }) }),
  enrollment: ({ key, after }, cookie) => ({
    path: '/graphql',
    cookie,
    body: {
      query: enrollMutation,
      variables: {
        input: {
          id: (after?.answer as Application | undefined)?.id,
          anotherChild: true,
          firstName: 'Lesedi',
          lastName: key,
          programId: 1,
          classId: 1,
          dayPlan: 'full_time',
          overrideCapacity: true,
          billRegistration: true,
        },
      },
    },
  }),
  payment: ({ key, after }, cookie) => ({
    path: '/api/admin/billing/payments',
    cookie,
    body: {
      childId: (after?.answer as number | undefined) ?? 1,
      amount: '123.45',
      method: 'eft',
      reference: key,
      date: todayInJohannesburg(),
    },
  }),
}

/** What of an answer is kept in the ledger. */
export const kept: Record<Write['kind'], (body: unknown) => unknown> = {
  application: (body) => ({ id: (body as Application).id, reference: (body as Application).reference }),
  enrollment: (body) => (body as Enrolled).data?.enrollApplication.application.child.id ?? null,
  payment: (body) => (body as Paid).payment.id,
}

export const emailOf = (key: string) => `${key}@families.example`

/** The request of a write is made once: sent again it must be the same to the letter. */
export function requestOf(write: Write, cookie: string): Request {
  write.request ??= { ...requests[write.kind](write, cookie), key: write.key }
  return write.request
}

/** So many writes of every sort: each third family applies and pays, each ninth is enrolled in between. */
export function writesOf(count: number, name: string): Write[] {
  const writes: Write[] = []
  for (let family = 1; writes.length < count; family++) {
    const make = (kind: Write['kind'], after: Write | null): Write => {
      const write: Write = { kind, key: `${name}-${kind}-${family}`, after, answer: null, tries: 0 }
      writes.push(write)
      return write
    }
    const application = make('application', null)
    const enrollment = family % 3 === 0 ? make('enrollment', application) : null
    make('payment', enrollment)
  }
  return writes.slice(0, count)
}
