/** The child that the address names, if it is one of these. */
export function chosenChild<Child extends { id: number }>(
  search: string,
  children: readonly Child[],
): Child | undefined {
  const asked = Number(new URLSearchParams(search).get('child'))
  return children.find(({ id }) => id === asked)
}

/** The chosen child alone, or all of them. */
export function chosenChildren<Child extends { id: number }>(search: string, children: readonly Child[]) {
  const chosen = chosenChild(search, children)
  return chosen ? [chosen] : children
}

/** `Thabo`, `Thabo and Lerato` */
export function namesOf(family: readonly { firstName: string }[]): string {
  const names = family.map(({ firstName }) => firstName)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
}
