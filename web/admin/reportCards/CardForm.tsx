import { useMutation } from '@apollo/client/react'
import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type CardState, cardTexts, stateOf, type Term, terms } from '#graphql/reportCards/reportCards.rules.ts'
import { type ReportCardForm, reportCardFormSchema } from '#graphql/reportCards/reportCards.schema.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { textsOf } from '#web/admin/shared/formValues.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { ChildField, useChosenChild } from '#web/admin/shared/people/ChildField.tsx'
import { CommentField } from '#web/admin/shared/phrases/CommentField.tsx'
import type { PhraseTopic } from '#web/admin/shared/phrases/phrases.ts'
import { useToday } from '#web/app/useToday.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { existingIdOf } from '#web/shared/form/errors.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import type { CardTask } from './cards.ts'
import { ChildSoFar } from './ChildSoFar.tsx'
import {
  CreateReportCardDocument,
  type EditedReportCardQuery,
  UpdateReportCardDocument,
} from './reportCards.generated.ts'

/** What a dialog for a new card is called, and says. */
interface CardWords {
  title: string
  created: string
  failed: string
}

/** Of the Report Cards section: admin specification, sections 8 and 9. */
const cardWords: CardWords = {
  title: 'Create Report Card',
  created: 'Report card created successfully',
  failed: 'Failed to create report card',
}

/** What a new card begins with. */
export interface NewCard {
  childId?: number
  term?: Term
  year?: number
  isDraft?: boolean
}

export interface CardFormProps {
  /** The card to be changed; without one a new card is written. */
  card?: EditedReportCardQuery['reportCard']
  start?: NewCard
  /** The terms to choose from. */
  offered?: readonly Term[]
  words?: CardWords
  /** What is done with a card that is no draft. */
  task?: CardTask | undefined
  /** Opens the card that is in the way of a new one. */
  onEditExisting: (id: number) => void
  /** Goes on with the next child of the class; without one this is the last. */
  onNext?: ((isDraft: boolean) => void) | undefined
  onClose: () => void
}

type Values = z.input<typeof reportCardFormSchema>

const labels = {
  childId: { label: 'Student' },
  term: { label: 'Term' },
  year: { label: 'Year' },
  dateIssued: { label: 'Date issued', format: (value: unknown) => formatDate(String(value)) },
  ...Object.fromEntries(cardTexts.map(({ field, label }) => [field, { label }])),
  returnReason: { label: 'What should be changed' },
}

const valuesOf = (from: Record<string, unknown>) =>
  ({ ...textsOf(labels, from), isDraft: from.isDraft === true && from.isSubmitted !== true }) as unknown as Values

/** What the phrases for each text are about. */
const topicsOf: Record<(typeof cardTexts)[number]['field'], readonly PhraseTopic[]> = {
  academicProgress: ['literacy', 'numeracy'],
  socialDevelopment: ['social'],
  communicationSkills: ['literacy'],
  physicalDevelopment: ['motor'],
  teacherComments: ['general', 'creative'],
}

/** What the box says that keeps a card from being published. */
function draftWords(state: 'new' | CardState, submits: boolean) {
  if (state === 'submitted')
    return submits
      ? { label: 'Withdraw and keep as a draft', hint: 'It is no longer with the office for approval.' }
      : { label: 'Return as a draft', hint: 'The teacher corrects it and submits it again.' }
  return {
    label: 'Draft',
    hint: submits ? 'It has not been submitted for approval yet.' : 'Parents cannot see it yet.',
  }
}

