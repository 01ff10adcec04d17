import type { StoryContext } from '@storybook/react-vite'
import { applyScheme } from '#web/ui/theme/scheme.ts'

/** What the scheme can spoil. Everything else was judged in the light. */
const ofColour = ['color-contrast', 'link-in-text-block']

/**
 * Looks at a story once more in the dark, in the state that its `play` has left it in. Tests ask for it with the global
 * `bothSchemes`; the public site has one scheme.
 */
export async function inTheDark({ globals, parameters, title }: StoryContext) {
  if (!globals.bothSchemes || title.startsWith('Site/')) return
  const rules: { id: string; enabled?: boolean }[] = parameters.a11y?.config?.rules ?? []
  const judged = ofColour.filter((id) => !rules.some((rule) => rule.id === id && rule.enabled === false))
  if (judged.length === 0) return
  const { scheme } = document.documentElement.dataset
  applyScheme('dark')
  try {
    const axe = (await import('axe-core')).default
    const { violations } = await axe.run(document.body, { runOnly: judged, resultTypes: ['violations'] })
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    )
    if (found.length > 0) throw new Error(`In the dark scheme:\n${found.join('\n')}`)
  } finally {
    applyScheme(scheme === 'dark' ? 'dark' : 'light')
  }
}
