import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'
import { useSetSearchParams } from './useSearchParam.ts'

const parameter = 'do'

/** The address of a section in which something is opened at once: `openParamPath('students', 'add')`. */
export const openParamPath = (section: string, what: string) =>
  `/admin/dashboard?section=${section}&${parameter}=${what}`

/** Opens what the address asks for, and takes the request out of it, so that a reload does not ask again. */
export function useOpenParam(what: string, open: () => void) {
  const [search] = useSearchParams()
  const set = useSetSearchParams()
  const isAsked = search.get(parameter) === what
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (!isAsked) return
    set({ [parameter]: null }, { replace: true, ...staying })
    latest.current()
  }, [isAsked, set])
}
