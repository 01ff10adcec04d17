import { Delete } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ActAsInput, actAsSchema, type ActAsValues } from '#graphql/devices/devices.schema.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import * as styles from './Room.css.ts'
import type { Face } from './StaffFaces.tsx'

interface PinDialogProps {
  face: Face
  /** What it is asked for, where that is not to act. */
  description?: string
  /** Another way on, beside OK. */
  aside?: ReactNode
  /** Rejects where the PIN is wrong. */
  onPin: (input: ActAsInput) => Promise<void>
  onClose: () => void
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const longest = 6

/** Asks for the PIN of somebody, by touch or keyboard. */
export function PinDialog({ face, description, aside, onPin, onClose }: PinDialogProps) {
  const form = useSavedForm<ActAsValues, ActAsInput>({
    schema: actAsSchema,
    defaultValues: { userId: face.userId, pin: '' },
    save: onPin,
  })
  const change = (to: (pin: string) => string) => form.setValue('pin', to(form.getValues('pin')).slice(0, longest))
  const press = (digit: string) => () => change((pin) => pin + digit)
  return (
    <FormDialog
      {...form.formProps}
      title={`${face.firstName}'s PIN`}
      description={description}
      aside={aside}
      size="small"
      saveLabel="OK"
      savingLabel="One moment..."
      onClose={onClose}
    >
      <Stack space={16}>
        <TextField
          label="PIN"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={longest}
          autoFocus
          {...form.field('pin')}
        />
        <div className={styles.keys}>
          {digits.map((digit) => (
            <button key={digit} type="button" className={styles.key} onClick={press(digit)}>
              {digit}
            </button>
          ))}
          <span />
          <button type="button" className={styles.key} onClick={press('0')}>
            0
          </button>
          <button
            type="button"
            className={styles.key}
            aria-label="Delete the last digit"
            onClick={() => change((pin) => pin.slice(0, -1))}
          >
            <Delete aria-hidden />
          </button>
        </div>
      </Stack>
    </FormDialog>
  )
}

/** Somebody who has not chosen a PIN yet. */
export function NoPin({ face, onClose }: Pick<PinDialogProps, 'face' | 'onClose'>) {
  return (
    <Dialog
      size="small"
      title={`${face.firstName} has no PIN yet`}
      description="Sign in to the staff area on a computer or phone, open My week and choose a PIN. It will then work on every tablet in your classes."
      onClose={onClose}
      closeLabel="Close"
    >
      {null}
    </Dialog>
  )
}
