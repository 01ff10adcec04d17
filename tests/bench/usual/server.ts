import { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler, fastifyApolloDrainPlugin } from '@as-integrations/fastify'
import Fastify, { type FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLResolveInfo } from 'graphql'
import knex from 'knex'
import { Model, raw } from 'objection'
import { hashToken } from '#graphql/accounts/token.ts'
import '#graphql/database/columnTypes.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { unseal } from '#graphql/platform/seal.ts'
import { formatExactAge } from '#graphql/values/birthday.ts'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Application, Child, Class, Conversation, Placement, Program, Session, TimetableEntry, User } from './models.ts'

const typeDefs = `#graphql
  type Query {
    children: [Child!]!
    classes: [Class!]!
    programs: [Program!]!
    applications: [Application!]!
    timetable: [TimetableEntry!]!
    colleagues: [User!]!
    conversations(filter: String!, search: String, first: Int!, after: String): Conversations!
  }
  type Child {
    id: Int! firstName: String! lastName: String! dateOfBirth: String! age: Int! exactAge: String! allergies: String
    dayPlan: String! emergencyContact: String emergencyContactPhone: String profileImage: String classId: Int programId: Int
    version: Int! class: Class guardians: [Guardianship!]! attendanceToday: Attendance billing: Billing!
  }
  type Class {
    id: Int! name: String! room: String ageGroup: String! capacity: Int! enrolled: Int! ageFromMonths: Int! ageToMonths: Int!
  }
  type Program { id: Int! name: String! companion: String! }
  type Guardianship { id: Int! isPrimary: Boolean! parent: User! }
  type User { id: Int! firstName: String! lastName: String! email: String! }
  type Attendance { id: Int! date: String! status: String! timeIn: String }
  type Billing { bills: [Bill!]! }
  type Bill { id: Int! description: String! amountCents: Int! paidCents: Int! dueDate: String! }
  type TimetableEntry {
    id: Int! classId: Int! day: Int! slot: String! subject: String! teacherId: Int! teacher: String! room: String! version: Int!
    class: Class!
  }
  type Conversations { edges: [ConversationEdge!]! pageInfo: PageInfo! }
  type ConversationEdge { node: Conversation! }
  type PageInfo { endCursor: String hasNextPage: Boolean! }
  type Conversation {
    id: Int! kind: String! subject: String! childName: String isUnread: Boolean! archivedAt: String lastMessageAt: String!
    with: Correspondent! newestMessage: Message!
  }
  type Correspondent { name: String! email: String! userId: Int }
  type Message { id: Int! body: String! fromStaff: Boolean! }
  type Application {
    id: Int! reference: String! status: String! childName: String! childDob: String allergies: String parentName: String!
    program: String! startDate: String! tourAt: String offerUntil: String offerClassId: Int offerFirstDay: String
    offerDayPlan: String waitlistPosition: Int createdAt: String! updatedAt: String! version: Int!
  }
`

interface Context {
  viewer: User | null
}

/** The session of the app, whose cookie holds a sealed token; it is read with its user for each request. */
async function contextOf(request: FastifyRequest): Promise<Context> {
  const sealed = /kiewiet_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  const content = await unseal<{ token: string }>(sealed ?? '', { SESSION_SECRET: process.env.SESSION_SECRET })
  if (!content) return { viewer: null }
  const session = await Session.query()
    .findOne({ 'sessions.id': hashToken(content.token), ended_at: null })
    .where('expires_at', '>', new Date())
    .withGraphFetched('user')
  return { viewer: session?.user ?? null }
}

type Resolve = (source: unknown, args: { first?: number }, context: Context, info: GraphQLResolveInfo) => unknown

/** For administrators alone. */
const admin =
  (resolve: (info: GraphQLResolveInfo, first: number) => unknown): Resolve =>
  (_source, { first = 0 }, { viewer }, info) => {
    if (viewer?.role !== 'admin') throw new GraphQLError('For administrators alone.')
    return resolve(info, first)
  }

/** The relations of a child that each field needs. */
const graphs: Record<string, string> = {
  class: 'placement(today).class',
  guardians: 'guardians(primaryFirst).parent',
  attendanceToday: 'attendance(today)',
  billing: 'bills(newestFirst)',
}

