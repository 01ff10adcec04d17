import type { Knex } from 'knex'
import * as accounts from './001_accounts.ts'
import * as platform from './002_platform.ts'
import * as programsAndClasses from './003_programs_and_classes.ts'
import * as childrenAndFamilies from './004_children_and_families.ts'
import * as enrollment from './005_enrollment.ts'
import * as attendance from './006_attendance.ts'
import * as communication from './007_communication.ts'
import * as siteContent from './008_site_content.ts'
import * as throttles from './009_throttles.ts'
import * as people from './010_people.ts'
import * as absences from './015_absences.ts'
import * as classStaff from './016_class_staff.ts'
import * as collectedBy from './017_collected_by.ts'
import * as accountSecurity from './020_account_security.ts'
import * as contentVersion from './025_content_version.ts'
import * as notifications from './026_notifications.ts'
import * as reportCards from './030_report_cards.ts'
import * as academicReports from './031_academic_reports.ts'
import * as activities from './034_activities.ts'
import * as calendarFeeds from './035_calendar_feeds.ts'
import * as timetableEntries from './036_timetable_entries.ts'
import * as timetableTemplates from './037_timetable_templates.ts'
import * as assessments from './038_assessments.ts'
import * as learningGoals from './039_learning_goals.ts'
import * as virtualSessions from './040_virtual_sessions.ts'
import * as sessionJoins from './041_session_joins.ts'
import * as ledger from './042_ledger.ts'
import * as bankDetails from './043_bank_details.ts'
import * as bankLines from './044_bank_lines.ts'
import * as paymentReminders from './045_payment_reminders.ts'
import * as uniforms from './048_uniforms.ts'
import * as volunteers from './049_volunteers.ts'
import * as uniformBills from './050_uniform_bills.ts'
import * as storedFiles from './052_stored_files.ts'
import * as galleryManager from './053_gallery_manager.ts'
import * as schoolInfo from './054_school_info.ts'
import * as conversations from './057_conversations.ts'
import * as consents from './062_consents.ts'
import * as childDocuments from './063_child_documents.ts'
import * as contacts from './064_contacts.ts'
import * as noticesUntil from './079_notices_until.ts'
import * as ledgerTotals from './080_ledger_totals.ts'
import * as billOfOrder from './081_bill_of_order.ts'
import * as applicationsReceived from './082_applications_received.ts'
import * as openAndComing from './083_open_and_coming.ts'
import * as setupLinks from './084_setup_links.ts'
import * as freshAuthentication from './087_fresh_authentication.ts'
import * as auditWithoutMedicalNotes from './090_audit_without_medical_notes.ts'
import * as auditLog from './091_audit_log.ts'
import * as openInvitations from './095_open_invitations.ts'
import * as accountAccess from './100_account_access.ts'
import * as leaving from './105_leaving.ts'
import * as documentsChecked from './113_documents_checked.ts'
import * as ledgerWords from './119_ledger_words.ts'
import * as offers from './128_offers.ts'
import * as knownPhones from './135_known_phones.ts'
import * as reportPages from './136_report_pages.ts'
import * as volunteerPages from './137_volunteer_pages.ts'
import * as sessionPages from './138_session_pages.ts'
import * as picturePages from './139_picture_pages.ts'
import * as sortNames from './140_sort_names.ts'
import * as collectedReason from './141_collected_reason.ts'
import * as noticeMonth from './142_notice_month.ts'
import * as movingUp from './143_moving_up.ts'
import * as signedIn from './144_signed_in.ts'
import * as leave from './145_leave.ts'
import * as billCorrections from './146_bill_corrections.ts'
import * as invoicesSent from './147_invoices_sent.ts'
import * as messagesForTeachers from './148_messages_for_teachers.ts'
import * as broadcasts from './149_broadcasts.ts'
import * as reportDrafts from './150_report_drafts.ts'
import * as applicationsByHand from './151_applications_by_hand.ts'
import * as messageAttachments from './152_message_attachments.ts'
import * as closedDaysOnPages from './153_closed_days_on_pages.ts'
import * as guardianRequests from './154_guardian_requests.ts'
import * as registrationNumbers from './155_registration_numbers.ts'
import * as payers from './156_payers.ts'
import * as runs from './157_runs.ts'
import * as duties from './160_duties.ts'
import * as devices from './161_devices.ts'
import * as collectorPhotos from './166_collector_photos.ts'
import * as roomActions from './167_room_actions.ts'
import * as passkeys from './168_passkeys.ts'
import * as roomSince from './169_room_since.ts'
import * as care from './170_care.ts'
import * as moments from './180_moments.ts'
import * as auditRole from './181_audit_role.ts'
import * as sealedEmails from './182_sealed_emails.ts'
import * as erasedFiles from './183_erased_files.ts'
import * as takeBackAddress from './184_take_back_address.ts'
import * as mayDecide from './185_may_decide.ts'
import * as filesOfAccounts from './186_files_of_accounts.ts'
import * as auditSearch from './187_audit_search.ts'
import * as refusalsCounted from './188_refusals_counted.ts'
import * as familyAccounts from './189_family_accounts.ts'
import * as signedTurns from './190_signed_turns.ts'
import * as bankAccounts from './191_bank_accounts.ts'
import * as placements from './192_placements.ts'
import * as childrenByPlacements from './193_children_by_placements.ts'
import * as bankColumns from './194_bank_columns.ts'
import * as dutiesApart from './195_duties_apart.ts'
import * as dutiesByDay from './196_duties_by_day.ts'

