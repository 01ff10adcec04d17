import { Clapperboard, ExternalLink } from 'lucide-react'
import { formatDateAndTime, todayInJohannesburg } from '#graphql/values/dates.ts'
import { usePages } from '#web/app/usePages.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Unbroken } from '#web/ui/Text/Text.tsx'
import { classOf, participantsOf, type Session, teacherOf } from './session.ts'
import { VirtualSessionsDocument } from './virtualClassroom.generated.ts'

const columns: Column<Session>[] = [
  {
    id: 'title',
    head: 'Session',
    rowHeader: true,
    wrap: true,
    sortBy: ({ title }) => title,
    cell: ({ title }) => title,
  },
  {
    id: 'when',
    head: 'Held',
    phone: 'end',
    sortBy: ({ date, time }) => `${date} ${time}`,
    cell: (session) => formatDateAndTime(session.date, session.time, todayInJohannesburg()),
  },
  { id: 'class', head: 'Class', wrap: true, cell: classOf },
  { id: 'teacher', head: 'Teacher', wrap: true, phone: 'end', cell: teacherOf },
  {
    id: 'participants',
    head: 'Participants',
    phoneHead: true,
    cell: (session) => <Unbroken>{participantsOf(session)}</Unbroken>,
  },
  {
    id: 'watch',
    head: 'Recording',
    hideHead: true,
    align: 'end',
    phone: 'end',
    cell: ({ recordingLink, title }) =>
      recordingLink && (
        <ButtonLink
          size="small"
          icon={ExternalLink}
          href={recordingLink}
          target="_blank"
          rel="noreferrer"
          aria-label={`Watch ${title}`}
        >
          Watch
        </ButtonLink>
      ),
  },
]

/** What was recorded. */
export function RecordingsTab() {
  const query = usePages(VirtualSessionsDocument, { first: 50, recorded: true }, (read) => read.virtualSessions)
  const { next } = query
  return (
    <QueryList list={query} space={12} what="recordings" height="row" count={6} more="Show older recordings">
      {(rows) => (
        <Panel title="Recordings" padded={false}>
          <DataTable
            label="Recordings"
            columns={columns}
            rows={rows}
            sortable={!next.hasMore}
            empty={
              <EmptyState icon={Clapperboard} title="No recordings available">
                Session recordings will appear here after completion
              </EmptyState>
            }
          />
        </Panel>
      )}
    </QueryList>
  )
}
