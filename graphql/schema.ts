import 'reflect-metadata'
import { writeFileSync } from 'node:fs'
import type { GraphQLSchema } from 'graphql'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildSchemaSync, getMetadataStorage } from 'type-graphql'
import {
  AcademicReportsResolver,
  ChildAcademicReportsResolver,
  ReportTemplatesResolver,
} from './academicReports/academicReports.resolver.ts'
import { AccountsResolver } from './accounts/accounts.resolver.ts'
import { UsersResolver } from './users/users.resolver.ts'
import { ChildrenResolver, ClassRollResolver } from './children/children.resolver.ts'
import { AbsenceReporterResolver, AbsenceResolver } from './absences/absences.resolver.ts'
import {
  AttendanceResolver,
  FloorResolver,
  RegisterResolver,
  StaffAttendanceResolver,
} from './attendance/attendance.resolver.ts'
import {
  BillMonthResolver,
  BillPagesResolver,
  BillsResolver,
  ChildBillingResolver,
  DebtsResolver,
  PaymentPagesResolver,
  PaymentsResolver,
} from './billing/billing.resolver.ts'
import { ActivitiesResolver, ActivityRepliesResolver, CalendarFeedResolver } from './activities/activities.resolver.ts'
import { BankLinesResolver } from './bank/bank.resolver.ts'
import { ClosedDaysResolver } from './closedDays/closedDays.resolver.ts'
import { DownloadsResolver } from '#graphql/downloads/downloads.resolver.ts'
import { ClassesResolver } from './classes/classes.resolver.ts'
import { ChildDocumentsResolver, DocumentsOfChildResolver } from './childDocuments/childDocuments.resolver.ts'
import { ChildContactsResolver, ContactsResolver, OwnDetailsResolver } from './contacts/contacts.resolver.ts'
import { ChildConsentsResolver, ConsentsResolver } from './consents/consents.resolver.ts'
import {
  ApplicationEventResolver,
  ChildApplicationResolver,
  EnrollmentResolver,
} from './enrollment/enrollment.resolver.ts'
import {
  ChildGuardiansResolver,
  InvitationsResolver,
  RelationshipsResolver,
  UserGuardianshipsResolver,
} from './families/families.resolver.ts'
import { HandoverResolver } from './handover/handover.resolver.ts'
import { FaqResolver } from './faq/faq.resolver.ts'
import { GalleryCategoriesResolver, GalleryPicturesResolver, GalleryResolver } from './gallery/gallery.resolver.ts'
import { ConversationsResolver } from './messages/messages.resolver.ts'
import { NoticesResolver } from './notices/notices.resolver.ts'
import { NotificationsResolver } from './notifications/notifications.resolver.ts'
import { OverviewResolver } from './overview/overview.resolver.ts'
import { AssessmentsResolver, ChildProgressResolver, GoalsResolver } from './progress/progress.resolver.ts'
import { VirtualClassroomResolver } from './virtualClassroom/sessions.resolver.ts'
import { PrivacyResolver } from './privacy/privacy.resolver.ts'
import { ProgramsResolver } from './programs/programs.resolver.ts'
import { ChildReportCardsResolver, ReportCardsResolver } from './reportCards/reportCards.resolver.ts'
import {
  ChildTimetableResolver,
  TimetablesResolver,
  TimetableTemplatesResolver,
} from './timetables/timetables.resolver.ts'
import { AuditResolver } from './audit/audit.resolver.ts'
import { LookupResolver } from './lookup/lookup.resolver.ts'
import { OutboxResolver } from './outbox/outbox.resolver.ts'
import { SetupResolver } from './setup/setup.resolver.ts'
import { SettingsResolver } from './settings/settings.resolver.ts'
import { UniformItemsResolver, UniformOrderPagesResolver, UniformOrdersResolver } from './uniforms/uniforms.resolver.ts'
import { VolunteerRequestsResolver, VolunteerSignupsResolver } from './volunteers/volunteers.resolver.ts'

/** What the roots are, which the decorators have no place for. */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()]
  if (query)
    query.description = 'Everything that can be read. FORBIDDEN or UNAUTHENTICATED for what is not yours to see.'
  if (mutation) mutation.description = 'Everything that can be changed. A change is made whole or not at all.'
  return schema
}

/** Lets fields that are named as the property they show be read from it, as GraphQL does: lists have thousands. */
function readPlainly() {
  for (const field of getMetadataStorage().fields) if (field.name === field.schemaName) field.simple = true
}

/** Every resolver of the product. */
export function createSchema(): GraphQLSchema {
  readPlainly()
  return describeRoots(
    buildSchemaSync({
      resolvers: [
        AbsenceResolver,
        AbsenceReporterResolver,
        AccountsResolver,
        ActivitiesResolver,
        ActivityRepliesResolver,
        ApplicationEventResolver,
        ChildApplicationResolver,
        AssessmentsResolver,
        ChildProgressResolver,
        GoalsResolver,
        VirtualClassroomResolver,
        AttendanceResolver,
        ChildConsentsResolver,
        ChildContactsResolver,
        ContactsResolver,
        OwnDetailsResolver,
        ChildDocumentsResolver,
        CalendarFeedResolver,
        ChildrenResolver,
        ConsentsResolver,
        ClassesResolver,
        DocumentsOfChildResolver,
        ClosedDaysResolver,
        DownloadsResolver,
        EnrollmentResolver,
        FaqResolver,
        HandoverResolver,
        FloorResolver,
        GalleryCategoriesResolver,
        GalleryPicturesResolver,
        GalleryResolver,
        InvitationsResolver,
        ConversationsResolver,
        NoticesResolver,
        NotificationsResolver,
        OverviewResolver,
        PrivacyResolver,
        ProgramsResolver,
        RegisterResolver,
        AuditResolver,
        LookupResolver,
        OutboxResolver,
        SetupResolver,
        SettingsResolver,
        UsersResolver,
        ClassRollResolver,
        RelationshipsResolver,
        ChildGuardiansResolver,
        UserGuardianshipsResolver,
        StaffAttendanceResolver,
        TimetablesResolver,
        ChildTimetableResolver,
        TimetableTemplatesResolver,
        BillsResolver,
        BillPagesResolver,
        PaymentsResolver,
        PaymentPagesResolver,
        ChildBillingResolver,
        ReportCardsResolver,
        ChildReportCardsResolver,
        UniformItemsResolver,
        UniformOrdersResolver,
        UniformOrderPagesResolver,
        VolunteerRequestsResolver,
        VolunteerSignupsResolver,
        BillMonthResolver,
        BankLinesResolver,
        DebtsResolver,
        AcademicReportsResolver,
        ChildAcademicReportsResolver,
        ReportTemplatesResolver,
      ],
      validate: false,
    }),
  )
}

/** Writes `schema.graphql`, from which the web app's types are made. */
export function emitSchema(path: string) {
  const note = '# Made from the resolvers by `npm run codegen`. Do not edit.\n\n'
  writeFileSync(path, `${note}${printSchema(lexicographicSortSchema(createSchema()))}\n`)
}
