import { HandHeart, Pencil, Plus, Trash2, UsersRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { whenInWords } from '#graphql/volunteers/volunteers.rules.ts'
import { matches } from '#graphql/values/search.ts'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text, UnbrokenParts } from '#web/ui/Text/Text.tsx'
import { Toolbar } from '../shared/people/Toolbar.tsx'
import { useParameter } from '../shared/useParameter.ts'
import { DeleteRequest } from './DeleteRequest.tsx'
import { placesInWords, placesLeft, RequestBadge, type VolunteerRequest } from './request.tsx'
import * as styles from './Volunteers.css.ts'

const RequestForm = lateModule(() => import('./RequestForm.tsx')).part((module) => module.RequestForm)

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
    cell: (request) => <UnbrokenParts parts={whenInWords(request).split(/(?<=,) /)} between=" " />,
  },
  {
    id: 'places',
    head: 'Volunteers',
    wrap: true,
    sortBy: placesLeft,
    cell: (request) => (
      <Text as="span" figures weight={placesLeft(request) === 0 ? 'strong' : 'inherit'}>
        {placesInWords(request)}
      </Text>
    ),
  },
  {
    id: 'actions',
    head: 'Actions',
    hideHead: true,
    stays: true,
    align: 'end',
    phone: 'wide',
    cell: (request) => (
      <Inline space={4} justify="end" wrap={false}>
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
      </Inline>
    ),
  },
]

const statuses = [
  { value: '', label: 'All requests' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Cancelled' },
]

export interface RequestsTabProps {
  requests: readonly VolunteerRequest[]
  /** Shows who signed up for a request. */
  onSignups: (id: number) => void
}

/** Every call for helpers. */
export function RequestsTab({ requests, onSignups }: RequestsTabProps) {
  const [opened, setOpened] = useState<Open | null>(null)
  const [search, setSearch] = useState('')
  const [status, setStatus] = useParameter('status')
  const columns = useMemo(() => columnsOf(setOpened, onSignups), [onSignups])
  const shown = requests.filter(
    (request) =>
      (!status || request.status === status) && matches(search, request.eventTitle, request.className, request.venue),
  )
  const close = () => setOpened(null)
  const add = (
    <Button size="small" tone="primary" icon={Plus} onClick={() => setOpened({ kind: 'add' })}>
      Create Request
    </Button>
  )
  return (
    <Stack>
      {requests.length > 0 && (
        <Toolbar
          search={{ label: 'Search requests', value: search, onChange: setSearch }}
          choices={
            <SelectField
              label="Status"
              hideLabel
              size="compact"
              options={statuses}
              value={status ?? ''}
              onChange={(event) => setStatus(event.target.value || null)}
            />
          }
        >
          {add}
        </Toolbar>
      )}
      <Card pad="none">
        {requests.length === 0 ? (
          <EmptyState icon={HandHeart} title="No volunteer requests yet" action={add}>
            Parents see an active request in their portal and sign up there.
          </EmptyState>
        ) : (
          <DataTable
            label="Volunteer requests"
            columns={columns}
            rows={shown}
            rowKey={({ id }) => String(id)}
            onOpen={({ id }) => onSignups(id)}
            empty={<EmptyState icon={HandHeart}>No request fits what you are looking for.</EmptyState>}
          />
        )}
      </Card>
      {opened?.kind === 'add' && <RequestForm request={null} onClose={close} />}
      {opened?.kind === 'edit' && <RequestForm request={opened.request} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteRequest request={opened.request} onDone={close} />}
    </Stack>
  )
}
