import { useMutation } from '@apollo/client/react'
import { Eye, MailSearch, RotateCw, Send } from 'lucide-react'
import { useState } from 'react'
import { emailStatuses } from '#graphql/outbox/outbox.rules.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { count, exactMoment } from '#web/admin/shared/format.ts'
import { useSearch } from '#web/admin/shared/useSearchParam.ts'
import { usePages } from '#web/app/usePages.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SearchField } from '#web/ui/Field/SearchField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import {
  HandOverEmailDocument,
  OutboxDocument,
  type OutboxQuery,
  ResendEmailDocument,
  SendTestEmailDocument,
} from './settings.generated.ts'

const pageSize = 50

type Email = OutboxQuery['emails']['edges'][number]['node']

const statuses: Record<string, { label: string; tone: BadgeTone }> = {
  queued: { label: 'Waiting', tone: 'warning' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Failed', tone: 'danger' },
}

const columns: Column<Email>[] = [
  {
    id: 'subject',
    head: 'Subject',
    rowHeader: true,
    wrap: true,
    cell: ({ subject }) => subject,
    sortBy: ({ subject }) => subject,
  },
  {
    id: 'recipient',
    head: 'To',
    wrap: true,
    phone: 'wide',
    cell: ({ recipient }) => recipient,
    sortBy: ({ recipient }) => recipient,
  },
  {
    id: 'status',
    head: 'Status',
    phone: 'end',
    cell: ({ status }) => <Badge tone={statuses[status]?.tone}>{statuses[status]?.label ?? status}</Badge>,
    sortBy: ({ status }) => status,
  },
  {
    id: 'at',
    head: 'Written',
    align: 'end',
    cell: ({ createdAt }) => exactMoment(createdAt),
    sortBy: ({ createdAt }) => createdAt,
  },
]

/** One e-mail as it was written, and what became of it. */
export function LetterDialog({ email, onClose }: { email: Email; onClose: () => void }) {
  const [resend, { loading }] = useMutation(ResendEmailDocument)
  const [handOver, { loading: opening }] = useMutation(HandOverEmailDocument)
  const [body, setBody] = useState(email.body)
  const show = () =>
    attempt('The link remains hidden', async () => {
      const { data } = await handOver({ variables: { id: email.id } })
      setBody(data?.handOverEmail ?? email.body)
    })
  async function send() {
    const done = email.status === 'sent' ? 'A copy has been queued' : 'Sending the e-mail again'
    if (await attempt('Failed to resend e-mail', () => resend({ variables: { id: email.id } }), done)) onClose()
  }
  return (
    <Dialog
      size="large"
      title={email.subject}
      description={`To ${email.recipient} · ${exactMoment(email.createdAt)}`}
      onClose={onClose}
      actions={
        <>
          {email.mayBeHandedOver && body === email.body && (
            <Button size="small" icon={Eye} pending={opening} pendingLabel="Opening..." onClick={() => void show()}>
              Show the link
            </Button>
          )}
          <Button size="small" icon={RotateCw} pending={loading} pendingLabel="Sending..." onClick={() => void send()}>
            {email.status === 'queued' ? 'Try now' : 'Send again'}
          </Button>
        </>
      }
    >
      <Stack>
        {email.lastError && (
          <Notice
            tone={email.status === 'failed' ? 'danger' : 'warning'}
            title={`Tried ${count(email.attempts, 'time')}`}
          >
            {email.lastError}
          </Notice>
        )}
        {email.status === 'sent' && email.sentAt && (
          <Notice tone="good">Accepted by the mail server: {exactMoment(email.sentAt)}.</Notice>
        )}
        <Text asTyped>{body}</Text>
        {email.mayBeHandedOver && body === email.body && (
          <Text tone="muted">
            Anyone with this link can get in. Show it only to pass it on to the recipient; this is recorded in the audit
            log.
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

/** Tries the sender and the mail server: what became of the e-mail shows in the list, which is read again. */
function TestEmailButton() {
  const [send, { loading }] = useMutation(SendTestEmailDocument)
  async function test() {
    await attempt('Failed to send the test e-mail', async () => {
      const { data } = await send()
      toast({ title: `Test e-mail to ${data?.sendTestEmail.recipient}`, text: 'The outbox shows whether it was sent.' })
    })
  }
  return (
    <Button size="small" icon={Send} pending={loading} pendingLabel="Sending..." onClick={() => void test()}>
      Send test e-mail
    </Button>
  )
}

/** Every e-mail that the centre has written, and what became of it. */
export function Outbox({ isConfigured }: { isConfigured: boolean }) {
  const [status, setStatus] = useState('all')
  const { search, box } = useSearch('Search e-mails')
  const [opened, setOpened] = useState<Email | null>(null)
  const variables = { status: status === 'all' ? null : status, search: search || null, first: pageSize }
  const list = usePages(OutboxDocument, variables, ({ emails }) => emails)
  const { next } = list
  return (
    <Panel title="Outbox" aside={isConfigured && <TestEmailButton />}>
      <Stack>
        {!isConfigured && (
          <Notice tone="warning" title="No mail server is set up">
            E-mails are not sent. They wait here, where you can read them and pass them on. Once a mail server is set up
            (SMTP_URL), they will be sent.
          </Notice>
        )}
        <SearchField {...box} placeholder={box.label} size="compact" />
        <Chips
          label="Status"
          chosen={status}
          onChoose={setStatus}
          chips={[
            { value: 'all', label: 'All' },
            ...emailStatuses.map((value) => ({ value, label: statuses[value]?.label ?? value })),
          ]}
        />
        <QueryList
          list={list}
          label="Loading e-mails"
          failed="The outbox could not be loaded."
          height="row"
          count={6}
          more="Show older e-mails"
        >
          {(rows) => (
            <DataTable
              label="E-mails"
              columns={columns}
              rows={rows}
              sortable={!next.hasMore}
              onOpen={setOpened}
              empty={
                <EmptyState icon={MailSearch} title="No e-mails">
                  Confirmations, replies and invitations sent by e-mail will appear here.
                </EmptyState>
              }
            />
          )}
        </QueryList>
      </Stack>
      {opened && <LetterDialog email={opened} onClose={() => setOpened(null)} />}
    </Panel>
  )
}
