import type { ComponentType } from 'react'

interface PageModule {
  Component: ComponentType
}

const modules = import.meta.glob<PageModule>('./**/*.route.tsx')

/** Loads what shows a page, by the source file that the table of routes names. */
export async function loadPage(module: string): Promise<ComponentType> {
  const load = modules[`./${module}`]
  if (!load) throw new Error(`There is no page ${module}`)
  return (await load()).Component
}
