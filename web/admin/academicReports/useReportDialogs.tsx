import { useMutation } from '@apollo/client/react'
import { FileText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { usePages } from '#web/app/usePages.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { tellFailure } from '#web/shared/form/errors.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { fullName, momentInWords } from '../shared/format.ts'
import { useTellMail } from '../shared/mail/useTellMail.ts'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import {
  DeleteAcademicReportDocument,
  RemovedAcademicReportsDocument,
  RestoreAcademicReportDocument,
  SendAcademicReportDocument,
} from './academicReports.generated.ts'
import { childOf, type Report } from './reports.ts'

const reportForm = lateModule(() => import('./ReportForm.tsx'))
const EditReport = reportForm.part((module) => module.EditReport)
const ReportForm = reportForm.part((module) => module.ReportForm)

function DeleteReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const [remove] = useMutation(DeleteAcademicReportDocument)
  const [restore] = useMutation(RestoreAcademicReportDocument)
  return (
    <DeleteQuestion
      what="report"
      text={`${report.title}, on ${childOf(report)}. It is kept and can be restored.`}
      remove={() => remove({ variables: { id: report.id, version: report.version } })}
      restore={() => restore({ variables: { id: report.id } })}
      restored="The report is back"
      onClose={onClose}
    />
  )
}

function SendQuestion({ report, onDone }: { report: Report; onDone: () => void }) {
  const [send, { loading }] = useMutation(SendAcademicReportDocument)
  const tellMail = useTellMail()
  async function confirm() {
    try {
      await send({ variables: { id: report.id } })
      void tellMail({ title: 'Report notification sent to parents' }, 'Report notification written to parents')
    } catch (error) {
      tellFailure('Failed to send notification to parents', error)
    }
    onDone()
  }
  return (
    <ConfirmDialog
      open
      title={report.sentAt ? 'Send this report again?' : 'Send this report to the parents?'}
      text={`${report.title}, on ${childOf(report)}. Every linked parent gets an e-mail and reads it in the portal.`}
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

/** The reports that were deleted: each can come back. */
function RemovedReportsDialog({ onClose }: { onClose: () => void }) {
  const { data, rows, error, refetch, next } = usePages(
    RemovedAcademicReportsDocument,
    { first: 50 },
    (read) => read.removedAcademicReports,
  )
  const [send] = useMutation(RestoreAcademicReportDocument)
  async function restore(id: number) {
    try {
      await send({ variables: { id } })
      toast({ title: 'The report is back' })
    } catch (failure) {
      tellFailure('Failed to restore report', failure)
    }
  }
  return (
    <RestoreDialog
      title="Deleted reports"
      description="The parents do not see these."
      rows={data && rows}
      more={<MoreRows next={next} label="Show earlier ones" />}
      error={error}
      onRetry={refetch}
      icon={FileText}
      none="No report has been deleted."
      columns={[
        { id: 'title', head: 'Title', rowHeader: true, wrap: true, cell: ({ title }) => title },
        { id: 'student', head: 'Student', cell: ({ child }) => child && fullName(child) },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
      ]}
      actionOf={({ title }) => `Restore ${title}`}
      onRestore={({ id }) => void restore(id)}
      onClose={onClose}
    />
  )
}
