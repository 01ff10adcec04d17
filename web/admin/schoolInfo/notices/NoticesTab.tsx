import { useMutation } from '@apollo/client/react'
import { Mail, Megaphone, Pencil, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { daysOf, type NoticeState, stateOf } from '#graphql/notices/notices.rules.ts'
import { formatMoment, shortDate } from '#web/admin/shared/format.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useIdSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { useSelectedRecord } from '#web/admin/shared/useSelectedRecord.ts'
import { usePages } from '#web/app/usePages.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { schoolInfoParts } from '../lazyDialogs.ts'
import { notice as noticeLayout } from '../SchoolInfo.css.ts'
import {
  DeleteNoticeDocument,
  OpenedNoticeDocument,
  RestoreNoticeDocument,
  SchoolNoticesDocument,
} from '../schoolInfo.generated.ts'
import { formatReaders, type SchoolNotice } from './noticeForm.ts'

const NoticeDialog = schoolInfoParts.component('NoticeDialog')

const states: Record<NoticeState, { label: string; tone: BadgeTone }> = {
  scheduled: { label: 'Scheduled', tone: 'info' },
  live: { label: 'Published', tone: 'good' },
  ended: { label: 'Ended', tone: 'neutral' },
}

function formatDays(notice: SchoolNotice): string {
  const { publishFrom, publishUntil } = daysOf(notice)
  return publishUntil ? `${shortDate(publishFrom)} to ${shortDate(publishUntil)}` : `From ${shortDate(publishFrom)}`
}

/** The first page of the notices. */
export const schoolNotices = [SchoolNoticesDocument, { first: 50 }] as const

/** What the centre writes to families and staff. */
export function NoticesTab() {
  const query = usePages(...schoolNotices, (read) => read.notices)
  const { lastData, rows: notices, next } = query
  const [openId, setOpenId] = useIdSearchParam('notice')
  const { opened } = useSelectedRecord(openId, notices, OpenedNoticeDocument, ({ notice }) => notice)
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<SchoolNotice | null>(null)
  const [remove] = useMutation(DeleteNoticeDocument)
  const [restore] = useMutation(RestoreNoticeDocument)
  const classes = lastData?.classes ?? []
  const columns: Column<SchoolNotice>[] = [
    {
      id: 'title',
      head: 'Notice',
      rowHeader: true,
      wrap: true,
      sortBy: ({ title }) => title,
      cell: ({ title, message, isUrgent, mailedAt }) => (
        <div className={noticeLayout}>
          <Inline space={8}>
            <b>{title}</b>
            {isUrgent && (
              <Badge tone="danger" icon={TriangleAlert}>
                Urgent
              </Badge>
            )}
            {mailedAt && (
              <Badge tone="info" icon={Mail}>
                {`E-mailed: ${formatMoment(mailedAt)}`}
              </Badge>
            )}
          </Inline>
          <Text size="small" tone="muted" asTyped>
            {message}
          </Text>
        </div>
      ),
    },
    {
      id: 'for',
      head: 'Audience',
      wrap: true,
      sortBy: (notice) => formatReaders(notice, classes),
      cell: (notice) => formatReaders(notice, classes),
    },
    { id: 'days', head: 'Publish dates', sortBy: ({ publishFrom }) => publishFrom, cell: formatDays },
    {
      id: 'state',
      head: 'Status',
      cell: (notice) => <Badge tone={states[stateOf(notice)].tone}>{states[stateOf(notice)].label}</Badge>,
    },
    actionsColumn('end', (notice) => (
      <>
        <IconButton icon={Pencil} label={`Edit ${notice.title}`} onClick={() => setOpenId(notice.id)} />
        <IconButton icon={Trash2} label={`Delete ${notice.title}`} onClick={() => setDeleting(notice)} />
      </>
    )),
  ]
  return (
    <Panel
      title="Notices"
      padded={false}
      aside={
        <Button size="small" tone="primary" icon={Plus} onClick={() => setAdding(true)}>
          Add Notice
        </Button>
      }
    >
      <QueryList list={query} what="notices" more="Show older notices">
        {(rows) => (
          <DataTable
            label="Notices"
            columns={columns}
            rows={rows}
            sortable={!next.hasMore}
            empty={
              <EmptyState icon={Megaphone} title="No notices yet">
                Notices appear in the parent portal at once.
              </EmptyState>
            }
          />
        )}
      </QueryList>
      {(adding || opened) && (
        <DialogHistory value={!opened}>
          <NoticeDialog
            key={opened?.id ?? 'new'}
            notice={opened ?? null}
            classes={classes}
            onClose={() => {
              setAdding(false)
              setOpenId(null)
            }}
          />
        </DialogHistory>
      )}
      {deleting && (
        <DeleteQuestion
          what="notice"
          text={`“${deleting.title}” will be removed from the portal at once.`}
          remove={() => remove({ variables: { id: deleting.id } })}
          restore={() => restore({ variables: { id: deleting.id } })}
          onClose={() => setDeleting(null)}
        />
      )}
    </Panel>
  )
}
