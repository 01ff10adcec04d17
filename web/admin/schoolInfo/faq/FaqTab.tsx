import { useMutation } from '@apollo/client/react'
import { ArrowDown, ArrowUp, CircleQuestionMark, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type FaqInput, faqSchema, type FaqValues } from '#graphql/faq/faq.schema.ts'
import { formatYesNo } from '#web/admin/shared/format.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { useIdSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DialogHistory } from '#web/ui/Dialog/dialogHistory.ts'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { entry as entryLayout } from '../SchoolInfo.css.ts'
import {
  DeleteFaqEntryDocument,
  MoveFaqEntryDocument,
  RestoreFaqEntryDocument,
  SaveFaqEntryDocument,
  SchoolFaqDocument,
  type SchoolFaqQuery,
} from '../schoolInfo.generated.ts'

/** The questions of the site, in its order. */
export function FaqTab() {
  const query = useScreenQuery(SchoolFaqDocument)
  const [openId, setOpenId] = useIdSearchParam('question')
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<FaqEntry | null>(null)
  const [move] = useMutation(MoveFaqEntryDocument)
  const [remove] = useMutation(DeleteFaqEntryDocument)
  const [restore] = useMutation(RestoreFaqEntryDocument)
  const moveTo = (id: number, beforeId: number | null) =>
    attempt('Failed to move question', () => move({ variables: { id, beforeId } }))
  return (
    <QueryState query={query} what="questions">
      {({ faqEntries: entries }) => {
        const opened = entries.find(({ id }) => id === openId)
        return (
          <>
            <Inline justify="between">
              <Text tone="muted">In the order shown on the home page.</Text>
              <Button size="small" tone="primary" icon={Plus} onClick={() => setAdding(true)}>
                Add Question
              </Button>
            </Inline>
            {entries.length === 0 && (
              <Card>
                <EmptyState icon={CircleQuestionMark} title="No questions yet">
                  Add questions that parents often ask.
                </EmptyState>
              </Card>
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
                      <IconButton
                        icon={Trash2}
                        label={`Delete: ${entry.question}`}
                        onClick={() => setDeleting(entry)}
                      />
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
                text={`“${deleting.question}” will be removed from the site.`}
                remove={() => remove({ variables: { id: deleting.id } })}
                restore={() => restore({ variables: { id: deleting.id } })}
                onClose={() => setDeleting(null)}
              />
            )}
          </>
        )
      }}
    </QueryState>
  )
}

type FaqEntry = SchoolFaqQuery['faqEntries'][number]

/** A new question, or another text of one. */
function FaqDialog({ entry, onClose }: { entry: FaqEntry | null; onClose: () => void }) {
  const [save] = useMutation(SaveFaqEntryDocument)
  const valuesOf = (from: Record<string, unknown>): FaqValues => ({
    ...(entry ? { id: entry.id } : {}),
    question: String(from.question ?? ''),
    answer: String(from.answer ?? ''),
    isPublished: Boolean(from.isPublished ?? true),
  })
  const form = useDialogForm<FaqValues, FaqInput>({
    schema: faqSchema,
    defaultValues: valuesOf({ ...entry }),
    ...(entry ? { version: entry.version } : {}),
    draft: `question.${entry?.id ?? 'new'}`,
    labels: {
      question: { label: 'Question' },
      answer: { label: 'Answer' },
      isPublished: { label: 'On the site', format: formatYesNo },
    },
    failed: 'Failed to save question',
    toValues: valuesOf,
    save: (input, version) => save({ variables: { input: { ...input, version } } }),
    saved: entry ? 'Question updated successfully' : 'Question created successfully',
    onClose,
  })
  const { field, register } = form
  return (
    <FormDialog
      {...form.formProps}
      title={entry ? 'Edit question' : 'Add Question'}
      saveLabel={entry ? 'Save' : 'Add Question'}
    >
      <TextField label="Question" {...field('question')} />
      <TextArea label="Answer" rows={5} {...field('answer')} />
      <Checkbox label="On the site" {...register('isPublished')} />
    </FormDialog>
  )
}
