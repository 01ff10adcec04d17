import { useMutation } from '@apollo/client/react'
import { Send, X } from 'lucide-react'
import { useState } from 'react'
import { formatPhone } from '#graphql/values/phone.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { fullName, momentInText } from '#web/admin/shared/format.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { QueryProblem } from '#web/shared/query/QueryState.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentPath } from '../../students/student.ts'
import { familyDialogs } from '../lazyDialogs.ts'
import {
  OpenInvitationsDocument,
  RefuseInvitationDocument,
  RenewInvitationDocument,
  WithdrawInvitationDocument,
} from '../parents.generated.ts'
import type { OpenInvitation } from './ConfirmGuardianDialog.tsx'
import { LinkToHandOnDialog, type SentLink } from './InvitationLink.tsx'
import * as styles from './Invitations.css.ts'

const ConfirmGuardianDialog = familyDialogs.component('ConfirmGuardianDialog')

type Opened = { kind: 'confirm' | 'refuse' | 'withdraw'; invitation: OpenInvitation }

const childName = ({ child }: OpenInvitation) => (child ? fullName(child) : 'the child')

/** What is said of an invitation under its address. */
function InvitationLine({ invitation }: { invitation: OpenInvitation }) {
  const { requestedBy: person, askedBy, state } = invitation
  if (state === 'asked' && askedBy)
    return <>{fullName(askedBy)} asked you to invite this address. Nothing is sent until you do.</>
  if (person) {
    const phone = person.phoneNumber ? `, ${formatPhone(person.phoneNumber)}` : ''
    return (
      <>
        Used by {fullName(person)} ({person.email}
        {phone}). They cannot see anything until you confirm who they are.
      </>
    )
  }
  const until = state === 'expired' ? 'Link expired' : `Link valid until ${momentInText(invitation.expiresAt)}`
  return (
    <>
      Sent {momentInText(invitation.sentAt)}. {until}.
    </>
  )
}

/** Asks before somebody who used an invitation is turned away. */
function RefuseQuestion({ invitation, onDone }: { invitation: OpenInvitation; onDone: () => void }) {
  const [refuse] = useMutation(RefuseInvitationDocument)
  const name = invitation.requestedBy ? fullName(invitation.requestedBy) : 'this person'
  return (
    <DeleteQuestion
      what="request"
      question={`Decline ${name}'s request?`}
      text={`${name} gets an e-mail and cannot see ${childName(invitation)}. The invitation ends.`}
      confirmLabel="Decline"
      pendingLabel="Declining..."
      deleted={`${name} was not linked to ${childName(invitation)}`}
      failed="Failed to decline the request"
      remove={() => refuse({ variables: { id: invitation.id } })}
      onClose={onDone}
    />
  )
}

/** Asks before the link of an invitation stops working. */
export function WithdrawInvitation({ invitation, onDone }: { invitation: OpenInvitation; onDone: () => void }) {
  const [withdraw] = useMutation(WithdrawInvitationDocument)
  return (
    <DeleteQuestion
      what="invitation"
      {...(invitation.state === 'asked' && invitation.askedBy
        ? {
            question: `Decline the request to invite ${invitation.email}?`,
            text: `Nothing is sent to this address, and ${fullName(invitation.askedBy)} will be notified by e-mail.`,
            confirmLabel: 'Do not invite',
            pendingLabel: 'Declining...',
            deleted: 'Request declined',
            failed: 'Failed to decline the request',
          }
        : {
            question: 'Withdraw this invitation?',
            text: `The link sent to ${invitation.email} will stop working.`,
            confirmLabel: 'Withdraw',
            pendingLabel: 'Withdrawing...',
            deleted: 'Invitation withdrawn',
            failed: 'Failed to withdraw the invitation',
          })}
      remove={() => withdraw({ variables: { id: invitation.id } })}
      onClose={onDone}
    />
  )
}

/** Invitations that have not led to a link yet, of one child or of all; those that wait for a decision stand first. */
export function Invitations({ childId = null }: { childId?: number | null }) {
  const query = useScreenQuery(OpenInvitationsDocument, { childId })
  const { data } = query
  const [renew, renewing] = useMutation(RenewInvitationDocument)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [sent, setSent] = useState<SentLink | null>(null)
  const close = () => setOpened(null)

  const sendAgain = ({ id }: OpenInvitation) =>
    attempt('Failed to send the invitation', async () => {
      const { data: answer } = await renew({ variables: { id } })
      if (answer) setSent(answer.renewInvitation)
    })

  return (
    <>
      <QueryProblem query={query} failed="The invitations could not be loaded." />
      {data && data.invitations.length > 0 && (
        <Panel title="Open invitations" padded={false}>
          <ul>
            {data.invitations.map((invitation) => (
              <li key={invitation.id} className={styles.row}>
                <span className={styles.head}>
                  <span className={styles.address}>{invitation.email}</span>
                  {childId === null && invitation.child && (
                    <TextLink to={studentPath(invitation.child.id)}>{fullName(invitation.child)}</TextLink>
                  )}
                  {invitation.state === 'waiting' && <Badge tone="warning">Confirm who this is</Badge>}
                  {invitation.state === 'asked' && <Badge tone="warning">Requested by a parent</Badge>}
                  {invitation.state === 'expired' && <Badge>Expired</Badge>}
                </span>
                <span className={styles.said}>
                  <InvitationLine invitation={invitation} />
                </span>
                <span className={styles.tools}>
                  {invitation.state === 'waiting' ? (
                    <>
                      <Button size="small" tone="primary" onClick={() => setOpened({ kind: 'confirm', invitation })}>
                        Confirm…
                      </Button>
                      <Button size="small" onClick={() => setOpened({ kind: 'refuse', invitation })}>
                        Decline
                      </Button>
                    </>
                  ) : (
                    <>
                      <Button
                        size="small"
                        icon={Send}
                        pending={renewing.loading}
                        pendingLabel="Sending..."
                        onClick={() => void sendAgain(invitation)}
                      >
                        {invitation.state === 'asked' ? 'Send invitation' : 'Send again'}
                      </Button>
                      <Button size="small" icon={X} onClick={() => setOpened({ kind: 'withdraw', invitation })}>
                        {invitation.state === 'asked' ? 'Do not invite' : 'Withdraw'}
                      </Button>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {opened?.kind === 'confirm' && <ConfirmGuardianDialog invitation={opened.invitation} onClose={close} />}
      {opened?.kind === 'refuse' && <RefuseQuestion invitation={opened.invitation} onDone={close} />}
      {opened?.kind === 'withdraw' && <WithdrawInvitation invitation={opened.invitation} onDone={close} />}
      {sent && <LinkToHandOnDialog sent={sent} onClose={() => setSent(null)} />}
    </>
  )
}
