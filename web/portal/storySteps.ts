import { expect, screen, waitFor, within } from 'storybook/test'

/** The dialog with this name, once it has come in. */
export async function dialogOf(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role, { name }, { timeout: 5_000 })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}
