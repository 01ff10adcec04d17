import { staying } from '#web/app/Scroll.tsx'
import { useIdParameter } from './useParameter.ts'

/** How many of a long list are drawn: a step, and more when asked for. The address keeps it, so that the way back finds as many. */
export function useShownCount(step: number): [number, () => void] {
  const [kept, keep] = useIdParameter('most')
  const most = Math.max(step, kept ?? 0)
  return [most, () => keep(most + step, { ...staying, replace: true })]
}
