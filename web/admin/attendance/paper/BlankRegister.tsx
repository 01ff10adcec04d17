import { closedReason } from '#graphql/closedDays/closedDays.rules.ts'
import { addDays, eachDay, formatDate, formatDayShort, mondayOf } from '#graphql/values/dates.ts'
import { SignatureLines } from '#web/admin/shared/sheet/SignatureLines.tsx'
import { Sheet } from '#web/admin/shared/sheet/Sheet.tsx'
import * as styles from '#web/admin/shared/sheet/Sheet.css.ts'
import { classes } from '#web/ui/layout.ts'
import { useClosings } from '#web/shared/form/useClosings.ts'

interface BlankRegisterProps {
  className: string
  /** A day of the week that is printed. */
  date: string
  /** Of the children of the class, as the register has them. */
  names: readonly string[]
  onClose: () => void
}

const columns = ['In', 'Out', 'Sign'] as const

/** Rows for children whom the register does not know yet. */
const emptyRows = 3

/** A week of a class to be filled in by hand: where the power or the device is gone, or where parents sign. */
export function BlankRegister({ className, date, names, onClose }: BlankRegisterProps) {
  const monday = mondayOf(date)
  const friday = addDays(monday, 4)
  const closings = useClosings(monday, friday)
  const days = eachDay(monday, friday).map((day) => ({ day, closed: closedReason(day, closings) }))
  const rows = [
    ...names.map((name) => ({ key: name, name })),
    ...Array.from({ length: emptyRows }, (_, index) => ({ key: `empty ${index}`, name: '' })),
  ]
  return (
    <Sheet
      title={`Register of ${className}, week of ${formatDate(monday)}`}
      paper="landscape"
      note="Keep with the registers"
      onClose={onClose}
    >
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={`Blank register of ${className}`}>
        <table className={classes(styles.table, styles.evenColumns)}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className={styles.childCell}>
                Child
              </th>
              {days.map(({ day, closed }) => (
                <th key={day} scope="colgroup" colSpan={columns.length}>
                  {formatDayShort(day)}
                  {closed && `: closed, ${closed}`}
                </th>
              ))}
            </tr>
            <tr>
              {days.flatMap(({ day }) =>
                columns.map((column) => (
                  <th key={`${day} ${column}`} scope="col">
                    {column}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name }) => (
              <tr key={key} className={styles.toWriteIn}>
                {name ? <th scope="row">{name}</th> : <td />}
                {days.flatMap(({ day, closed }) =>
                  columns.map((column) => (
                    <td key={`${day} ${column}`} className={closed ? styles.closed : undefined} />
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SignatureLines />
    </Sheet>
  )
}
