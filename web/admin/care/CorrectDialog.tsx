import * as z from 'zod/mini'
import { problemOf } from '#graphql/care/entryProblem.rules.ts'
import type { CareValues } from '#graphql/care/care.rules.ts'
import { timeOfDay } from '#graphql/platform/fields.schema.ts'
import { isTimeOfDay, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { endingLabels, kindLabels } from '#web/shared/care/careWords.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { Choice, optionsOf } from './Choice.tsx'
import { type Draft, momentOf, stillToCome, type Version } from './careEntries.ts'
import { ValueChoice } from './ValueChoice.tsx'

interface Correction extends Record<string, unknown> {
  time: string
  /** When a sleep ended; empty while the child sleeps, and for other kinds. */
  until: string
  text: string
  draft: Draft
}

const time = (moment: string) => timeInJohannesburg(new Date(moment))

/** What a correction says, as it is sent. */
function valuesOf(date: string, { time: at, until, text, draft }: Correction): CareValues {
  const isAwake = draft.kind === 'sleep' && until.trim() !== ''
  return {
    ...draft,
    text: draft.kind === 'note' ? text.trim() || null : draft.text,
    ending: isAwake ? draft.ending : null,
    at: momentOf(date, at),
    until: isAwake ? momentOf(date, until) : null,
  }
}

/** Where the form shows what is wrong with a value. */
const shownAt: Partial<Record<keyof CareValues, keyof Correction>> = { at: 'time', until: 'until', text: 'text' }

const schemaOf = (date: string, now: () => Date) =>
  z
    .object({
      time: timeOfDay('Please enter a time, such as 10:05.'),
      until: z.string().check(
        z.trim(),
        z.refine((typed) => typed === '' || isTimeOfDay(typed), 'Please enter a time, such as 10:05.'),
      ),
      text: z.string(),
      draft: z.custom<Draft>(),
    })
    .check(
      z.superRefine((correction, context) => {
        const { until } = correction
        if (!isTimeOfDay(correction.time) || (until !== '' && !isTimeOfDay(until))) return
        const values = valuesOf(date, correction)
        const problem = problemOf(values)
        const field = problem && (shownAt[problem.field] ?? 'draft')
        if (problem && field) context.addIssue({ code: 'custom', path: [field], message: problem.message })
        if (values.at > now().toISOString()) context.addIssue({ code: 'custom', path: ['time'], message: stillToCome })
        else if (values.until && values.until > now().toISOString())
          context.addIssue({ code: 'custom', path: ['until'], message: stillToCome })
      }),
    )

interface CorrectDialogProps {
  name: string
  entry: Version
  now: () => Date
  onSave: (values: CareValues) => void
  onClose: () => void
}

/** Corrects an entry; what stood before stays in the list of the child. */
export function CorrectDialog({ name, entry, now, onSave, onClose }: CorrectDialogProps) {
  const { kind } = entry
  const date = todayInJohannesburg(new Date(entry.at))
  const { at: _at, until: _until, ...draft } = { ...entry }
  const form = useSavedForm<Correction>({
    schema: schemaOf(date, now),
    defaultValues: {
      time: time(entry.at),
      until: entry.until ? time(entry.until) : '',
      text: entry.text ?? '',
      draft,
    },
    save: async (correction) => onSave(valuesOf(date, correction)),
  })
  const chosen = form.watch('draft')
  const choose = (values: Partial<Draft>) =>
    form.setValue('draft', { ...form.getValues('draft'), ...values }, { shouldDirty: true })
  const wrong = form.formState.errors.draft?.message
  return (
    <FormDialog
      {...form.formProps}
      problem={form.formProps.problem ?? (typeof wrong === 'string' ? wrong : undefined)}
      title={`${kindLabels[kind]}: ${name}`}
      description="The previous entry is shown next to the correction."
      onClose={onClose}
    >
      <Stack space={16}>
        <Inline space={16}>
          <TimeField label={kind === 'sleep' ? 'From' : 'Time'} {...form.field('time')} />
          {kind === 'sleep' && <TimeField label="Until" optional {...form.field('until')} />}
        </Inline>
        {kind === 'note' && <TextArea label="Note" maxLength={1_000} rows={4} {...form.field('text')} />}
        {kind === 'sleep' ? (
          <Choice
            label="End"
            options={optionsOf(endingLabels)}
            value={chosen.ending}
            onChange={(ending) => choose({ ending })}
          />
        ) : (
          <ValueChoice draft={chosen} onChange={choose} />
        )}
      </Stack>
    </FormDialog>
  )
}
