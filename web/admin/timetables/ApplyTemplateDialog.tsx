import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  type ApplyTemplateInput,
  applyTemplateSchema,
  type ApplyTemplateValues,
} from '#graphql/timetables/timetables.schema.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { emptyToNull, optionsOf, personOptionsOf } from '#web/admin/shared/formValues.ts'
import { count } from '#web/admin/shared/format.ts'
import { QueryProblem } from '#web/shared/query/QueryState.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import * as styles from './Timetable.css.ts'
import { type Room, type Teacher } from './timetable.ts'
import {
  ApplyTimetableTemplateDocument,
  type ApplyTimetableTemplateMutation,
  DeleteTimetableEntriesDocument,
  DeleteTimetableTemplateDocument,
  RestoreTimetableEntriesDocument,
  TimetableTemplatesDocument,
} from './timetables.generated.ts'

interface Laid {
  entries: readonly { id: number }[]
  removed: readonly { id: number }[]
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Takes what a template added away again, and brings back what it replaced. */
function useUndoTemplate() {
  const [remove] = useMutation(DeleteTimetableEntriesDocument)
  const [restore] = useMutation(RestoreTimetableEntriesDocument)
  return async ({ entries, removed }: Laid) => {
    const change = async () => {
      if (entries.length > 0) await remove({ variables: { input: { ids: idsOf(entries) } } })
      if (removed.length > 0) await restore({ variables: { input: { ids: idsOf(removed) } } })
    }
    await attempt('Failed to restore the week', change, {
      title: 'Success',
      text: 'The previous week has been restored',
    })
  }
}

interface ApplyTemplateDialogProps {
  classId: number | null
  classes: readonly Room[]
  colleagues: readonly Teacher[]
  onClose: () => void
}

type Outcome = ApplyTimetableTemplateMutation['applyTimetableTemplate']

const entriesIn = (entries: readonly unknown[]) => count(entries.length, 'entry', 'entries')

/** What could not be laid over, and why. */
function EntriesLeftOut({ outcome, onUndo, onClose }: { outcome: Outcome; onUndo: () => void; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title={`${entriesIn(outcome.entries)} added, ${outcome.leftOut.length} skipped`}
      actions={
        <>
          <Button size="small" onClick={onUndo}>
            Undo
          </Button>
          <Button size="small" tone="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack space={8}>
        <Text>Another teacher or room for the whole week avoids most of these:</Text>
        <ul className={styles.reasons}>
          {outcome.leftOut.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

/** Lays a saved week over a class. */
export function ApplyTemplateDialog({ classId, classes, colleagues, onClose }: ApplyTemplateDialogProps) {
  const query = useScreenQuery(TimetableTemplatesDocument)
  const { data } = query
  const [apply] = useMutation(ApplyTimetableTemplateDocument)
  const [remove] = useMutation(DeleteTimetableTemplateDocument)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const undo = useUndoTemplate()
  const form = useSavedForm<ApplyTemplateValues, ApplyTemplateInput>({
    schema: applyTemplateSchema,
    defaultValues: {
      templateId: '',
      classId: classId === null ? '' : String(classId),
      teacherId: '',
      room: '',
      replace: false,
    },
    failed: 'Failed to apply template',
    save: async (input) => {
      const answer = await apply({ variables: { input } })
      const made = answer.data?.applyTimetableTemplate
      if (!made) return
      if (made.leftOut.length > 0) {
        setOutcome(made)
        return
      }
      toast({
        title: 'Success',
        text: `${entriesIn(made.entries)} added`,
        action: { label: 'Undo', onPress: () => void undo(made) },
      })
      onClose()
    },
  })
  const { field, register, watch, formState } = form
  const { errors } = formState
  const templates = data?.timetableTemplates ?? []
  const chosen = templates.find(({ id }) => String(id) === watch('templateId'))

  async function removeChosen() {
    if (!chosen) return
    const done = { title: 'Success', text: `Template ${chosen.name} deleted` }
    if (await attempt('Failed to delete template', () => remove({ variables: { id: chosen.id } }), done))
      form.setValue('templateId', '')
  }
  if (outcome)
    return (
      <EntriesLeftOut
        outcome={outcome}
        onClose={onClose}
        onUndo={() => {
          void undo(outcome)
          onClose()
        }}
      />
    )
  return (
    <FormDialog
      {...form.formProps}
      title="Apply Template"
      onClose={onClose}
      saveLabel="Apply Template"
      savingLabel="Applying..."
      problem={errors.root?.message}
    >
      <QueryProblem query={query} failed="The templates could not be loaded." />
      {data && templates.length === 0 && (
        <Notice>There are no templates yet. First create one from a class's week.</Notice>
      )}
      <div className={styles.templateRow}>
        <SelectField
          label="Template"
          placeholder="Choose a template"
          options={templates.map(({ id, name, size }) => ({
            value: String(id),
            label: `${name} (${count(size, 'entry', 'entries')})`,
          }))}
          {...field('templateId')}
        />
        {chosen && (
          <IconButton icon={Trash2} label={`Delete template ${chosen.name}`} onClick={() => void removeChosen()} />
        )}
      </div>
      <SelectField label="Apply to" placeholder="Choose a class" options={optionsOf(classes)} {...field('classId')} />
      <Grid columnsOf={180}>
        <SelectField
          label="Teacher"
          placeholder="As saved"
          options={personOptionsOf(colleagues)}
          {...field('teacherId', emptyToNull)}
        />
        <TextField label="Room" placeholder="As saved" {...field('room', emptyToNull)} />
      </Grid>
      <Checkbox
        label="Remove this class's current week first"
        hint="If unticked, the template only fills free slots. You can undo either."
        {...register('replace')}
      />
    </FormDialog>
  )
}
