import { CheckCheck } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import * as styles from './Care.css.ts'
import { CareFaces } from './CareFaces.tsx'
import { asleep, type CaredChild, type Draft, formatDraft, openChildren, type Round } from './careEntries.ts'

export interface CareGroup {
  id: number
  /** Of the class; a heading where there are several. */
  name: string
  children: readonly CaredChild[]
}

interface ForAllProps {
  /** Those who are here. */
  children: readonly CaredChild[]
  draft: Draft | null
  round: Round
  isOpen: boolean
  now: Date
  /** When it happened, as an ISO timestamp. */
  at: string
  onAll: (children: readonly CaredChild[], whose: string) => void
  onWake: (children: readonly CaredChild[]) => void
}

/** Whether something can be entered for all at once: what they brought is counted child by child. */
const isForAll = ({ draft, isOpen }: Pick<ForAllProps, 'draft' | 'isOpen'>): boolean =>
  isOpen && draft !== null && draft.kind !== 'supplies'

/** What one press enters for all who are here, or for those who have no entry yet. */
export function ForAll({ children, draft, round, isOpen, now, at, onAll, onWake }: ForAllProps) {
  if (!draft || !isForAll({ draft, isOpen })) return null
  const open = openChildren(children, draft, round, now)
  const sleeping = draft.kind === 'sleep' ? children.filter((child) => asleep(child) !== null) : []
  const whose = open.length === children.length ? `All ${open.length}` : `The other ${open.length}`
  return (
    <Inline space={8}>
      {open.length > 1 && (
        <Button tone="primary" icon={CheckCheck} onClick={() => onAll(open, whose)}>
          {whose} · {draft.kind === 'note' ? 'one note' : formatDraft(draft, at)}
        </Button>
      )}
      {sleeping.length > 1 && (
        <Button icon={CheckCheck} onClick={() => onWake(sleeping)}>
          {sleeping.length} woke up
        </Button>
      )}
    </Inline>
  )
}

interface ClassFacesProps extends Omit<ForAllProps, 'children'> {
  group: CareGroup
  hasHeading: boolean
  onFace: (child: CaredChild) => void
}

/** The children of a class with what one press enters for all of them. */
export function ClassFaces({ group, hasHeading, onFace, ...rest }: ClassFacesProps) {
  const here = group.children.filter(({ isHere }) => isHere)
  // what was entered is corrected also after a child went home
  const shown = rest.draft ? here : group.children
  const { draft, round, now, isOpen } = rest
  return (
    <section aria-label={group.name}>
      <Stack space={12}>
        {(hasHeading || isForAll(rest)) && (
          <div className={styles.head}>
            {hasHeading && <Heading level={2}>{group.name}</Heading>}
            <ForAll {...rest} children={here} />
          </div>
        )}
        {shown.length > 0 ? (
          <CareFaces children={shown} {...{ draft, round, now, isOpen }} onPress={onFace} />
        ) : (
          <EmptyState title="Nobody here">
            Children appear here while they are present. Mark arrivals in the register.
          </EmptyState>
        )}
      </Stack>
    </section>
  )
}
