import { toast } from '#web/ui/Toast/toast.ts'

/**
 * Loads again what a change is shown in. Never fails: the change is saved by then, and nobody is to think that it was
 * lost.
 * @returns whether what is shown is up to date; where it is not, that was said
 */
export async function refreshed(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load()
    return true
  } catch {
    toast({
      tone: 'danger',
      title: 'Saved, but not refreshed',
      text: 'The list could not be loaded again and may be out of date. Reload the page when the connection is back.',
    })
    return false
  }
}
