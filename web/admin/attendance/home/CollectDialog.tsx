import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { type Stranger, strangerSchema } from '#graphql/attendance/attendance.schema.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import type { RegisterRow } from '../register/rows.ts'
import * as styles from './GoingHome.css.ts'

interface CollectDialogProps {
  row: RegisterRow
  /** Whether this device knows who may collect the child. */
  isListKnown?: boolean
  /** It has gone home already: the person can be corrected, or the child is here after all. */
  isGone: boolean
  onCollect: (person: string | null, reason?: string) => void
  onClose: () => void
}

/** Who collects a child: one press on a person of its list; anybody else needs a reason. */
export function CollectDialog({ row, isListKnown = true, isGone, onCollect, onClose }: CollectDialogProps) {
  const [isElse, setElse] = useState(false)
  const { timeOut, collectedBy, collectedReason } = row.values
  if (isElse) return <StrangerDialog name={row.name} onCollect={onCollect} onClose={onClose} />
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title={isGone ? `${row.name} went home` : `Who is collecting ${row.name}?`}
      description={
        isGone
          ? `At ${timeOut}${collectedBy ? ` with ${collectedBy}` : ''}${collectedReason ? ` (${collectedReason})` : ''}.`
          : undefined
      }
      actions={
        <>
          {isGone && (
            <Button size="small" onClick={() => onCollect(null)}>
              Still here
            </Button>
          )}
          <Button size="small" icon={UserPlus} onClick={() => setElse(true)}>
            Somebody else
          </Button>
        </>
      }
    >
      <Stack space={8}>
        {row.collectors.length === 0 && (
          <Text tone="muted">
            {isListKnown
              ? `${row.name} has no contacts yet.`
              : `The list of people who may collect ${row.name} is not available now. Please ask the office or use the emergency sheet.`}
          </Text>
        )}
        <ul className={styles.people}>
          {row.collectors.map(({ name, relationship, photo }) => (
            <li key={`${name} ${relationship}`}>
              <button type="button" className={styles.person} onClick={() => onCollect(name)}>
                <Avatar name={name} src={photo ?? undefined} size={64} />
                <span className={styles.who}>
                  <span className={styles.first}>{name}</span>
                  <span className={styles.note}>{relationship}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

/** Somebody who is not on the list, with the reason. */
function StrangerDialog({
  name,
  onCollect,
  onClose,
}: { name: string } & Pick<CollectDialogProps, 'onCollect' | 'onClose'>) {
  const form = useSavedForm<Stranger>({
    schema: strangerSchema,
    defaultValues: { collectedBy: '', collectedReason: '' },
    save: async ({ collectedBy, collectedReason }) => onCollect(collectedBy, collectedReason),
  })
  return (
    <FormDialog
      {...form.formProps}
      title={`Somebody else is collecting ${name}`}
      description="Please ask a parent first. The parents will see the name and the reason."
      saveLabel="Leaving now"
      onClose={onClose}
    >
      <TextField label="Collected by" autoComplete="off" {...form.field('collectedBy')} />
      <TextField label="Why" hint="Who agreed to it, and how" {...form.field('collectedReason')} />
    </FormDialog>
  )
}
