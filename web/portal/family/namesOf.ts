/** `Thabo`, `Thabo and Lerato` */
export function namesOf(family: readonly { firstName: string }[]): string {
  const names = family.map(({ firstName }) => firstName)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
}
