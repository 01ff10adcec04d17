import { useLocation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { staffSections } from '../staffSections.ts'

/** Whether the area that somebody works in has a section: a link to one that it does not have is not shown. */
export function useHasSection(id: string): boolean {
  const { pathname } = useLocation()
  return pathname !== paths.staff || staffSections.some((section) => section.id === id)
}
