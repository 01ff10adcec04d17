import { useContext } from 'react'
import type { Statement, StatementReport } from '#graphql/platform/graphql/statements.rules.ts'
import * as styles from './sandbox.css.ts'
import { StatementsContext, formatSums } from './statements.ts'

/** `begin` and `commit` are sent without waiting for them. */
const timeOf = ({ ms, rows }: Statement) =>
  ms === null ? 'not timed' : `${ms} ms · ${rows} ${rows === 1 ? 'row' : 'rows'}`

const valuesOf = ({ values }: Statement) => values.map((value, at) => `$${at + 1} = ${value}`).join('   ')

/** The SQL statements of an answer in their order, with what was bound and how long each took. */
export function StatementList({ statements }: Pick<StatementReport, 'statements'>) {
  return (
    <ol className={styles.statements}>
      {statements.map((statement, index) => (
        // a statement may be made twice, and none moves
        // oxlint-disable-next-line no-array-index-key
        <li key={index} className={styles.statement}>
          <code className={styles.code}>{statement.sql.trim()}</code>
          {statement.values.length > 0 && <p className={styles.values}>{valuesOf(statement)}</p>}
          <p className={styles.about}>{timeOf(statement)}</p>
        </li>
      ))}
    </ol>
  )
}

/** Under the answer: what it asked of the database. Nothing where the server does not tell. */
export function StatementsPanel() {
  const report = useContext(StatementsContext)
  if (!report) return null
  return (
    <details className={styles.panel}>
      <summary className={styles.sums}>{formatSums(report)}</summary>
      <StatementList statements={report.statements} />
    </details>
  )
}
