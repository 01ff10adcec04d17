import type { LoadRequest } from '#web/app/load.ts'
import type { PasswordResetQuery } from './passwordReset.generated.ts'
import ownerDocument from './passwordReset.graphql?raw'

export interface PasswordReset {
  token: string
  /** Whose password it is; none where the link was used or is too old. */
  owner: NonNullable<PasswordResetQuery['passwordReset']> | null
}

export async function load({ url, query }: LoadRequest): Promise<{ data: PasswordReset }> {
  const token = url.searchParams.get('token') ?? ''
  const { passwordReset } = await query<PasswordResetQuery>(ownerDocument, { token })
  return { data: { token, owner: passwordReset ?? null } }
}
