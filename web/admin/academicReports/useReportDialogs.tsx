import { useMutation } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { attempt } from '#web/admin/shared/attempt.ts'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import {
  DeleteAcademicReportDocument,
  RestoreAcademicReportDocument,
  SendAcademicReportDocument,
} from './academicReports.generated.ts'
import { reportDialogs } from './lazyDialogs.ts'
import { childOf, type Report } from './reports.ts'
import { RemovedReportsDialog } from './RemovedReportsDialog.tsx'

const EditReport = reportDialogs.component('EditReport')
const ReportForm = reportDialogs.component('ReportForm')

function DeleteReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const [remove] = useMutation(DeleteAcademicReportDocument)
  const [restore] = useMutation(RestoreAcademicReportDocument)
  return (
    <DeleteQuestion
      what="report"
      text={`${report.title}, on ${childOf(report)}. You can restore it.`}
      remove={() => remove({ variables: { id: report.id, version: report.version } })}
      restore={() => restore({ variables: { id: report.id } })}
      restored="Report restored"
      onClose={onClose}
    />
  )
}

function SendQuestion({ report, onDone }: { report: Report; onDone: () => void }) {
  const [send, { loading }] = useMutation(SendAcademicReportDocument)
  const tellMail = useTellMail()
  async function confirm() {
    await attempt('Failed to send notification to parents', async () => {
      await send({ variables: { id: report.id } })
      void tellMail({ title: 'Report notification sent to parents' }, 'Report notification queued for parents')
    })
    onDone()
  }
  return (
    <ConfirmDialog
      title={report.sentAt ? 'Send this report again?' : 'Send this report to the parents?'}
      text={`${report.title}, on ${childOf(report)}. Every linked parent gets an e-mail and can read it in the portal.`}
      confirmLabel="Send to Parents"
      pending={loading}
      pendingLabel="Sending..."
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  )
}

type Open = { kind: 'new' | 'removed' } | { kind: 'edit' | 'delete' | 'send'; report: Report }

/** The dialogs about reports, and what opens them. */
export function useReportDialogs() {
  const [opened, setOpened] = useState<Open | null>(null)
  const close = () => setOpened(null)
  const actions = useMemo(
    () => ({
      onNew: () => setOpened({ kind: 'new' }),
      onRemoved: () => setOpened({ kind: 'removed' }),
      onEdit: (report: Report) => setOpened({ kind: 'edit', report }),
      onDelete: (report: Report) => setOpened({ kind: 'delete', report }),
      onSend: (report: Report) => setOpened({ kind: 'send', report }),
    }),
    [],
  )
  const dialog = (
    <>
      {opened?.kind === 'new' && <ReportForm onClose={close} />}
      {opened?.kind === 'removed' && <RemovedReportsDialog onClose={close} />}
      {opened?.kind === 'edit' && <EditReport id={opened.report.id} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteReport report={opened.report} onClose={close} />}
      {opened?.kind === 'send' && <SendQuestion report={opened.report} onDone={close} />}
    </>
  )
  return { actions, dialog }
}

export type ReportActions = ReturnType<typeof useReportDialogs>['actions']
