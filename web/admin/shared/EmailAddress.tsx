import { emailAddress } from './EmailAddress.css.ts'

/** An e-mail address in a narrow column: it breaks before the @ alone, where both parts fit. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span className={emailAddress}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
