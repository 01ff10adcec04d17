import { useMutation } from '@apollo/client/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Reaction, reactionLabels } from '#graphql/moments/moments.rules.ts'
import { exactMoment } from '#web/admin/shared/format.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Moments.css.ts'
import type { Moment } from './moments.ts'
import { DeleteMomentCommentDocument } from './moments.generated.ts'

type Comment = Moment['comments'][number]

const writer = ({ writtenBy }: Comment) => writtenBy ?? 'A family member'

/** Asks before a comment of a family is removed. */
export function RemoveComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const [remove] = useMutation(DeleteMomentCommentDocument)
  return (
    <DeleteQuestion
      what="comment"
      text={`${writer(comment)}: “${comment.text}”. This cannot be undone.`}
      confirmLabel="Remove comment"
      deleted="Comment removed"
      failed="The comment was not removed"
      pendingLabel="Removing..."
      remove={() => remove({ variables: { id: comment.id } })}
      onClose={onClose}
    />
  )
}

/** What families answered: their reactions counted, their comments with names. */
export function Replies({ moment: { reactions, comments } }: { moment: Moment }) {
  const [removing, setRemoving] = useState<Comment | null>(null)
  return (
    <>
      {reactions.length > 0 && (
        <Inline as="ul" space={8} label="Families' reactions">
          {reactions.map(({ reaction, count }) => (
            <li key={reaction}>
              <Badge tone="coral">
                {reactionLabels[reaction as Reaction]}: {count}
              </Badge>
            </li>
          ))}
        </Inline>
      )}
      {comments.length > 0 && (
        <Stack as="ul" space={8} label="Families' comments">
          {comments.map((comment) => (
            <li key={comment.id} className={styles.comment}>
              <div>
                <Text size="small" tone="muted">
                  {writer(comment)}, {exactMoment(comment.createdAt)}
                </Text>
                <Text asTyped>{comment.text}</Text>
              </div>
              <IconButton
                icon={Trash2}
                label={`Remove ${writer(comment)}'s comment`}
                onClick={() => setRemoving(comment)}
              />
            </li>
          ))}
        </Stack>
      )}
      {removing && <RemoveComment comment={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}
