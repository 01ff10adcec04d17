import { useMutation } from '@apollo/client/react'
import { Archive, ArchiveRestore, ArrowLeft, CalendarX, FilePlus2, MailOpen, MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { formatPhone, phoneLink, whatsappLink } from '#graphql/values/phone.ts'
import { CONTACT_AGE_GROUPS } from '#graphql/values/ageGroups.ts'
import { MoreMenu } from '#web/admin/shared/MoreMenu.tsx'
import { attempt } from '#web/admin/shared/attempt.ts'
import { formatAppointment } from '#web/admin/shared/format.ts'
import { useHasSection } from '#web/admin/shared/useHasSection.ts'
import { paths } from '#web/app/paths.ts'
import { useIsTeacher } from '#web/app/session.ts'
import type { ThreadProps } from '#web/shared/conversation/Thread.tsx'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, ButtonLink, IconButton } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { MenuItem } from '#web/ui/Menu/Menu.tsx'
import { Text, Unbroken } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentPath } from '../students/student.ts'
import { CancelVisitQuestion } from './CancelVisitQuestion.tsx'
import { ArchiveConversationDocument, type ConversationQuery, MarkConversationDocument } from './messages.generated.ts'
import { MarkAbsent } from './MarkAbsent.tsx'
import * as styles from './Messages.css.ts'

export type OpenConversation = ConversationQuery['conversation']

interface ConversationHeadProps extends Pick<ThreadProps, 'messages'> {
  conversation: OpenConversation
  backPath: string
  onApply: () => void
  onLeave: () => void
}

/** Archives a conversation or takes it out of the archive; the toast undoes it. */
function useArchive({ id, archivedAt }: OpenConversation, onLeave: () => void) {
  const [archive] = useMutation(ArchiveConversationDocument)
  function send(isArchived: boolean): Promise<boolean> {
    const failed = isArchived ? 'Failed to archive conversation' : 'Failed to restore conversation'
    return attempt(failed, () => archive({ variables: { id, isArchived } }), {
      title: isArchived ? 'Conversation archived' : 'Conversation returned to the inbox',
      action: { label: 'Undo', onPress: () => void send(!isArchived) },
    })
  }
  return async () => {
    if (await send(archivedAt === null)) onLeave()
  }
}

/** What is known of a visitor of the site, who has no account. */
function Visitor({ conversation: { phone, childAge, visitAt, ...rest } }: { conversation: OpenConversation }) {
  const age = CONTACT_AGE_GROUPS.find(({ code }) => code === childAge)?.label
  return (
    <Text size="small" tone="muted">
      {visitAt && (
        <>
          <Badge tone="info">{`Visit ${formatAppointment(visitAt)}`}</Badge>{' '}
        </>
      )}
      From the website
      {age && ` · child aged ${age}`} · <TextLink href={`mailto:${rest.with.email}`}>{rest.with.email}</TextLink>
      {phone && (
        <>
          {' · '}
          <Unbroken>{formatPhone(phone)}</Unbroken>
        </>
      )}
    </Text>
  )
}

/** Who it is with and about what, and what can be done with it. */
export function ConversationHead({ conversation, messages, backPath, onApply, onLeave }: ConversationHeadProps) {
  const { id, kind, subject, childId, childName, forTeachers, phone, applicationId, archivedAt, visitAt } = conversation
  const [isCancelling, setCancelling] = useState(false)
  const isTeacher = useIsTeacher()
  const hasStudents = useHasSection('students')
  const { name } = conversation.with
  const [mark] = useMutation(MarkConversationDocument)
  const archive = useArchive(conversation, onLeave)
  const call = phone ? phoneLink(phone) : undefined
  const chat = phone ? whatsappLink(phone, `Dear ${name}`) : undefined

  async function markUnread() {
    if (await attempt('Failed to mark as unread', () => mark({ variables: { id, isRead: false } }))) onLeave()
  }
  return (
    <header className={styles.head}>
      <div className={styles.narrowOnly}>
        <ButtonLink to={backPath} size="small" icon={ArrowLeft}>
          All messages
        </ButtonLink>
      </div>
      <span className={styles.wideOnly}>
        <Avatar name={name} size={44} />
      </span>
      <div className={styles.who}>
        <Heading level={2} look="h3">
          {name}
        </Heading>
        {kind === 'contact' ? (
          <Visitor conversation={conversation} />
        ) : (
          <Text size="small" tone="muted">
            {subject}
            {childId !== null && childName && (
              <>
                {' · about '}
                {hasStudents ? <TextLink to={studentPath(childId)}>{childName}</TextLink> : childName}
              </>
            )}
            {forTeachers && !isTeacher && ' · to the teachers'}
          </Text>
        )}
      </div>
      <Inline space={8}>
        {applicationId !== null && (
          <ButtonLink size="small" to={`${paths.adminSection('applications')}&application=${applicationId}`}>
            Open application
          </ButtonLink>
        )}
        {kind === 'contact' && applicationId === null && (
          <Button size="small" icon={FilePlus2} onClick={onApply}>
            Start application
          </Button>
        )}
        {childId !== null && <MarkAbsent key={id} subject={subject} childId={childId} messages={messages} />}
        {!isTeacher && (
          <IconButton
            icon={archivedAt ? ArchiveRestore : Archive}
            label={archivedAt ? 'Back to inbox' : 'Archive'}
            tone="secondary"
            onClick={() => void archive()}
          />
        )}
        <MoreMenu>
          <MenuItem icon={MailOpen} onSelect={() => void markUnread()}>
            Mark as unread
          </MenuItem>
          {visitAt && Date.parse(visitAt) > Date.now() && (
            <MenuItem icon={CalendarX} onSelect={() => setCancelling(true)}>
              Cancel visit
            </MenuItem>
          )}
          {call && (
            <MenuItem icon={Phone} href={call}>
              Call
            </MenuItem>
          )}
          {chat && (
            <MenuItem icon={MessageCircle} href={chat}>
              WhatsApp
            </MenuItem>
          )}
        </MoreMenu>
      </Inline>
      {isCancelling && visitAt && (
        <CancelVisitQuestion id={id} name={name} visitAt={visitAt} onClose={() => setCancelling(false)} />
      )}
    </header>
  )
}
