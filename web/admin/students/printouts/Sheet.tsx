import { Dialog as AriakitDialog, DialogHeading, useDialogStore } from '@ariakit/react'
import { useQuery } from '@apollo/client/react'
import { Printer, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { compareWords } from '#web/ui/Table/compareWords.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { PrintoutsDocument, type PrintoutsQuery } from '../students.generated.ts'
import { notificationElements } from '#web/ui/Toast/notifications.ts'
import * as styles from './Sheet.css.ts'

export type PrintedChild = PrintoutsQuery['children'][number]

export interface PrintedRoom {
  id: number
  name: string
  room: string
  children: readonly PrintedChild[]
}

/** The classes that have children, and last the children without one. */
export function roomsOf({ classes, children }: Pick<PrintoutsQuery, 'classes' | 'children'>): PrintedRoom[] {
  const byFirstName = children.toSorted((one, other) => compareWords(one.firstName, other.firstName))
  const of = (classId: number | null) => byFirstName.filter((child) => child.classId === classId)
  return [
    ...classes.map(({ id, name, room }) => ({ id, name, room, children: of(id) })),
    { id: 0, name: 'No class yet', room: '', children: of(null) },
  ].filter((room) => room.children.length > 0)
}

/** Names class and day on each sheet: one that lies alone still says whose children stand on it, and when. */
export function RunningHead({ name, note, span }: { name: string; note: string; span: number }) {
  return (
    <tr className={styles.runningHead}>
      <th colSpan={span} scope="colgroup">
        <span className={styles.runningWords}>
          <span>{name}</span>
          <span>
            {note} · {formatDate(todayInJohannesburg())}
          </span>
        </span>
      </th>
    </tr>
  )
}

interface SheetProps {
  title: string
  /** How the paper lies; wide tables want it turned. */
  paper: 'portrait' | 'landscape'
  onClose: () => void
  children: (data: PrintoutsQuery) => ReactNode
}

/** A paper on the screen: looks as it will be printed, with a Print button above. */
export function Sheet({ title, paper, onClose, children }: SheetProps) {
  const store = useDialogStore({ open: true, setOpen: (open) => !open && onClose() })
  // Who is in changes by the minute, so that a sheet is never an old one.
  const query = useQuery(PrintoutsDocument, {
    variables: { today: todayInJohannesburg() },
    fetchPolicy: 'network-only',
  })
  const { data } = query
  return (
    <AriakitDialog
      store={store}
      modal
      portal
      unmountOnHide
      getPersistentElements={notificationElements}
      backdrop={false}
      className={styles.sheet}
    >
      <style>{`@page { size: A4 ${paper}; margin: 10mm }`}</style>
      <div className={styles.bar}>
        <DialogHeading render={<Heading level={2}>{title}</Heading>} />
        <div className={styles.tools}>
          <Button size="small" tone="primary" icon={Printer} disabled={!data} onClick={() => window.print()}>
            Print
          </Button>
          <Button size="small" icon={X} onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      <div className={styles.paper}>
        {data && (
          <Stack space={8}>
            <Heading level={3} look="h2">
              {data.centre.fullName}: {title}
            </Heading>
            <Text tone="muted">
              {formatDate(todayInJohannesburg())}, {timeInJohannesburg()} · Centre {data.centre.phone} · Confidential:
              shred after use
            </Text>
            {children(data)}
          </Stack>
        )}
        {!data && (
          <QueryState
            query={query}
            label="Loading the sheet"
            failed="The sheet could not be loaded."
            count={4}
            height="block"
          />
        )}
      </div>
    </AriakitDialog>
  )
}
