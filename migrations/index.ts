import type { Knex } from 'knex'
import * as accounts from './001_accounts.ts'
import * as settings from './002_settings.ts'
import * as requests from './003_requests.ts'
import * as files from './004_files.ts'
import * as emails from './005_emails.ts'
import * as audit from './006_audit.ts'
import * as site from './007_site.ts'
import * as children from './008_children.ts'
import * as gallery from './009_gallery.ts'
import * as programsAndClasses from './010_programs_and_classes.ts'
import * as placements from './011_placements.ts'
import * as families from './012_families.ts'
import * as contacts from './013_contacts.ts'
import * as childDocuments from './014_child_documents.ts'
import * as consents from './015_consents.ts'
import * as applications from './016_applications.ts'
import * as duties from './017_duties.ts'
import * as leave from './018_leave.ts'
import * as attendance from './019_attendance.ts'
import * as messages from './020_messages.ts'
import * as notices from './021_notices.ts'
import * as activities from './022_activities.ts'
import * as timetables from './023_timetables.ts'
import * as progress from './024_progress.ts'
import * as reportCards from './025_report_cards.ts'
import * as academicReports from './026_academic_reports.ts'
import * as virtualClassroom from './027_virtual_classroom.ts'
import * as uniforms from './028_uniforms.ts'
import * as bank from './029_bank.ts'
import * as ledger from './030_ledger.ts'
import * as volunteers from './031_volunteers.ts'
import * as devices from './032_devices.ts'
import * as care from './033_care.ts'
import * as moments from './034_moments.ts'
import * as reportCardApproval from './035_report_card_approval.ts'
import * as milestones from './036_milestones.ts'
import * as visits from './037_visits.ts'
import * as menuShortcuts from './038_menu_shortcuts.ts'
import * as returnedReportCards from './039_returned_report_cards.ts'
import * as refusedAddresses from './040_refused_addresses.ts'
import * as erasureIndexes from './041_erasure_indexes.ts'
import * as refusedOutings from './042_refused_outings.ts'

/** All migrations in order. A new one is added at the end and never changed once released. */
const migrations: Record<string, Knex.Migration> = {
  '001_accounts': accounts,
  '002_settings': settings,
  '003_requests': requests,
  '004_files': files,
  '005_emails': emails,
  '006_audit': audit,
  '007_site': site,
  '008_children': children,
  '009_gallery': gallery,
  '010_programs_and_classes': programsAndClasses,
  '011_placements': placements,
  '012_families': families,
  '013_contacts': contacts,
  '014_child_documents': childDocuments,
  '015_consents': consents,
  '016_applications': applications,
  '017_duties': duties,
  '018_leave': leave,
  '019_attendance': attendance,
  '020_messages': messages,
  '021_notices': notices,
  '022_activities': activities,
  '023_timetables': timetables,
  '024_progress': progress,
  '025_report_cards': reportCards,
  '026_academic_reports': academicReports,
  '027_virtual_classroom': virtualClassroom,
  '028_uniforms': uniforms,
  '029_bank': bank,
  '030_ledger': ledger,
  '031_volunteers': volunteers,
  '032_devices': devices,
  '033_care': care,
  '034_moments': moments,
  '035_report_card_approval': reportCardApproval,
  '036_milestones': milestones,
  '037_visits': visits,
  '038_menu_shortcuts': menuShortcuts,
  '039_returned_report_cards': returnedReportCards,
  '040_refused_addresses': refusedAddresses,
  '041_erasure_indexes': erasureIndexes,
  '042_refused_outings': refusedOutings,
}

/** Hands the list to knex, so that a built server needs no folder of migration files. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name]
    if (!migration) throw new Error(`There is no migration ${name}`)
    return migration
  },
}
