import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { type PinInput, pinSchema } from '#graphql/devices/devices.schema.ts'
import { formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ChoosePinDocument, MyPinDocument } from './devices.generated.ts'

const failed = 'The PIN was not saved'

function PinForm({ onClose }: { onClose: () => void }) {
  const [choose] = useMutation(ChoosePinDocument)
  const form = useSavedForm<PinInput>({
    schema: pinSchema,
    defaultValues: { pin: '' },
    failed,
    save: async (input) => {
      await choose({ variables: { input } })
      toast({ title: 'PIN saved' })
      onClose()
    },
  })
  return (
    <>
      <FormDialog
        {...form.parts}
        title="Your PIN"
        description="It says at the tablet of a room that it is you. Tell it to nobody: what is done with it counts as done by you."
        size="small"
        onClose={onClose}
      >
        <PasswordField
          label="PIN"
          hint="4 to 6 digits, no pattern and no birthday"
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
    <Panel title="Your PIN for the tablets">
      <QueryState query={query} what="PIN" height="row" count={1}>
        {({ myPin: { chosenAt } }) => (
          <Stack space={12} align="start">
            <Text>
              {chosenAt
                ? `You chose one on ${formatDate(todayInJohannesburg(new Date(chosenAt)))}.`
                : 'You have none yet. Without one you cannot mark children at the tablet of a room.'}
            </Text>
            <Button onClick={() => setOpen(true)}>{chosenAt ? 'Choose another PIN' : 'Choose a PIN'}</Button>
          </Stack>
        )}
      </QueryState>
      {isOpen && <PinForm onClose={() => setOpen(false)} />}
    </Panel>
  )
}