/** All migrations in order. A new one is added at the end and never changed once released. */
const migrations: Record<string, Knex.Migration> = {
  '001_accounts': accounts,
  '002_platform': platform,
  '003_programs_and_classes': programsAndClasses,
  '004_children_and_families': childrenAndFamilies,
  '005_enrollment': enrollment,
  '006_attendance': attendance,
  '007_communication': communication,
  '008_site_content': siteContent,
  '009_throttles': throttles,
  '010_people': people,
  '015_absences': absences,
  '016_class_staff': classStaff,
  '017_collected_by': collectedBy,
  '020_account_security': accountSecurity,
  '025_content_version': contentVersion,
  '026_notifications': notifications,
  '030_report_cards': reportCards,
  '031_academic_reports': academicReports,
  '034_activities': activities,
  '035_calendar_feeds': calendarFeeds,
  '036_timetable_entries': timetableEntries,
  '037_timetable_templates': timetableTemplates,
  '038_assessments': assessments,
  '039_learning_goals': learningGoals,
  '040_virtual_sessions': virtualSessions,
  '041_session_joins': sessionJoins,
  '042_ledger': ledger,
  '043_bank_details': bankDetails,
  '044_bank_lines': bankLines,
  '045_payment_reminders': paymentReminders,
  '048_uniforms': uniforms,
  '049_volunteers': volunteers,
  '050_uniform_bills': uniformBills,
  '052_stored_files': storedFiles,
  '053_gallery_manager': galleryManager,
  '054_school_info': schoolInfo,
  '057_conversations': conversations,
  '062_consents': consents,
  '063_child_documents': childDocuments,
  '064_contacts': contacts,
  '079_notices_until': noticesUntil,
  '080_ledger_totals': ledgerTotals,
  '081_bill_of_order': billOfOrder,
  '082_applications_received': applicationsReceived,
  '083_open_and_coming': openAndComing,
  '084_setup_links': setupLinks,
  '087_fresh_authentication': freshAuthentication,
  '090_audit_without_medical_notes': auditWithoutMedicalNotes,
  '091_audit_log': auditLog,
  '095_open_invitations': openInvitations,
  '100_account_access': accountAccess,
  '105_leaving': leaving,
  '113_documents_checked': documentsChecked,
  '119_ledger_words': ledgerWords,
  '128_offers': offers,
  '135_known_phones': knownPhones,
  '136_report_pages': reportPages,
  '137_volunteer_pages': volunteerPages,
  '138_session_pages': sessionPages,
  '139_picture_pages': picturePages,
  '140_sort_names': sortNames,
  '141_collected_reason': collectedReason,
  '142_notice_month': noticeMonth,
  '143_moving_up': movingUp,
  '144_signed_in': signedIn,
  '145_leave': leave,
  '146_bill_corrections': billCorrections,
  '147_invoices_sent': invoicesSent,
  '148_messages_for_teachers': messagesForTeachers,
  '149_broadcasts': broadcasts,
  '150_report_drafts': reportDrafts,
  '151_applications_by_hand': applicationsByHand,
  '152_message_attachments': messageAttachments,
  '153_closed_days_on_pages': closedDaysOnPages,
  '154_guardian_requests': guardianRequests,
  '155_registration_numbers': registrationNumbers,
  '156_payers': payers,
  '157_runs': runs,
  '160_duties': duties,
  '161_devices': devices,
  '166_collector_photos': collectorPhotos,
  '167_room_actions': roomActions,
  '168_passkeys': passkeys,
  '169_room_since': roomSince,
  '170_care': care,
  '180_moments': moments,
  '181_audit_role': auditRole,
  '182_sealed_emails': sealedEmails,
  '183_erased_files': erasedFiles,
  '184_take_back_address': takeBackAddress,
  '185_may_decide': mayDecide,
  '186_files_of_accounts': filesOfAccounts,
  '187_audit_search': auditSearch,
  '188_refusals_counted': refusalsCounted,
  '189_family_accounts': familyAccounts,
  '190_signed_turns': signedTurns,
  '191_bank_accounts': bankAccounts,
  '192_placements': placements,
  '193_children_by_placements': childrenByPlacements,
  '194_bank_columns': bankColumns,
  '195_duties_apart': dutiesApart,
  '196_duties_by_day': dutiesByDay,
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
