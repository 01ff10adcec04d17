import type { Knex } from 'knex'
import { addDays, addMonths, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { WebQuery } from './webQueries.ts'

type Variables = Record<string, unknown>

const today = todayInJohannesburg()
const month = monthOf(today)

const first = async (db: Knex, table: string, where: object = {}, column = 'id') =>
  ((await db(table).where(where).orderBy('id').first({ found: column })) as { found: number }).found

const idIn =
  (table: string, where: object = {}) =>
  async (db: Knex) => ({ id: await first(db, table, where) })

/** A child of the demo parent, about whom there is something of everything. */
const ownChild = (db: Knex) => first(db, 'guardianships', {}, 'childId')
const child = async (db: Knex) => ({ id: await ownChild(db), month })
const ofChild = async (db: Knex) => ({ childId: await ownChild(db) })
const bornOn = async (db: Knex) => first(db, 'children', { id: await ownChild(db) }, 'dateOfBirth')
const owing = async (db: Knex) =>
  db('bills').where('due_date', '<', today).whereRaw('paid_cents < amount_cents').orderBy('id').first('child_id')
const classOfChild = async (db: Knex) =>
  first(db, 'placements', { childId: await ownChild(db), toDate: null }, 'classId')
const ownConversation = async (db: Knex) => ({
  id: await first(db, 'conversations', { parentId: await first(db, 'users', { username: 'parent' }) }),
})

/** What a query is asked about, where that is not clear from the names of its variables. */
const asked: Record<string, (db: Knex) => Promise<Variables>> = {
  EditedAcademicReport: idIn('academic_reports'),
  ParentAcademicReport: async (db) => idIn('academic_reports', { status: 'sent', childId: await ownChild(db) })(db),
  OpenedActivity: idIn('activities'),
  OpenedNotice: idIn('notices'),
  OpenedPicture: idIn('gallery_images', { deletedAt: null }),
  OpenedVolunteerRequest: idIn('volunteer_requests', { deletedAt: null }),
  ActivityReplies: async (db) => ({ id: await first(db, 'activity_replies', {}, 'activityId') }),
  OutingList: async (db) => ({ id: await first(db, 'activity_replies', {}, 'activityId') }),
  EnrollChoices: async (db) => ({ from: today, applicationId: await first(db, 'applications') }),
  Application: async (db) => ({ id: await first(db, 'application_events', { kind: 'moved' }, 'applicationId') }),
  RegisterMonth: async (db) => ({ month, classId: await classOfChild(db) }),
  CareDay: async (db) => ({ date: today, classId: await classOfChild(db) }),
  ClassMoments: async (db) => ({ classId: await classOfChild(db) }),
  ChildrenToObserve: async (db) => ({ classId: await classOfChild(db) }),
  ClassRegister: async (db) => ({ date: today, classId: await classOfChild(db) }),
  ChildBills: child,
  MonthRun: async () => ({ month }),
  BilledRun: async () => ({ month, first: 200 }),
  MonthDraft: async () => ({ month: monthOf(addMonths(today, 1)) }),
  ParentsToWriteTo: ofChild,
  OpenBills: ofChild,
  PaymentReminders: owing,
  Classroom: async (db) => ({ id: await classOfChild(db) }),
  ClassAhead: async (db) => ({ id: await classOfChild(db) }),
  ClassClosing: async (db) => ({ id: await classOfChild(db) }),
  ChildConsents: child,
  ChildPath: child,
  ChildToday: child,
  CorrectionEffects: async (db) => ({ childId: await ownChild(db), id: null, fromDate: today }),
  ChildContacts: child,
  EmergencyCard: ofChild,
  ChildDocuments: child,
  MedicalNotesAccessLog: child,
  Conversation: ownConversation,
  ParentConversation: ownConversation,
  Broadcast: idIn('broadcasts'),
  Messages: async () => ({ filter: 'inbox' }),
  RemovedPeople: async () => ({ roles: ['parent', 'teacher', 'admin'] }),
  FamilyErasure: async (db) => ({ parentId: await first(db, 'users', { username: 'parent' }) }),
  ChildLearning: child,
  ChildProgressPanel: child,
  ChildReportCards: child,
  EditedReportCard: idIn('report_cards'),
  ParentReportCard: async (db) => idIn('report_cards', { childId: await ownChild(db) })(db),
  LinkedParents: child,
  ChildSoFar: async (db) => ({ ...(await child(db)), before: monthOf(addMonths(today, -1)) }),
  ReportCards: async (db) => ({ year: await first(db, 'report_cards', {}, 'year') }),
  CentreClosings: async () => ({ from: today, to: addDays(today, 550) }),
  SchoolClosedDays: async () => ({ from: addDays(today, -365), to: addDays(today, 365) }),
  LookUp: async () => ({ search: 'le' }),
  ChildDetails: child,
  EditedChild: child,
  LeavingChild: child,
  BillPayments: ofChild,
  ChosenChild: child,
  ChosenAccount: idIn('users', { username: 'parent' }),
  ImportedBirthdays: async (db) => ({ days: [await bornOn(db)] }),
  StaffDuties: idIn('users', { username: 'teacher' }),
  Duties: async (db) => ({ userId: await first(db, 'users', { username: 'teacher' }) }),
  MyWeek: async () => ({ date: today }),
  ParentDays: async () => ({ from: addDays(today, -6), until: today }),
  StaffLeave: async () => ({ year: Number(today.slice(0, 4)) }),
  ChildOrders: ofChild,
  VolunteerSignups: async (db) => ({ requestId: await first(db, 'volunteer_signups', {}, 'requestId') }),
}

/** Of variables that mean the same wherever they stand. */
const usual: Variables = {
  today,
  date: today,
  month,
  from: addDays(today, -60),
  to: addDays(today, 60),
  until: addDays(today, 60),
  limit: 200,
  first: 200,
  token: 'none',
}

/** Variables with which a query of the web app finds something in the demo centre. */
export async function variablesFor({ name, needs }: WebQuery, db: Knex): Promise<Variables> {
  const common = Object.fromEntries(needs.flatMap((needed) => (needed in usual ? [[needed, usual[needed]]] : [])))
  return { ...common, ...(await asked[name]?.(db)) }
}
