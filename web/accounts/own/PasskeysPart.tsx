import { useState } from 'react'
import { withIdentity } from '#web/app/identity.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { serverText } from '../SubmitButton.tsx'
import * as styles from './Account.css.ts'
import type { AccountActions, OwnSession, Passkey } from './accountActions.ts'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { formatDayAndTime } from './SessionsPart.tsx'

interface PasskeysPartProps extends Pick<AccountActions, 'onAddPasskey' | 'onRenamePasskey' | 'onRemovePasskey'> {
  passkeys: readonly Passkey[]
  sessions: readonly OwnSession[]
  today: string
}

/** What signs in without a password: added with a name, renamed, removed. */
export function PasskeysPart(props: PasskeysPartProps) {
  const { passkeys, sessions, today, onAddPasskey, onRenamePasskey, onRemovePasskey } = props
  const [named, setNamed] = useState<Passkey | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const tell = (error: unknown) =>
    toast({ tone: 'danger', title: 'Error', text: serverText(error) || 'Nothing was changed. Please try again.' })

  const add = async (name: string) => {
    await onAddPasskey(name)
    setNamed(null)
    toast({ title: 'Passkey added', text: 'You were signed out everywhere else.' })
  }
  const remove = async ({ id, name }: Passkey) => {
    await onRemovePasskey(id)
    toast({ title: `Passkey “${name}” removed`, text: 'Delete it on the device as well, where it is still listed.' })
  }
  const rename = async ({ id }: Passkey, name: string) => {
    await onRenamePasskey(id, name)
    setNamed(null)
    toast({ title: 'Passkey renamed' })
  }

  return (
    <Panel title="Passkeys" aside={passkeys.length > 0 && <Badge tone="good">On</Badge>}>
      <Stack space={16}>
        <Text>
          With a passkey you sign in with your fingerprint, face or device PIN, without a password or code. Nobody can
          guess it or trick you into giving it away.
        </Text>
        {passkeys.length > 0 && (
          <ul className={styles.sessions} aria-label="Passkeys">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className={styles.session}>
                <div>
                  <Text weight="strong">{passkey.name}</Text>
                  <Text size="small" tone="muted">
                    Added {formatDayAndTime(passkey.createdAt, today)},{' '}
                    {passkey.lastUsedAt ? `last used ${formatDayAndTime(passkey.lastUsedAt, today)}` : 'not used yet'}
                  </Text>
                </div>
                <Inline>
                  <Button size="small" aria-label={`Rename ${passkey.name}`} onClick={() => setNamed(passkey)}>
                    Rename
                  </Button>
                  <Button size="small" aria-label={`Remove ${passkey.name}`} onClick={() => setLeaving(passkey)}>
                    Remove
                  </Button>
                </Inline>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button onClick={() => setNamed('new')}>Add a passkey</Button>
        </div>
      </Stack>
      {named && (
        <PasskeyDialog
          name={named === 'new' ? (sessions.find(({ isCurrent }) => isCurrent)?.device ?? '') : named.name}
          isNew={named === 'new'}
          onSave={(name) => (named === 'new' ? withIdentity(() => add(name)) : rename(named, name))}
          onClose={() => setNamed(null)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title="Remove this passkey?"
        text={`“${leaving?.name ?? ''}” will no longer open your account. You will be signed out everywhere else, and can sign in with your password or another passkey.`}
        confirmLabel="Remove passkey"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          setLeaving(null)
          if (leaving) withIdentity(() => remove(leaving)).catch(tell)
        }}
        danger
      />
    </Panel>
  )
}
