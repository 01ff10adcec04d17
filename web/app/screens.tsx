import { useApolloClient } from '@apollo/client/react'
import { type ComponentType, type ReactNode, useCallback } from 'react'
import { lazyModule } from '#web/ui/lazy.tsx'
import { type Read, prefetch } from './useScreenQuery.ts'

/** What an area loads to show one of its screens. */
export interface Screen<Props extends object = object> {
  Page: ComponentType<Props>
  /** What it reads when it is opened by its plain address. Whatever was read ahead is shown at once. */
  first: () => readonly Read[]
}

interface Entry {
  id: string
  label: string
  file: string
}

/** The screens of an area, each loaded when it is first shown or about to be, with a placeholder until then. */
export function screensOf<Props extends object>(
  entries: readonly Entry[],
  loaders: Readonly<Record<string, () => Promise<Screen<Props>>>>,
  waiting: (label: string) => ReactNode,
) {
  const screens = new Map(
    entries.map(({ id, label, file }) => {
      const load = loaders[`./${file}`]
      if (!load) throw new Error(`There is no screen ${file}`)
      const { fetch, preload, component } = lazyModule(load, { prefetched: false })
      const Page = component('Page', () => waiting(label), {
        onError: 'throw',
        preloaded: true,
      }) as ComponentType<Props>
      return [id, { fetch, preload, Page }]
    }),
  )
  return {
    pageOf: (id: string) => screens.get(id)?.Page,
    preload: async (id: string | undefined) => screens.get(id ?? '')?.preload(),
    /**
     * For `PrefetchProvider`: code and first data are on their way before the click; a failure shows when the screen is
     * really opened.
     * @param idOf the screen that a link opens as it is first seen; undefined where it opens none, or says more
     */
    usePrefetch(idOf: (to: string) => string | undefined) {
      const client = useApolloClient()
      return useCallback(
        async (to: string) => {
          const screen = screens.get(idOf(to) ?? '')
          const loaded = await screen?.fetch().catch(() => null)
          if (loaded) prefetch(client, loaded.first())
        },
        [client, idOf],
      )
    },
  }
}
