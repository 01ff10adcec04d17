import type { ComponentType } from 'react'

/** The address of a page, as far as it says what is shown. */
interface Address {
  pathname: string
  search: string
}

export interface PageModule {
  Component: ComponentType
  /** Loads what the page shows at an address and does not import, so that it is rendered at once. */
  preload?: (address: Address) => Promise<void>
}

/** Pages by their source file, from `entry/` on: those that a client brings along, or how it fetches them. */
export type Pages = Record<string, PageModule | (() => Promise<PageModule>)>

/** Loads what shows a page, by the source file that the table of routes names. */
export async function loadPage(pages: Pages, module: string, address: Address): Promise<ComponentType> {
  const page = pages[`../${module}`]
  if (!page) throw new Error(`There is no page ${module}`)
  const { Component, preload } = typeof page === 'function' ? await page() : page
  await preload?.(address)
  return Component
}
