import { useMutation } from '@apollo/client/react'
import { Check, UsersRound, X } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDayShort, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatPhone } from '#graphql/values/phone.ts'
import { type SignupAnswer, type SignupStatus, signupStatusLabels } from '#graphql/volunteers/volunteers.rules.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { SelectionTools, useSelection } from '#web/admin/shared/bulk/SelectionTools.tsx'
import { ExportMenu } from '#web/admin/shared/export/ExportMenu.tsx'
import { OnPaper, PrintButton } from '#web/admin/shared/export/OnPaper.tsx'
import { useListExport } from '#web/admin/shared/export/useListExport.ts'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { count, fullName } from '#web/admin/shared/format.ts'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { usePages } from '#web/app/usePages.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentPath } from '../students/student.ts'
import { formatPlaces, SignupBadge, type VolunteerRequest } from './request.tsx'
import * as styles from './Volunteers.css.ts'
import {
  AnswerVolunteerSignupDocument,
  VolunteerSignupsDocument,
  type VolunteerSignupsQuery,
} from './volunteers.generated.ts'

export type VolunteerSignup = VolunteerSignupsQuery['volunteerSignups']['edges'][number]['node']

const helperName = ({ parent }: Pick<VolunteerSignup, 'parent'>) => (parent ? fullName(parent) : 'Unknown')

const phoneOf = ({ parent }: Pick<VolunteerSignup, 'parent'>) =>
  parent?.phoneNumber ? formatPhone(parent.phoneNumber) : ''

/** The centre's day on which somebody signed up. */
const signedUpOn = ({ createdAt }: Pick<VolunteerSignup, 'createdAt'>) =>
  formatDayShort(todayInJohannesburg(new Date(createdAt)))

/** The list as a file, its head first. */
const exportRows = (signups: readonly VolunteerSignup[]): string[][] => [
  ['Name', 'Phone', 'E-mail', 'Child', 'Skills', 'Signed up', 'Status'],
  ...signups.map((signup) => [
    helperName(signup),
    phoneOf(signup),
    signup.parent?.email ?? '',
    signup.child ? fullName(signup.child) : '',
    signup.specialSkills ?? '',
    todayInJohannesburg(new Date(signup.createdAt)),
    signupStatusLabels[signup.status as SignupStatus],
  ]),
]

/** The list that lies on the table at the event: those who are expected, with room to sign. */
const paperRows = (signups: readonly VolunteerSignup[]): string[][] => [
  ['Name', 'Phone', 'Child', 'Skills', 'Signature'],
  ...signups
    .filter(({ status }) => status === 'confirmed' || status === 'pending')
    .map((signup) => [
      helperName(signup),
      phoneOf(signup),
      signup.child ? fullName(signup.child) : '',
      signup.specialSkills ?? '',
      '',
    ]),
]

/** Confirms or declines an offer; the person is told by e-mail; only another answer takes it back. */
function useAnswer() {
  const [send] = useMutation(AnswerVolunteerSignupDocument)
  const tellMail = useTellMail()
  const [sending, setSending] = useState<number | null>(null)
  async function answer(signup: VolunteerSignup, status: SignupAnswer) {
    setSending(signup.id)
    await attempt('Failed to update signup', async () => {
      await send({ variables: { input: { id: signup.id, status, version: signup.version } } })
      void tellMail({ title: `${helperName(signup)} is ${status}`, text: 'They get an e-mail.' })
    })
    setSending(null)
  }
  return { answer, sending }
}

/** Confirms several offers; each person is told by e-mail. */
function ConfirmSignups({ signups, onClose }: { signups: readonly VolunteerSignup[]; onClose: () => void }) {
  const [send] = useMutation(AnswerVolunteerSignupDocument)
  return (
    <BulkDialog
      title="Confirm signups"
      items={signups}
      nameOf={helperName}
      confirmLabel={`Confirm ${count(signups.length, 'signup')}`}
      workingLabel="Confirming signups"
      failedWords="Failed to update signup"
      act={({ id, version }) => send({ variables: { input: { id, version, status: 'confirmed' } } })}
      formatOutcome={(done) => `${count(done, 'signup')} confirmed`}
      onClose={onClose}
    >
      <Text>{signups.map(helperName).join(', ')}. Each of them gets an e-mail to confirm that they are expected.</Text>
    </BulkDialog>
  )
}