/** A new report card, or what one says. It is published as soon as it is saved, or submitted where the office approves it. */
export function CardForm({ card, start = {}, offered = terms, words = cardWords, ...rest }: CardFormProps) {
  const { onEditExisting, onNext, onClose, task = 'publish' } = rest
  const submits = task === 'submit'
  const state = card ? stateOf(card) : 'new'
  // the office, of what a teacher submitted
  const returns = state === 'submitted' && !submits
  const [create] = useMutation(CreateReportCardDocument)
  const [update] = useMutation(UpdateReportCardDocument)
  const [existing, setExisting] = useState<number | null>(null)
  const goesOn = useRef(false)
  const today = useToday()
  const form = useSavedForm<Values, ReportCardForm>({
    schema: reportCardFormSchema,
    defaultValues: valuesOf(card ?? { year: today.slice(0, 4), dateIssued: today, ...start }),
    version: card?.version,
    draft: `card.${card?.id ?? `new.${start.childId ?? ''}`}`,
    labels,
    failed: card ? 'Failed to update report card' : words.failed,
    toValues: (current) => valuesOf({ ...current, childId: card?.childId }),
    save: async (input, version) => {
      const { childId, isDraft = false, returnReason, ...texts } = input
      const status = isDraft ? 'draft' : submits ? 'submitted' : 'published'
      // what is published stays so
      const reason = returns && isDraft ? { returnReason } : {}
      const values = state === 'published' ? texts : { ...texts, ...reason, status }
      try {
        if (card) await update({ variables: { id: card.id, input: { ...values, version } } })
        else await create({ variables: { input: { ...texts, childId, status } } })
      } catch (error) {
        setExisting(existingIdOf(error))
        throw error
      }
      const done = card ? 'Report card updated successfully' : words.created
      toast({ title: isDraft ? 'Draft saved' : submits ? 'Submitted for approval' : done })
      if (goesOn.current && onNext) onNext(isDraft)
      else onClose()
    },
  })
  const { field, register, control, formState, setValue } = form
  const { errors } = formState
  const [childId, isDraft] = useWatch({ control, name: ['childId', 'isDraft'] })
  const shownChild = card?.childId ?? Number(childId)
  const chosenChild = useChosenChild(card ? '' : String(childId ?? ''))
  const publishes = submits ? 'Submit for approval' : card ? 'Publish' : words.title
  const saveLabel = isDraft ? 'Save draft' : state === 'published' ? 'Save' : publishes
  return (
    <FormDialog
      {...form.formProps}
      title={card ? 'Edit report card' : words.title}
      description={
        card?.child
          ? fullName(card.child)
          : submits
            ? 'The office checks it, and publishes it for the parents.'
            : "The student's parents can see it as soon as it is saved, unless it is a draft."
      }
      size="large"
      onClose={onClose}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent
        goesOn.current = submitter?.getAttribute('value') === 'next'
        void form.submit(event)
      }}
      aside={
        onNext &&
        (formState.isDirty ? (
          <Button
            type="submit"
            value="next"
            size="small"
            icon={ArrowRight}
            iconAt="end"
            pending={formState.isSubmitting}
          >
            Save and next child
          </Button>
        ) : (
          <Button size="small" icon={ArrowRight} iconAt="end" onClick={() => onNext(isDraft === true)}>
            Next child
          </Button>
        ))
      }
      saveLabel={saveLabel}
      problem={existing === null ? errors.root?.message : undefined}
    >
      {existing !== null && (
        <Notice tone="danger" live>
          {errors.root?.message}{' '}
          <Button size="small" onClick={() => onEditExisting(existing)}>
            Edit the existing card
          </Button>
        </Notice>
      )}
      {card?.returnReason && (
        <Notice tone="warning" title="Returned by the office">
          {card.returnReason}
        </Notice>
      )}
      {!card && <FormField as={ChildField} control={control} name="childId" label="Student" />}
      <Grid columnsOf={320}>
        <Stack>
          <Grid columnsOf={160}>
            <SelectField
              label="Term"
              placeholder="Choose a term"
              options={offered.map((term) => ({ value: term, label: term }))}
              {...field('term')}
            />
            <NumberField label="Year" {...field('year')} />
            <FormField as={DateField} control={control} name="dateIssued" label="Date issued" />
          </Grid>
          {cardTexts.map(({ field, label }) => (
            <CommentField
              key={field}
              label={label}
              optional
              error={errors[field]?.message}
              child={card?.child ?? chosenChild}
              topics={topicsOf[field]}
              onText={(text) => setValue(field, text, { shouldDirty: true })}
              {...register(field)}
            />
          ))}
          {state !== 'published' && <Checkbox {...draftWords(state, submits)} {...field('isDraft')} />}
          {returns && isDraft && (
            <TextArea
              label="What should be changed"
              hint="Shown to the class teachers with this report card."
              rows={2}
              optional
              {...field('returnReason')}
            />
          )}
        </Stack>
        {shownChild > 0 && <ChildSoFar key={shownChild} childId={shownChild} />}
      </Grid>
    </FormDialog>
  )
}
