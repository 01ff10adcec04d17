import { useMutation } from '@apollo/client/react'
import { ArrowDown, ArrowUp, CircleQuestionMark, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { tellFailure } from '#web/shared/form/errors.ts'
import { useIdParameter } from '../../shared/useParameter.ts'
import { entry as entryLayout } from '../SchoolInfo.css.ts'
import {
  DeleteFaqEntryDocument,
  MoveFaqEntryDocument,
  RestoreFaqEntryDocument,
  SchoolFaqDocument,
} from '../schoolInfo.generated.ts'
import type { FaqEntry } from './FaqDialog.tsx'

const DeleteQuestion = lateModule(() => import('#web/shared/form/DeleteQuestion.tsx')).part(
  (module) => module.DeleteQuestion,
)
const FaqDialog = lateModule(() => import('./FaqDialog.tsx')).part((module) => module.FaqDialog)

/** The questions of the site, in its order. */
export function FaqTab() {
  const query = useScreenQuery(SchoolFaqDocument)
  const { data } = query
  const [openId, setOpenId] = useIdParameter('question')
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<FaqEntry | null>(null)
  const [move] = useMutation(MoveFaqEntryDocument)
  const [remove] = useMutation(DeleteFaqEntryDocument)
  const [restore] = useMutation(RestoreFaqEntryDocument)
  if (!data) return <QueryState query={query} label="Loading questions" failed="The questions could not be loaded." />
  const entries = data.faqEntries
  const opened = entries.find(({ id }) => id === openId)
  const moveTo = (id: number, beforeId: number | null) =>
    move({ variables: { id, beforeId } }).catch((failed: unknown) => tellFailure('Failed to move question', failed))
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">In the order in which the home page asks them.</Text>
        <Button size="small" tone="primary" icon={Plus} onClick={() => setAdding(true)}>
          Add Question
        </Button>
      </Inline>
      {entries.length === 0 && (
        <EmptyState icon={CircleQuestionMark} title="No questions yet">
          Answer what parents often ask.
        </EmptyState>
      )}
      <Stack as="ul" space={12}>
        {entries.map((entry, index) => (
          <Card key={entry.id} as="li" pad="small">
            <div className={entryLayout}>
              <Stack space={4}>
                <Inline space={8}>
                  <Heading level={3}>{entry.question}</Heading>
                  {!entry.isPublished && <Badge>Not on the site</Badge>}
                </Inline>
                <Text tone="muted" asTyped>
                  {entry.answer}
                </Text>
              </Stack>
              <Inline space={4} justify="end">
                <IconButton
                  icon={ArrowUp}
                  label={`Move up: ${entry.question}`}
                  disabled={index === 0}
                  onClick={() => void moveTo(entry.id, entries[index - 1]?.id ?? null)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move down: ${entry.question}`}
                  disabled={index === entries.length - 1}
                  onClick={() => void moveTo(entry.id, entries[index + 2]?.id ?? null)}
                />
                <IconButton icon={Pencil} label={`Edit: ${entry.question}`} onClick={() => setOpenId(entry.id)} />
                <IconButton icon={Trash2} label={`Delete: ${entry.question}`} onClick={() => setDeleting(entry)} />
              </Inline>
            </div>
          </Card>
        ))}
      </Stack>
      {(adding || opened) && (
        <DialogHistory value={!opened}>
          <FaqDialog
            key={opened?.id ?? 'new'}
            entry={opened ?? null}
            onClose={() => {
              setAdding(false)
              setOpenId(null)
            }}
          />
        </DialogHistory>
      )}
      {deleting && (
        <DeleteQuestion
          what="question"
          text={`“${deleting.question}” leaves the site.`}
          remove={() => remove({ variables: { id: deleting.id } })}
          restore={() => restore({ variables: { id: deleting.id } })}
          onClose={() => setDeleting(null)}
        />
      )}
    </Stack>
  )
}
