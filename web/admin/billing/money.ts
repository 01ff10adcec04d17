/** An amount as a spreadsheet reads it: `2400.00`. */
export const plainAmount = (cents: number) => (cents / 100).toFixed(2)

/** As a form shows it: `R 2400.00`. */
export const typedAmount = (cents: number) => `R ${plainAmount(cents)}`

/** An amount that does not start with R receives the prefix: admin specification, section 5. */
export const withPrefix = (text: string) => {
  const typed = text.trim()
  return typed === '' || /^r/i.test(typed) ? typed : `R ${typed}`
}
