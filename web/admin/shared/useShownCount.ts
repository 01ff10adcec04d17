import { staying } from '#web/app/Scroll.tsx'
import { useIdParameter } from './useParameter.ts'

/** How many items of a long list are rendered: a step, and more on request. It is part of the address, so that back navigation shows as many. */
export function useShownCount(step: number): [number, () => void] {
  const [stored, store] = useIdParameter('most')
  const most = Math.max(step, stored ?? 0)
  return [most, () => store(most + step, { ...staying, replace: true })]
}
