import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import type { NamedColumns } from '#graphql/bank/named.rules.ts'
import { failureText } from '#web/shared/form/errors.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { AddBankAccountDocument, type BankAccountsQuery } from '../billing.generated.ts'
import { uses, usesOf } from './columnUses.ts'

interface BankAccountFieldProps {
  accounts: BankAccountsQuery['bankAccounts']
  accountId: number | null
  onChoose: (id: number) => void
}

const another = 'another'

/** `Date, Description, not used, Amount` */
const formatColumns = (columns: NamedColumns) =>
  usesOf(columns, columns.width)
    .map((use) => (use === '' ? 'not used' : uses[use]))
    .join(', ')

/** Of which account of the centre a statement is. Another account is added by its name. */
export function BankAccountField({ accounts, accountId, onChoose }: BankAccountFieldProps) {
  const [adds, setAdds] = useState(false)
  const columns = accounts.find(({ id }) => id === accountId)?.columns
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const [add, { loading }] = useMutation(AddBankAccountDocument)
  async function save() {
    try {
      const { data } = await add({ variables: { input: { name } } })
      setAdds(false)
      setName('')
      setProblem('')
      if (data) onChoose(data.addBankAccount.id)
    } catch (error) {
      setProblem(failureText('Failed to add the account', error))
    }
  }
  function choose(value: string) {
    setAdds(value === another)
    if (value !== another) onChoose(Number(value))
  }
  return (
    <Stack space={12}>
      <SelectField
        label="Account"
        {...(accountId === null && !adds ? { placeholder: "Choose the statement's account" } : {})}
        options={[
          ...accounts.map((account) => ({ value: String(account.id), label: account.name })),
          { value: another, label: 'Add another account...' },
        ]}
        value={adds ? another : String(accountId ?? '')}
        hint={!adds && columns && `Its columns: ${formatColumns(columns)}.`}
        onChange={(event) => choose(event.target.value)}
      />
      {adds && (
        <Stack space={8}>
          <TextField
            label="Account name"
            hint="For example “Fees” or “Savings”."
            value={name}
            error={problem}
            onChange={(event) => setName(event.target.value)}
          />
          <Inline space={8}>
            <Button size="small" tone="primary" pending={loading} pendingLabel="Adding..." onClick={() => void save()}>
              Add account
            </Button>
            <Button size="small" onClick={() => setAdds(false)}>
              Cancel
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  )
}
