import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** A section's own code is loaded when it is first shown, which takes its time on a busy machine. */
export const patient = { timeout: 8_000 }

/** The dialog with this name, once the focus is inside it. */
export async function dialogOf(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role, { name }, { timeout: 5_000 })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}

/** Opens somebody's menu and does what an entry says. */
export async function choose(menu: string, entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: menu }, patient))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

export const told = async (words: string | RegExp) =>
  expect(await screen.findByText(words, {}, patient)).toBeInTheDocument()
