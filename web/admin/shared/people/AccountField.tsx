import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { ComboboxField } from '#web/ui/Field/ComboboxField.tsx'
import type { ComboboxFieldProps } from '#web/ui/Field/ComboboxBox.tsx'
import { type AccountNameFragment, AccountNamesDocument, ChosenAccountDocument } from './people.generated.ts'
import { useRemoteOptions } from './useRemoteOptions.ts'
import { fullName } from '../format.ts'

interface AccountFieldProps extends Omit<ComboboxFieldProps, 'options' | 'remote'> {
  /** Only accounts of these roles; staff may be parents as well. */
  roles?: string[]
}

const optionOf = (account: AccountNameFragment) => ({
  value: String(account.id),
  label: fullName(account),
  note: [account.email, ...account.guardianships.flatMap(({ child }) => (child ? [fullName(child)] : []))].join(' · '),
})

/** The account with this id as text; undefined until it is known. */
export function useChosenAccount(value: string) {
  return useScreenQuery(ChosenAccountDocument, { id: Number(value) }, { skip: value === '' }).data?.user
}

/** A parent's account, found by typing a part of its name or address, or the name of a child. The value is its id as text. */
export function AccountField({ roles, ...rest }: AccountFieldProps) {
  const chosen = useChosenAccount(rest.value)
  const remote = useRemoteOptions(
    AccountNamesDocument,
    { roles: roles ?? null },
    ({ users }) => users,
    optionOf,
    chosen && fullName(chosen),
  )
  return (
    <ComboboxField
      placeholder="Type the name of a parent or child"
      {...rest}
      error={
        rest.error ?? (remote.failed ? 'The parents could not be loaded. Please close this and try again.' : undefined)
      }
      nothing="No parents found."
      {...remote.field}
    />
  )
}
