import { useMutation } from '@apollo/client/react'
import { MessageCircle, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { writtenAt } from '#web/shared/conversation/moment.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { CommentForm } from './CommentForm.tsx'
import { DeleteMomentCommentDocument } from './moments.generated.ts'
import * as styles from './Moments.css.ts'
import type { OwnMoment } from './moments.ts'

type Comment = OwnMoment['comments'][number]

interface CommentsProps {
  moment: OwnMoment
  /** Name of the user who is signed in. */
  ownName: string
}

/** What was written about a moment, and a form for more. */
export function Comments({ moment, ownName }: CommentsProps) {
  const [deleting, setDeleting] = useState<Comment | null>(null)
  const [isWriting, setWriting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { id, comments } = moment

  function onSent() {
    opener.current?.focus()
    setWriting(false)
    toast({ title: 'Comment sent', text: 'The class teachers can read it.' })
  }

  return (
    <>
      {comments.length > 0 && (
        <ul aria-label="Comments" className={styles.comments}>
          {comments.map((comment) => (
            <li key={comment.id} className={styles.comment}>
              <div>
                <Text size="small" tone="muted" figures>
                  {comment.writtenBy === ownName ? 'You' : comment.writtenBy}
                  {', '}
                  <time dateTime={comment.createdAt}>{writtenAt(comment.createdAt)}</time>
                </Text>
                <Text asTyped>{comment.text}</Text>
              </div>
              <IconButton icon={Trash2} label="Delete comment" onClick={() => setDeleting(comment)} />
            </li>
          ))}
        </ul>
      )}
      <Inline>
        <Button
          ref={opener}
          size="small"
          tone="quiet"
          icon={MessageCircle}
          aria-expanded={isWriting}
          onClick={() => setWriting(!isWriting)}
        >
          Write a comment
        </Button>
      </Inline>
      {isWriting && <CommentForm momentId={id} onSent={onSent} />}
      {deleting && <DeleteComment comment={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

function DeleteComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const [remove] = useMutation(DeleteMomentCommentDocument)
  return (
    <DeleteQuestion
      what="comment"
      text="The teachers will no longer see it. This cannot be undone."
      deleted="Comment deleted"
      remove={() => remove({ variables: { id: comment.id } })}
      onClose={onClose}
    />
  )
}
