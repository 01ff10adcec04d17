import { useMutation } from '@apollo/client/react'
import { HandHeart, Pencil, Plus, Trash2, UsersRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatWhen } from '#graphql/volunteers/volunteers.rules.ts'
import { count } from '#web/admin/shared/format.ts'
import { Toolbar } from '#web/admin/shared/people/Toolbar.tsx'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useSearchParam, useSearch } from '#web/admin/shared/useSearchParam.ts'
import { usePages } from '#web/app/usePages.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text, UnbrokenParts } from '#web/ui/Text/Text.tsx'
import { formatPlaces, placesLeft, RequestBadge, type VolunteerRequest } from './request.tsx'
import * as styles from './Volunteers.css.ts'
import { DeleteVolunteerRequestDocument, VolunteerRequestsDocument } from './volunteers.generated.ts'

const RequestForm = lazyModule(() => import('./RequestForm.tsx')).component('RequestForm')

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; request: VolunteerRequest }

const columnsOf = (setOpened: (next: Open) => void, onSignups: (id: number) => void): Column<VolunteerRequest>[] => [
  {
    id: 'event',
    head: 'Event',
    rowHeader: true,
    wrap: true,
    sortBy: ({ eventTitle }) => eventTitle,
    cell: ({ eventTitle, className, venue }) => (
      <div className={styles.lines}>
        {eventTitle}
        <div className={styles.under}>
          <Text size="small" tone="muted">
            {className}
            {venue && ` · ${venue}`}
          </Text>
        </div>
      </div>
    ),
  },
  { id: 'status', head: 'Status', phone: 'end', sortBy: ({ status }) => status, cell: RequestBadge },
  {
    id: 'when',
    head: 'When',
    wrap: true,
    phone: 'wide',
    sortBy: ({ startDate, startTime }) => `${startDate} ${startTime}`,
    cell: (request) => <UnbrokenParts parts={formatWhen(request).split(/(?<=,) /)} between=" " />,
  },
  {
    id: 'places',
    head: 'Volunteers',
    wrap: true,
    sortBy: placesLeft,
    cell: (request) => (
      <Text as="span" figures weight={placesLeft(request) === 0 ? 'strong' : 'inherit'}>
        {formatPlaces(request)}
      </Text>
    ),
  },
  actionsColumn('wide', (request: VolunteerRequest) => (
    <>
      <IconButton
        icon={UsersRound}
        label={`Signups for ${request.eventTitle}`}
        title="Signups"
        onClick={() => onSignups(request.id)}
      />
      <IconButton
        icon={Pencil}
        label={`Edit ${request.eventTitle}`}
        title="Edit"
        onClick={() => setOpened({ kind: 'edit', request })}
      />
      <IconButton
        icon={Trash2}
        label={`Delete ${request.eventTitle}`}
        title="Delete"
        onClick={() => setOpened({ kind: 'delete', request })}
      />
    </>
  )),
]

const statuses = [
  { value: '', label: 'All requests' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Cancelled' },
]

/** Asks before a volunteer request is deleted; those who signed up are told. */
function DeleteRequest({ request, onClose }: { request: VolunteerRequest; onClose: () => void }) {
  const [remove] = useMutation(DeleteVolunteerRequestDocument)
  const { id, version, eventTitle, status, placesTaken } = request
  const told = status === 'active' && placesTaken > 0
  return (
    <DeleteQuestion
      what="volunteer request"
      text={`${eventTitle} will be removed.${told ? ` ${count(placesTaken, 'person', 'people')} who signed up will be notified by e-mail that it has been cancelled.` : ''} This cannot be undone.`}
      confirmLabel="Delete request"
      remove={() => remove({ variables: { id, version } })}
      onClose={onClose}
    />
  )
}

const requestsOf = (status: string | null, search: string | null) =>
  [VolunteerRequestsDocument, { first: 50, status, search }] as const

/** The list as it is first shown. */
export const firstRequests = requestsOf(null, null)

interface RequestsTabProps {
  /** Shows who signed up for a request. */
  onSignups: (id: number) => void
}

/** Every volunteer request. */
export function RequestsTab({ onSignups }: RequestsTabProps) {
  const [opened, setOpened] = useState<Open | null>(null)
  const { search, box } = useSearch('Search requests')
  const [status, setStatus] = useSearchParam('status')
  const query = usePages(...requestsOf(status, search || null), (read) => read.volunteerRequests)
  const { data, rows, next } = query
  const columns = useMemo(() => columnsOf(setOpened, onSignups), [onSignups])
  const close = () => setOpened(null)
  const isFirst = data !== undefined && rows.length === 0 && !status && !search
  const add = (
    <Button size="small" tone="primary" icon={Plus} onClick={() => setOpened({ kind: 'add' })}>
      Create Request
    </Button>
  )
  return (
    <Stack>
      {!isFirst && (
        <Toolbar search={box} filters={[{ label: 'Status', options: statuses, value: status, onChoose: setStatus }]}>
          {add}
        </Toolbar>
      )}
      <QueryList list={query} what="volunteer requests" height="row" count={5} more="Show older requests">
        {(rows) => (
          <Card pad="none">
            {isFirst ? (
              <EmptyState icon={HandHeart} title="No volunteer requests yet" action={add}>
                Parents can see active requests in the portal and sign up there.
              </EmptyState>
            ) : (
              <DataTable
                label="Volunteer requests"
                columns={columns}
                rows={rows}
                sortable={!next.hasMore}
                onOpen={({ id }) => onSignups(id)}
                empty={<EmptyState icon={HandHeart}>No matching requests.</EmptyState>}
              />
            )}
          </Card>
        )}
      </QueryList>
      {opened?.kind === 'add' && <RequestForm request={null} onClose={close} />}
      {opened?.kind === 'edit' && <RequestForm request={opened.request} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteRequest request={opened.request} onClose={close} />}
    </Stack>
  )
}
