import type { ComponentType } from 'react'

/** The address of a page, as far as it says what is shown. */
interface Address {
  pathname: string
  search: string
}

interface PageModule {
  Component: ComponentType
  /** Loads what the page shows at an address and does not import, so that it is rendered at once. */
  preload?: (address: Address) => Promise<void>
}

const modules = import.meta.glob<PageModule>('./**/*.route.tsx')

/** Loads what shows a page, by the source file that the table of routes names. */
export async function loadPage(module: string, address: Address): Promise<ComponentType> {
  const load = modules[`./${module}`]
  if (!load) throw new Error(`There is no page ${module}`)
  const { Component, preload } = await load()
  await preload?.(address)
  return Component
}
