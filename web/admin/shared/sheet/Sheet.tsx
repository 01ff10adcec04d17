import { Dialog as AriakitDialog, DialogHeading, useDialogStore } from '@ariakit/react'
import { Printer, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { usePage } from '#web/app/page.ts'
import { QueryState, type QueryStateProps } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { classes } from '#web/ui/layout.ts'
import { notificationElements } from '#web/ui/Toast/notifications.ts'
import * as styles from './Sheet.css.ts'

/** Names the group and the day on each sheet: one that lies alone still says whose children are on it, and when. */
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

interface SheetTableProps {
  label: string
  /** On a phone each row is a block, in which a cell is named by its `data-head`. */
  blocks?: boolean
  children: ReactNode
}

/** A table on a sheet: scrolled sideways on a narrow screen, whole on paper. */
export function SheetTable({ label, blocks, children }: SheetTableProps) {
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={label}>
      <table className={classes(styles.table, blocks && styles.blocks)}>{children}</table>
    </div>
  )
}

/** The query of a paper for which nothing is read. */
const noQuery = { shown: { data: null, isCurrent: true }, loading: false, refetch: () => undefined }

interface SheetProps {
  title: string
  /** Whether the paper is upright or on its side; wide tables want it on its side. */
  paper: 'portrait' | 'landscape'
  /** What becomes of the paper: "Confidential: shred after use". */
  note: string
  /** Of what is on the sheet, where it is read for it. */
  query?: QueryStateProps['query']
  onClose: () => void
  /** What is on the sheet; undefined until it can be shown. */
  children: ReactNode | undefined
}

/** A paper on the screen: looks as it will be printed, with a Print button above. */
export function Sheet({ title, paper, note, query = noQuery, onClose, children }: SheetProps) {
  const store = useDialogStore({ open: true, setOpen: (open) => !open && onClose() })
  const { centre } = usePage().frame
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
          <Button size="small" tone="primary" icon={Printer} disabled={!children} onClick={() => window.print()}>
            Print
          </Button>
          <Button size="small" icon={X} onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      <div className={styles.paper}>
        <QueryState query={query} what="sheet" count={4} height="block" space={8}>
          {() => (
            <>
              <Heading level={3} look="h2">
                {centre.fullName}: {title}
              </Heading>
              <Text tone="muted">
                {formatDate(todayInJohannesburg())}, {timeInJohannesburg()} · Centre {centre.phone} · {note}
              </Text>
              {children}
            </>
          )}
        </QueryState>
      </div>
    </AriakitDialog>
  )
}
