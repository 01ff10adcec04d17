import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Indexer } from 'storybook/internal/types'
import { mergeConfig } from 'vite'

/** A story with a `play` is a test; one that only opens what is to be seen says `tags: ['!interaction']`. */
const withInteractionTag = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options)
    return entries.map((entry) =>
      entry.tags?.includes('play-fn') ? { ...entry, tags: ['interaction', ...entry.tags] } : entry,
    )
  },
})

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['./**/*.mdx', '../web/**/*.mdx', '../web/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) => indexers.map(withInteractionTag),
  // tests are in the sidebar once they are chosen in its filter
  tags: { interaction: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: ['../web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) => mergeConfig(base, { plugins: [vanillaExtractPlugin()] }),
}

export default config
