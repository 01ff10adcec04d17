import { Child } from '#graphql/children/child.model.ts'
import { linkedParents } from '#graphql/families/linked.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { AcademicReport } from './academicReport.model.ts'
import { mayManageReports } from './academicReports.policy.ts'

/**
 * Sends a report to the parents: everybody linked to the child is mailed, and sees it in the portal from then on. It can
 * be sent again.
 * @throws AppError NOT_FOUND; CONFLICT where no parent is linked
 */
export async function sendAcademicReport(context: Context, id: number): Promise<AcademicReport> {
  authorise(context, mayManageReports)
  const action = 'sendAcademicReport'
  return transaction(context, { action, input: { id }, model: AcademicReport }, async (inner) => {
    const before = await lockRow(inner, AcademicReport, id)
    const child = await Child.query(inner.db).findById(before.childId).throwIfNotFound()
    const parents = await linkedParents(inner, child.id)
    if (parents.length === 0) {
      const message = `No parent is linked to ${child.firstName} yet. Link one under Students, then send the report.`
      throw new AppError('CONFLICT', message)
    }
    const centre = await centreName(inner)
    for (const parent of parents) {
      await queueMail(inner, {
        kind: 'academicReport.sent',
        recipient: parent.email,
        subject: `A report on ${child.firstName}: ${before.title}`,
        body: `Dear ${parent.firstName}\n\nWe have written a report on ${child.firstName}: ${before.title}. You can read it and save it as a PDF in the parent portal:\n\n${inner.environment.PUBLIC_URL}/parent/report-cards?report=${id}\n\nKind regards\n${centre}\n`,
      })
    }
    const after = await AcademicReport.query(inner.db).patchAndFetchById(id, {
      status: 'sent',
      sentAt: before.sentAt ?? new Date().toISOString(),
      version: before.version + 1,
    })
    await audit(inner, {
      action,
      entity: 'academicReport',
      entityId: id,
      after: { recipients: parents.map((parent) => parent.id) },
    })
    return after
  })
}
