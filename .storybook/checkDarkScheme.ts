import type { StoryContext } from '@storybook/react-vite'
import { applyScheme } from '#web/ui/theme/scheme.ts'

/** The rules whose result depends on the scheme. All others run in the light one alone. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Runs the colour rules of axe once more in the dark scheme, in the state in which `play` has left the story: in the long test
 * run for every story, in the short one for the story of each screen that has the tag `dark-scheme`. The public site has
 * one scheme.
 */
export async function checkDarkScheme({ globals, parameters, playFunction, tags, title }: StoryContext) {
  // stories that are made from a tagged one inherit its tag
  const isTagged = tags.includes('dark-scheme') && !playFunction
  const isWanted = globals.darkScheme === 'all' || (globals.darkScheme === 'tagged' && isTagged)
  if (!isWanted || title.startsWith('Site/')) return
  const rules: { id: string; enabled?: boolean }[] = parameters.a11y?.config?.rules ?? []
  const runOnly = colourRules.filter((id) => !rules.some((rule) => rule.id === id && rule.enabled === false))
  if (runOnly.length === 0) return
  const { scheme } = document.documentElement.dataset
  applyScheme('dark')
  try {
    const axe = (await import('axe-core')).default
    const { violations } = await axe.run(document.body, { runOnly, resultTypes: ['violations'] })
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    )
    if (found.length > 0) throw new Error(`In the dark scheme:\n${found.join('\n')}`)
  } finally {
    applyScheme(scheme === 'dark' ? 'dark' : 'light')
  }
}
