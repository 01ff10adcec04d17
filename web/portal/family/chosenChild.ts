import { useState } from 'react'

/** What the address says instead of a child's number where all of them are chosen. */
export const everyChild = 'all'

/**
 * The search part of an address in which the child that was chosen last stays chosen, in a view whose address says
 * nothing of it too.
 */
export function useChosenChild(search: string): { child: string | null; search: string } {
  const parameters = new URLSearchParams(search)
  const asked = parameters.get('child')
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  const child = asked ?? last
  if (child === null || child === everyChild) return { child: null, search }
  parameters.set('child', child)
  return { child, search: `?${parameters}` }
}

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
