import { useMutation } from '@apollo/client/react'
import { Sparkles, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { formatCoverage } from '#graphql/moments/moments.rules.ts'
import { childName } from '#web/admin/shared/format.ts'
import { usePages } from '#web/app/usePages.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ClassMomentCard } from './ClassMomentCard.tsx'
import { type Moment, type MomentChild, namesIn } from './moments.ts'
import {
  ChildrenToObserveDocument,
  ClassMomentsDocument,
  DeleteMomentDocument,
  RestoreMomentDocument,
} from './moments.generated.ts'
import type { MomentUploads } from './useMomentUploads.ts'

const dialogs = lazyModule(() => import('./MomentDialog.tsx'))
const NewMoment = dialogs.component('NewMoment')
const EditMoment = dialogs.component('EditMoment')

/** Asks before a moment is deleted; the toast brings it back. */
export function DeleteMoment({ moment, onClose }: { moment: Moment; onClose: () => void }) {
  const [remove] = useMutation(DeleteMomentDocument)
  const [restore] = useMutation(RestoreMomentDocument)
  const { id, version, children } = moment
  return (
    <DeleteQuestion
      what="moment"
      text={`With ${namesIn(children)}. Families can no longer see it or its pictures. You can restore it within 30 days.`}
      remove={() => remove({ variables: { id, version } })}
      restore={() => restore({ variables: { id } })}
      onClose={onClose}
    />
  )
}

/** Who has not been observed for a while; a press writes about that child. */
function Coverage({ classId, onWrite }: { classId: number; onWrite: (childId: number) => void }) {
  const { data } = useScreenQuery(ChildrenToObserveDocument, { classId })
  const children = data?.childrenToObserve ?? []
  const words = formatCoverage(children.length)
  if (!words) return null
  return (
    <Notice>
      <Stack space={8}>
        <Text weight="strong">{words}</Text>
        <Inline as="ul" space={8} label="Write about">
          {children.map((child) => (
            <li key={child.id}>
              <Button icon={SquarePen} onClick={() => onWrite(child.id)}>
                {childName(child)}
              </Button>
            </li>
          ))}
        </Inline>
      </Stack>
    </Notice>
  )
}

/** Those of the class, and those who are in the moment and have left it. */
function offeredFor({ children }: Moment, ofClass: readonly MomentChild[]): MomentChild[] {
  const left = children.filter(({ id }) => ofClass.every((child) => child.id !== id))
  return [...ofClass, ...left.map((child) => ({ id: child.id, name: namesIn([child]) }))]
}

type Open = { kind: 'new'; about?: number } | { kind: 'edit' | 'delete'; moment: Moment }

interface ClassMomentsProps {
  classId: number
  /** The children of the class. */
  offered: readonly MomentChild[]
  uploads: MomentUploads
}

/** The moments of a class, the last one first, and the way to write one. */
export function ClassMoments({ classId, offered, uploads }: ClassMomentsProps) {
  const query = usePages(ClassMomentsDocument, { classId, first: 20 }, (read) => read.classMoments)
  const [opened, setOpened] = useState<Open | null>(null)
  const close = () => setOpened(null)
  const write = (about?: number) => setOpened({ kind: 'new', ...(about !== undefined && { about }) })
  return (
    <Stack space={16}>
      <Inline>
        <Button tone="primary" icon={SquarePen} onClick={() => write()}>
          New moment
        </Button>
      </Inline>
      <Coverage classId={classId} onWrite={write} />
      <QueryList
        list={query}
        what="moments"
        count={3}
        more="Show more moments"
        empty={
          <Card>
            <EmptyState icon={Sparkles} title="No moments yet">
              Write about something a child did, with a picture if you like. Only the child's family can see it.
            </EmptyState>
          </Card>
        }
      >
        {(rows) => (
          <>
            {rows.map((moment) => (
              <ClassMomentCard
                key={moment.id}
                moment={moment}
                uploads={uploads}
                onEdit={() => setOpened({ kind: 'edit', moment })}
                onDelete={() => setOpened({ kind: 'delete', moment })}
              />
            ))}
          </>
        )}
      </QueryList>
      {opened?.kind === 'new' && (
        <NewMoment classId={classId} offered={offered} about={opened.about} onWritten={uploads.send} onClose={close} />
      )}
      {opened?.kind === 'edit' && (
        <EditMoment moment={opened.moment} offered={offeredFor(opened.moment, offered)} onClose={close} />
      )}
      {opened?.kind === 'delete' && <DeleteMoment moment={opened.moment} onClose={close} />}
    </Stack>
  )
}
