import { useMutation } from '@apollo/client/react'
import { type PairingInput, pairingSchema } from '#graphql/devices/devices.schema.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Brand } from '#web/shared/brand/Brand.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Room.css.ts'
import { PairDeviceDocument } from './room.generated.ts'

interface PairingProps {
  centre: { name: string; tagline: string }
  /** From the address, where a QR code was scanned. */
  code: string
  /** It was paired until now. */
  wasShutOff: boolean
  onPaired: () => void
}

/** Binds this tablet to a room, with the code that the office made. */
export function Pairing({ centre, code, wasShutOff, onPaired }: PairingProps) {
  const [pair] = useMutation(PairDeviceDocument)
  const form = useSavedForm<PairingInput>({
    schema: pairingSchema,
    defaultValues: { code },
    failed: 'This tablet could not be paired',
    save: async (input) => {
      await pair({ variables: { input } })
      onPaired()
    },
  })
  return (
    <main className={styles.narrow}>
      <Stack space={24}>
        <Brand centre={centre} />
        <Stack space={8}>
          <Heading level={1}>Pair this tablet</Heading>
          <Text tone="muted">
            An administrator can create a code under Settings, Devices. It is valid for 10 minutes, on one tablet.
          </Text>
        </Stack>
        {wasShutOff && (
          <Notice tone="warning" title="This tablet is no longer paired" live>
            The office has disconnected it or paired another one instead. All data stored here has been deleted.
          </Notice>
        )}
        <PageForm form={form} label="Pair this tablet">
          <TextField
            label="Code"
            hint="Eight letters and digits"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('code')}
          />
          <Button type="submit" tone="primary" wide pending={form.formState.isSubmitting} pendingLabel="Pairing...">
            Pair
          </Button>
        </PageForm>
      </Stack>
    </main>
  )
}
