import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import { useIdSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { returning } from '#web/app/Scroll.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { LinksTab } from '../parentChild/LinksTab.tsx'
import { ParentsTab } from '../parentChild/ParentsTab.tsx'
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
  const [child, setChild] = useIdSearchParam('child')
  if (child !== null) return <ChildPage key={child} id={child} onClose={() => setChild(null, returning)} />
  return <SectionTabs label="Student management" tabs={tabs} />
}

export const screen: Screen = { Page: Students, first: () => [[StudentsDocument]] }
