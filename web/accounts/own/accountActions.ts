import type { ConfirmIdentityInput, EndSecondFactorInput } from '#graphql/accounts/security.schema.ts'
import type { AccountQuery } from './account.generated.ts'

export interface AccountActions {
  onChangePassword: (input: { currentPassword: string; password: string }) => Promise<void>
  onChangeEmail: (input: { email: string; currentPassword: string }) => Promise<void>
  onEndSession: (id: string) => Promise<void>
  onSignOutEverywhere: () => Promise<void>
  /** @returns what the authenticator app is given */
  onBeginSecondFactor: (currentPassword: string) => Promise<{ secret: string; uri: string }>
  /** @returns the recovery codes, shown once */
  onConfirmSecondFactor: (code: string) => Promise<string[]>
  onEndSecondFactor: (input: EndSecondFactorInput) => Promise<void>
  onAddPasskey: (name: string) => Promise<void>
  onRenamePasskey: (id: number, name: string) => Promise<void>
  onRemovePasskey: (id: number) => Promise<void>
  onConfirmIdentity: (input: ConfirmIdentityInput) => Promise<void>
}

export type Owner = NonNullable<AccountQuery['viewer']>
export type OwnSession = AccountQuery['mySessions'][number]
export type Passkey = AccountQuery['myPasskeys'][number]
export type Protection = AccountQuery['mySecurity']
