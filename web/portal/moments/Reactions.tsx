import { useMutation } from '@apollo/client/react'
import { Award, HandHeart, Heart, type LucideIcon, Smile } from 'lucide-react'
import { type Reaction, reactionLabels, reactions } from '#graphql/moments/moments.rules.ts'
import { skipRefetch } from '#web/app/freshness.ts'
import { serialize } from '#web/app/serialize.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { ReactToMomentDocument } from './moments.generated.ts'
import * as styles from './Moments.css.ts'
import { type OwnMoment, withOwnReaction } from './moments.ts'

const icons: Record<Reaction, LucideIcon> = { love: Heart, smile: Smile, proud: Award, thanks: HandHeart }

/** What a family can answer with one press; another press takes it back. */
export function Reactions({ moment }: { moment: OwnMoment }) {
  const { id, reactions: counted } = moment
  const [react] = useMutation(ReactToMomentDocument, {
    context: { ...skipRefetch, ...serialize(`moment ${id}`).context },
  })

  function choose(reaction: Reaction | null) {
    const expected = { __typename: 'ClassMoment', id, reactions: withOwnReaction(counted, reaction) }
    react({
      variables: { input: { momentId: id, reaction } },
      optimisticResponse: { reactToMoment: expected },
    }).catch((error: unknown) => tellFailure('Your reaction was not saved', error))
  }

  return (
    <div role="group" aria-label="React to this moment" className={styles.reactions}>
      {reactions.map((reaction) => {
        const { count = 0, isOwn = false } = counted.find((each) => each.reaction === reaction) ?? {}
        const Icon = icons[reaction]
        return (
          <button
            key={reaction}
            type="button"
            aria-pressed={isOwn}
            className={styles.reaction}
            onClick={() => choose(isOwn ? null : reaction)}
          >
            <Icon aria-hidden size={18} />
            {reactionLabels[reaction]}
            {count > 0 && (
              <span className={styles.count}>
                {count}
                <VisuallyHidden>{count === 1 ? ' person' : ' people'}</VisuallyHidden>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
