import { Clock, Eye, MailCheck, MailX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { NextPage } from '#web/app/usePages.ts'
import { SteadyScroll } from '#web/app/Scroll.tsx'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge/Badge.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { type Attachment, AttachmentLink } from './Attachments.tsx'
import { writtenAt } from './moment.ts'
import * as styles from './Thread.css.ts'

export interface ThreadMessage {
  id: number
  body: string
  writer: string
  fromStaff: boolean
  /** For staff: how far the e-mail is that carries it. */
  delivery?: string | null
  /** For staff: when the parent first had it open. */
  readAt?: string | null
  attachments?: readonly Attachment[]
  createdAt: string
}

export interface ThreadProps {
  /** Names the list: "Conversation with Thandi Mokoena". */
  label: string
  /** The latest ones, newest first. */
  messages: readonly ThreadMessage[]
  /** Earlier messages. */
  next: NextPage
  /** The reader, whose own messages are at the right. */
  side: 'school' | 'parent'
}

const deliveries: Record<string, { words: string; tone: BadgeTone; icon: typeof Clock }> = {
  queued: { words: 'E-mail waiting', tone: 'neutral', icon: Clock },
  sent: { words: 'E-mailed', tone: 'good', icon: MailCheck },
  failed: { words: 'E-mail failed', tone: 'danger', icon: MailX },
}

/** Words for a screen reader about what the other side has written since the thread was opened. */
function useAnnouncement(messages: readonly ThreadMessage[], side: ThreadProps['side']) {
  const [newest] = messages
  const [known, setKnown] = useState(newest?.id)
  const [words, setWords] = useState('')
  if (newest && newest.id !== known) {
    setKnown(newest.id)
    const isOther = newest.fromStaff !== (side === 'school')
    setWords(isOther && known !== undefined ? `New message from ${newest.writer}: ${newest.body}` : '')
  }
  return words
}

/**
 * Messages, oldest first, the newest in the viewport; earlier ones are read above them.
 *
 * - **Use it for:** Messages of parents and staff, in the portal and in the admin area.
 * - **Not for:** Notices to all: a list of cards.
 * - **Parts:** Own messages are at the right (`side` says whose eyes). Writer, time and, for staff, how far the
 *   e-mail is. Earlier messages are read above, and the page stays where it was.
 * - **Accessibility:** A named list. A new message of the other side is announced with its writer and words. Times
 *   are `time` elements.
 * - **Words:** “07:40” today, “Thu 19 Nov, 16:05” before that.
 */
export function Thread({ label, messages, next, side }: ThreadProps) {
  const end = useRef<HTMLLIElement>(null)
  const newest = messages[0]?.id
  const isOpened = useLocation().key === 'default'
  const isBack = useNavigationType() === 'POP' && !isOpened
  // back navigation leads to where the reader was
  const read = useRef(isBack ? newest : undefined)
  useEffect(() => {
    if (newest !== read.current) end.current?.scrollIntoView({ block: 'nearest' })
    read.current = newest
  }, [newest])
  const announcement = useAnnouncement(messages, side)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <MoreRows next={next} label="Show earlier messages" />
      <SteadyScroll first={messages.at(-1)?.id} last={newest}>
        <ol className={styles.thread} aria-label={label}>
          {messages
            .toReversed()
            .map(({ id, body, writer, fromStaff, delivery, readAt, attachments = [], createdAt }) => {
              const place = fromStaff === (side === 'school') ? 'own' : 'other'
              const letter = delivery ? deliveries[delivery] : undefined
              return (
                <li key={id} ref={id === newest ? end : undefined} className={styles.message[place]}>
                  <div className={styles.head}>
                    <span className={styles.writer}>{writer}</span>
                    <time dateTime={createdAt}>{writtenAt(createdAt)}</time>
                    {readAt && side === 'school' && <Badge tone="good" icon={Eye}>{`Read ${writtenAt(readAt)}`}</Badge>}
                    {letter && !readAt && (
                      <Badge tone={letter.tone} icon={letter.icon}>
                        {letter.words}
                      </Badge>
                    )}
                  </div>
                  <div className={styles.bubble[place]}>{body}</div>
                  {attachments.map((attachment) => (
                    <AttachmentLink key={attachment.id} attachment={attachment} />
                  ))}
                </li>
              )
            })}
        </ol>
      </SteadyScroll>
    </>
  )
}

/** How many messages are read at once. */
export const threadPage = 30
