import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { type PinInput, pinSchema } from '#graphql/devices/devices.schema.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ChoosePinDocument, MyPinDocument } from './devices.generated.ts'

const failed = 'The PIN was not saved'

function PinForm({ onClose }: { onClose: () => void }) {
  const [choose] = useMutation(ChoosePinDocument)
  const form = useDialogForm<PinInput>({
    schema: pinSchema,
    defaultValues: { pin: '' },
    failed,
    save: (input) => choose({ variables: { input } }),
    saved: 'PIN saved',
    onClose,
  })
  return (
    <>
      <FormDialog
        {...form.formProps}
        title="Your PIN"
        description="It identifies you on a room's tablet. Keep it secret: anything done with it is recorded under your name."
        size="small"
      >
        <PasswordField
          label="PIN"
          hint="4 to 6 digits, not a pattern or a birthday"
          inputMode="numeric"
          maxLength={6}
          autoComplete="new-password"
          {...form.field('pin')}
        />
      </FormDialog>
    </>
  )
}

/** The PIN of the person who looks, for the tablets of the rooms. */
export function OwnPin() {
  const query = useScreenQuery(MyPinDocument)
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title="Your tablet PIN">
      <QueryState query={query} what="PIN" height="row" count={1}>
        {({ myPin: { chosenAt } }) => (
          <Stack space={12} align="start">
            <Text>
              {chosenAt
                ? `Set on ${formatDate(todayInJohannesburg(new Date(chosenAt)))}.`
                : "You do not have one yet. You need it to use a room's tablet."}
            </Text>
            <Button size="small" onClick={() => setOpen(true)}>
              {chosenAt ? 'Change PIN' : 'Set PIN'}
            </Button>
          </Stack>
        )}
      </QueryState>
      {isOpen && <PinForm onClose={() => setOpen(false)} />}
    </Panel>
  )
}
