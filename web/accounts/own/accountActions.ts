import type { EndSecondFactorInput } from '#graphql/accounts/security.schema.ts'
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
}

export type Owner = NonNullable<AccountQuery['viewer']>
export type OwnSession = AccountQuery['mySessions'][number]
export type Protection = AccountQuery['mySecurity']
