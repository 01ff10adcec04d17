import type { Screen } from '#web/app/screens.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { OpenInvitationsDocument } from './parents.generated.ts'
import { firstLinks, LinksTab } from './LinksTab.tsx'
import { ParentsTab } from './ParentsTab.tsx'
import { StudentsTab } from '../students/StudentsTab.tsx'
import { useParameter } from '../shared/useParameter.ts'

const tabs = [
  { id: 'relationships', label: 'Relationships', content: () => <LinksTab /> },
  { id: 'parents', label: 'Parents', content: () => <ParentsTab /> },
  { id: 'children', label: 'Children', content: () => <StudentsTab /> },
]

/** Parent-Child Manager: the same data as Student Management, from the parents' side. */
export function ParentChild() {
  const [tab, setTab] = useParameter('tab')
  const chosen = tabs.find(({ id }) => id === tab)?.id ?? 'relationships'
  return (
    <Tabs
      label="Parent-child manager"
      tabs={tabs}
      chosen={chosen}
      onChoose={(next) => setTab(next === 'relationships' ? null : next)}
    />
  )
}

export const screen: Screen = {
  Page: ParentChild,
  first: () => [firstLinks, [OpenInvitationsDocument, { childId: null }]],
}
