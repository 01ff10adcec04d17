import type { FormEvent, ReactNode } from 'react'
import type { FieldValues, FormState } from 'react-hook-form'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'

interface SaveDialogProps<Values extends FieldValues> {
  title: string
  description?: ReactNode
  /** What the form knows of itself: whether something was typed, is being sent, or went wrong. */
  state: FormState<Values>
  saveLabel?: string
  savingLabel?: string
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  children: ReactNode
}

/** A short form with Cancel and Save below, and what went wrong above. */
export function SaveDialog<Values extends FieldValues>({
  title,
  description,
  state,
  saveLabel = 'Save',
  savingLabel = 'Saving...',
  onSubmit,
  onClose,
  children,
}: SaveDialogProps<Values>) {
  const { errors, isDirty, isSubmitting } = state
  return (
    <Dialog
      open
      title={title}
      description={description}
      dirty={isDirty && !isSubmitting}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="small" tone="primary" pending={isSubmitting} pendingLabel={savingLabel}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {errors.root?.message && (
          <Notice tone="danger" live>
            {errors.root.message}
          </Notice>
        )}
        {children}
      </Stack>
    </Dialog>
  )
}
