import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StatementReport } from '#graphql/platform/graphql/statements.rules.ts'
import { StatementsContext } from './statements.ts'
import { StatementList, StatementsPanel } from './StatementsPanel.tsx'

const report: StatementReport = {
  count: 3,
  ms: 12.3,
  rows: 48,
  statements: [
    { sql: 'begin transaction isolation level repeatable read read only', values: [], ms: null, rows: null },
    { sql: 'select * from users where id = $1', values: ['1'], ms: 1.2, rows: 1 },
    {
      sql: 'select children.* from children\nwhere children.last_day is null\norder by first_name limit $1',
      values: ['47'],
      ms: 8.4,
      rows: 47,
    },
  ],
}

const meta = { title: 'Sandbox/SQL statements' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { render: () => <StatementList statements={report.statements} /> }

export const Folded: Story = {
  render: () => (
    <StatementsContext value={report}>
      <StatementsPanel />
    </StatementsContext>
  ),
}
