import { Tabs, type TabsProps } from '#web/ui/Tabs/Tabs.tsx'
import { useSearchParam } from './useSearchParam.ts'

/** The tabs of a section: the one that is shown is in the address, unless it is the first. */
export function SectionTabs({ tabs, ...rest }: Pick<TabsProps, 'label' | 'tabs'>) {
  const [tab, setTab] = useSearchParam('tab')
  const first = tabs[0]?.id ?? ''
  const chosen = tabs.find(({ id }) => id === tab)?.id ?? first
  return <Tabs {...rest} tabs={tabs} chosen={chosen} onChoose={(next) => setTab(next === first ? null : next)} />
}
