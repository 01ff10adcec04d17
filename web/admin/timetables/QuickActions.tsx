import { useMutation } from '@apollo/client/react'
import { ClipboardPen, Copy, Download, LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import {
  type SaveTemplateInput,
  saveTemplateSchema,
  type SaveTemplateValues,
} from '#graphql/timetables/timetables.schema.ts'
import { optionsOf } from '#web/admin/shared/formValues.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import * as styles from './Timetable.css.ts'
import { type Room, type Teacher } from './timetable.ts'
import { SaveTimetableTemplateDocument } from './timetables.generated.ts'

const ApplyTemplateDialog = lazyModule(() => import('./ApplyTemplateDialog.tsx')).component('ApplyTemplateDialog')

interface QuickActionsProps {
  /** The class whose week is shown; null for all. */
  room: Room | null
  classes: readonly Room[]
  staff: readonly Teacher[]
  onBulk: () => void
  onExport: () => void
}

/** What is done with a whole week. */
export function QuickActions({ room, classes, staff, onBulk, onExport }: QuickActionsProps) {
  const [opened, setOpened] = useState<'save' | 'apply' | null>(null)
  const close = () => setOpened(null)
  return (
    <div className={styles.screenOnly}>
      <Panel title="Quick Actions">
        <Inline space={8}>
          <Button size="small" icon={Copy} onClick={() => setOpened('save')}>
            Create Template
          </Button>
          <Button size="small" icon={LayoutTemplate} onClick={() => setOpened('apply')}>
            Apply Template
          </Button>
          <Button size="small" icon={ClipboardPen} onClick={onBulk}>
            Bulk Edit
          </Button>
          <Button size="small" icon={Download} onClick={onExport}>
            Export Timetable
          </Button>
        </Inline>
        {opened === 'save' && <SaveTemplateDialog classId={room?.id ?? null} classes={classes} onClose={close} />}
        {opened === 'apply' && (
          <ApplyTemplateDialog classId={room?.id ?? null} classes={classes} staff={staff} onClose={close} />
        )}
      </Panel>
    </div>
  )
}

interface SaveTemplateDialogProps {
  classId: number | null
  classes: readonly Room[]
  onClose: () => void
}

/** Keeps the week of a class under a name. */
export function SaveTemplateDialog({ classId, classes, onClose }: SaveTemplateDialogProps) {
  const [save] = useMutation(SaveTimetableTemplateDocument)
  const form = useSavedForm<SaveTemplateValues, SaveTemplateInput>({
    schema: saveTemplateSchema,
    defaultValues: { classId: classId === null ? '' : String(classId), name: '' },
    failed: 'Failed to save template',
    save: async (input) => {
      await save({ variables: { input } })
      toast({ title: 'Success', text: `Template ${input.name} saved` })
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog
      {...form.parts}
      title="Create Template"
      description="The week of a class, to be laid over another class or term."
      size="small"
      onClose={onClose}
      saveLabel="Save Template"
    >
      <SelectField label="Week of" placeholder="Choose a class" options={optionsOf(classes)} {...field('classId')} />
      <TextField label="Name of the template" {...field('name')} />
    </FormDialog>
  )
}
