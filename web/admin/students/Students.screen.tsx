import { returning } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { LinksTab } from '../parentChild/LinksTab.tsx'
import { ParentsTab } from '../parentChild/ParentsTab.tsx'
import { useIdParameter, useParameter } from '../shared/useParameter.ts'
import { ChildPage } from './ChildPage.tsx'
import { StudentsDocument } from './students.generated.ts'
import { StudentsTab } from './StudentsTab.tsx'

const tabs = [
  { id: 'students', label: 'Students', content: () => <StudentsTab /> },
  { id: 'parents', label: 'Parents', content: () => <ParentsTab /> },
  { id: 'links', label: 'Parent-Student Links', content: () => <LinksTab /> },
]

/** Student Management: the students, their parents, and who belongs to whom. One student opens as a page of its own. */
export function Students() {
  const [tab, setTab] = useParameter('tab')
  const [child, setChild] = useIdParameter('child')
  if (child !== null) return <ChildPage key={child} id={child} onClose={() => setChild(null, returning)} />
  const chosen = tabs.some(({ id }) => id === tab) ? (tab ?? 'students') : 'students'
  return (
    <Tabs
      label="Student management"
      tabs={tabs}
      chosen={chosen}
      onChoose={(next) => setTab(next === 'students' ? null : next)}
    />
  )
}

export const screen: Screen = { Page: Students, first: () => [[StudentsDocument]] }
