import { Printer } from 'lucide-react'
import { useState } from 'react'
import { formatDayInFull } from '#graphql/values/dates.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { CentreOnPaper } from '#web/admin/shared/sheet/CentreOnPaper.tsx'
import { SignatureLines } from '#web/admin/shared/sheet/SignatureLines.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { MenuItem } from '#web/ui/Menu/Menu.tsx'
import * as styles from './paper.css.ts'

interface OnPaperProps {
  /** Whose day it is: "Little Learners", "Staff attendance". */
  title: string
  /** Left out of what is not about one day. */
  date?: string
  /** Below the title, such as why the centre is closed. */
  note?: string | null
  /** The same that is exported, its head first. */
  rows: readonly (readonly string[])[]
  /** A register that is signed. */
  signed?: boolean
}

/** A register as it is printed: words and lines instead of switches and fields. Not on the screen. */
export function OnPaper({ title, date, note, rows, signed }: OnPaperProps) {
  const [head = [], ...body] = rows
  return (
    <section className={styles.onPaper}>
      <CentreOnPaper />
      <h2 className={styles.paperTitle}>
        {title}
        {date && `, ${formatDayInFull(date)}`}
      </h2>
      {note && <p>{note}</p>}
      <table className={styles.paperTable}>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col" className={styles.paperHead}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(([name, ...cells]) => (
            <tr key={name} className={styles.paperRow}>
              <th scope="row" className={styles.paperCell}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className={styles.paperCell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {signed && <SignatureLines />}
    </section>
  )
}

interface PrintButtonProps {
  disabled: boolean
  /** Puts on the paper what the screen has not loaded yet. */
  prepare?: () => Promise<void>
}

async function printPage(prepare: PrintButtonProps['prepare']) {
  try {
    await prepare?.()
    window.print()
  } catch (error) {
    tellFailure('The list could not be printed', error)
  }
}

/** Prints the page: what is shown, on paper. */
export function PrintButton({ disabled, prepare }: PrintButtonProps) {
  const [preparing, setPreparing] = useState(false)
  async function print() {
    setPreparing(true)
    await printPage(prepare)
    setPreparing(false)
  }
  return (
    <Button size="small" icon={Printer} onClick={() => void print()} pending={preparing} disabled={disabled}>
      Print
    </Button>
  )
}

/** The same in a menu. */
export function PrintItem({ disabled, prepare }: PrintButtonProps) {
  return (
    <MenuItem icon={Printer} disabled={disabled} onSelect={() => void printPage(prepare)}>
      Print
    </MenuItem>
  )
}
