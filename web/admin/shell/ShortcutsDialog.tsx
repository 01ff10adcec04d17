import { useMutation } from '@apollo/client/react'
import { mostShortcuts, type ShortcutsInput, shortcutsSchema } from '#graphql/shortcuts/shortcuts.schema.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import type { Section } from '../sections.ts'
import { ChooseMenuShortcutsDocument } from './shell.generated.ts'

interface ShortcutsDialogProps {
  sections: readonly Section[]
  chosen: readonly string[]
  onClose: () => void
}

/** Which sections are at the top of the menu, on every device of this account. */
export function ShortcutsDialog({ sections, chosen, onClose }: ShortcutsDialogProps) {
  const [choose] = useMutation(ChooseMenuShortcutsDocument)
  const form = useDialogForm<ShortcutsInput, ShortcutsInput>({
    schema: shortcutsSchema,
    // a section that the menu has no longer is not ticked, and could not be taken away
    defaultValues: { sections: chosen.filter((one) => sections.some(({ id }) => id === one)) },
    failed: 'Failed to save the shortcuts',
    save: (input) => choose({ variables: { input } }),
    onClose,
  })
  const ticked = form.watch('sections')
  const error = form.formState.errors.sections
  const toggle = (id: string, isTicked: boolean) =>
    form.setValue('sections', [...ticked.filter((other) => other !== id), ...(isTicked ? [id] : [])], {
      shouldDirty: true,
    })
  return (
    <FormDialog
      {...form.formProps}
      title="Choose shortcuts"
      description={`Up to ${mostShortcuts} sections, at the top of your menu on every device.`}
    >
      <Fieldset legend="Sections" error={error?.message ?? error?.root?.message}>
        <Grid columnsOf={180} space={8}>
          {sections.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={ticked.includes(id)}
              disabled={ticked.length >= mostShortcuts && !ticked.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
        </Grid>
      </Fieldset>
    </FormDialog>
  )
}