/** What is fetched with the children: what the document asks for. */
function graphOf({ fieldNodes: [node] }: GraphQLResolveInfo): string {
  const asked = (node?.selectionSet?.selections ?? []).flatMap((field) =>
    field.kind === 'Field' ? (graphs[field.name.value] ?? []) : [],
  )
  return `[placement(today), ${asked.join(', ')}]`
}

const open = ['new', 'in_review', 'tour_booked', 'waitlisted', 'offered']

const resolvers = {
  Query: {
    children: admin((info) => Child.query().modify('enrolled').withGraphFetched(graphOf(info))),
    classes: admin(() =>
      Class.query()
        .whereNull('deleted_at')
        .orderBy(['position', 'id'])
        .select(
          'classes.*',
          Placement.query()
            .modify('today')
            .whereColumn('placements.class_id', 'classes.id')
            .whereExists(
              Child.query().whereColumn('children.id', 'placements.child_id').whereNull('children.deleted_at'),
            )
            .count()
            .as('enrolled'),
        ),
    ),
    programs: admin(() => Program.query().where({ is_active: true }).orderBy('position')),
    applications: admin(() =>
      Application.query()
        .whereRaw("created_at >= ?::date::timestamp at time zone 'Africa/Johannesburg'", [
          addMonths(todayInJohannesburg(), -12),
        ])
        .orWhereIn('status', open)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]),
    ),
    timetable: admin(() =>
      TimetableEntry.query()
        .whereNull('timetable_entries.deleted_at')
        .whereExists(TimetableEntry.relatedQuery('class').whereNull('deleted_at'))
        .orderBy(['day', 'slot', 'class_id', 'id'])
        .withGraphFetched('[class, teacherOf]'),
    ),
    colleagues: admin(() =>
      User.query()
        .whereIn('role', ['teacher', 'admin'])
        .whereNull('deleted_at')
        .orderByRaw(`${wordOrder('last_name', 'first_name')}, id`),
    ),
    conversations: admin(async (_info, first) => {
      const nodes = await Conversation.query()
        .select('conversations.*', raw('last_message_at::text as at'))
        .whereNull('archived_at')
        .orderBy([
          { column: 'last_message_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(first)
        .withGraphFetched('[child, parent, newestMessage(newest)]')
      const last = nodes.at(-1)
      const endCursor = last ? Buffer.from(`["${last.at}", "${last.id}"]`).toString('base64url') : null
      return { edges: nodes.map((node) => ({ node })), pageInfo: { endCursor, hasNextPage: nodes.length === first } }
    }),
  },
  Conversation: {
    childName: ({ child }: Conversation) => child && `${child.firstName} ${child.lastName}`,
    isUnread: ({ unreadByStaff }: Conversation) => unreadByStaff,
    with: ({ parent, name, email }: Conversation) =>
      parent
        ? { name: `${parent.firstName} ${parent.lastName}`, email: parent.email, userId: parent.id }
        : { name, email, userId: null },
  },
  Child: {
    age: ({ dateOfBirth }: Child) => Number(todayInJohannesburg().slice(0, 4)) - Number(dateOfBirth.slice(0, 4)),
    exactAge: ({ dateOfBirth }: Child) => formatExactAge(dateOfBirth, todayInJohannesburg()),
    dayPlan: ({ placement }: Child) => placement.dayPlan,
    classId: ({ placement }: Child) => placement.classId,
    programId: ({ placement }: Child) => placement.programId,
    class: ({ placement }: Child) => placement.class,
    guardians: ({ guardians }: Child) => guardians.filter(({ parent }) => parent),
    attendanceToday: ({ attendance }: Child) => attendance[0] ?? null,
    billing: (child: Child) => child,
  },
  TimetableEntry: {
    teacher: ({ teacherOf }: TimetableEntry) => `${teacherOf.firstName} ${teacherOf.lastName}`,
  },
}

/** What most teams would build: Apollo Server with its own executor, models with relations, and the pool of knex. */
async function main(url: string, port: number) {
  Model.knex(knex({ client: 'pg', connection: { connectionString: url }, pool: { min: 2, max: 10 } }))
  const app = Fastify()
  const apollo = new ApolloServer<Context>({ typeDefs, resolvers, plugins: [fastifyApolloDrainPlugin(app)] })
  await apollo.start()
  app.post('/graphql', fastifyApolloHandler(apollo, { context: contextOf }))
  await app.listen({ port, host: '127.0.0.1' })
}

await main(process.env.DATABASE_URL ?? '', Number(process.env.PORT))