/** Who signed up for one request, to be answered, printed and exported. */
export function SignupList({ request }: { request: VolunteerRequest }) {
  const variables = { first: 100, requestId: request.id }
  const query = usePages(VolunteerSignupsDocument, variables, (read) => read.volunteerSignups)
  const { rows: signups, next, readAll } = query
  const answering = useAnswer()
  const exportList = useListExport('volunteers')
  const [confirming, setConfirming] = useState<readonly VolunteerSignup[] | null>(null)
  const [printed, setPrinted] = useState<readonly VolunteerSignup[] | null>(null)
  const { chosen, selection, tools } = useSelection(query, helperName)
  const waiting = chosen.filter(({ status }) => status === 'pending')
  return (
    <>
      <div className={paper.screenOnly}>
        <div className={paper.toolbar}>
          <Text tone="muted" figures>
            {formatPlaces(request)}
          </Text>
          <div className={paper.tools}>
            {chosen.length > 0 ? (
              <SelectionTools {...tools}>
                <Button
                  size="small"
                  icon={Check}
                  disabled={waiting.length === 0}
                  onClick={() => setConfirming(waiting)}
                >
                  Confirm {waiting.length} waiting
                </Button>
              </SelectionTools>
            ) : (
              <>
                <PrintButton
                  disabled={signups.length === 0}
                  prepare={async () => {
                    const all = await readAll()
                    flushSync(() => setPrinted(all))
                  }}
                />
                <ExportMenu
                  fileName={`volunteers-${request.startDate}`}
                  sheet="Volunteers"
                  rows={async () => exportRows(await readAll())}
                  saveWith={exportList}
                  disabled={signups.length === 0}
                />
              </>
            )}
          </div>
        </div>
        <QueryList list={query} what="signups" height="row" count={4} more="Show later signups">
          {(rows) => (
            <Card pad="none">
              <DataTable
                label={`Signups for ${request.eventTitle}`}
                columns={signupColumns(answering)}
                rows={rows}
                sortable={!next.hasMore}
                selection={selection}
                empty={
                  <EmptyState icon={UsersRound} title="No volunteer signups yet">
                    Parents who sign up in the portal will appear here for you to confirm or decline.
                  </EmptyState>
                }
              />
            </Card>
          )}
        </QueryList>
      </div>
      {confirming && <ConfirmSignups signups={confirming} onClose={() => setConfirming(null)} />}
      <OnPaper
        title={`Volunteers for ${request.eventTitle}`}
        date={request.startDate}
        rows={paperRows(printed ?? signups)}
      />
    </>
  )
}

interface Answering {
  answer: (signup: VolunteerSignup, status: SignupAnswer) => Promise<void>
  /** The signup whose answer is on its way. */
  sending: number | null
}

/** What the list says of somebody who signed up, and the answers. */
const signupColumns = ({ answer, sending }: Answering): Column<VolunteerSignup>[] => [
  {
    id: 'name',
    head: 'Name',
    rowHeader: true,
    sortBy: helperName,
    cell: (signup) => (
      <div className={styles.lines}>
        {helperName(signup)}
        {signup.child && (
          <div className={styles.under}>
            <Text size="small">
              for <TextLink to={studentPath(signup.child.id)}>{fullName(signup.child)}</TextLink>
            </Text>
          </div>
        )}
      </div>
    ),
  },
  { id: 'status', head: 'Status', phone: 'end', sortBy: ({ status }) => status, cell: SignupBadge },
  {
    id: 'contact',
    head: 'Contact',
    wrap: true,
    phone: 'wide',
    cell: (signup) =>
      signup.parent && (
        <div className={styles.lines}>
          <TextLink href={`mailto:${signup.parent.email}`}>{signup.parent.email}</TextLink>
          {phoneOf(signup) && (
            <Text size="small" figures>
              {phoneOf(signup)}
            </Text>
          )}
        </div>
      ),
  },
  { id: 'skills', head: 'Skills', wrap: true, phone: 'wide', cell: ({ specialSkills }) => specialSkills },
  { id: 'since', head: 'Signed up', phone: 'hide', sortBy: ({ createdAt }) => createdAt, cell: signedUpOn },
  actionsColumn(
    'wide',
    (signup) =>
      signup.status !== 'withdrawn' && (
        <>
          {signup.status !== 'confirmed' && (
            <Button
              size="small"
              icon={Check}
              disabled={sending === signup.id}
              onClick={() => void answer(signup, 'confirmed')}
              aria-label={`Confirm ${helperName(signup)}`}
            >
              Confirm
            </Button>
          )}
          {signup.status !== 'declined' && (
            <Button
              size="small"
              icon={X}
              disabled={sending === signup.id}
              onClick={() => void answer(signup, 'declined')}
              aria-label={`Decline ${helperName(signup)}`}
            >
              Decline
            </Button>
          )}
        </>
      ),
  ),
]
