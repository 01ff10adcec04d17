import { SectionTabs } from '#web/admin/shared/SectionTabs.tsx'
import type { Screen } from '#web/app/screens.tsx'
import { OpenInvitationsDocument } from './parents.generated.ts'
import { firstLinks, LinksTab } from './LinksTab.tsx'
import { ParentsTab } from './ParentsTab.tsx'
import { StudentsTab } from '../students/StudentsTab.tsx'

const tabs = [
  { id: 'relationships', label: 'Relationships', content: () => <LinksTab /> },
  { id: 'parents', label: 'Parents', content: () => <ParentsTab /> },
  { id: 'children', label: 'Children', content: () => <StudentsTab /> },
]

/** Parent-Child Manager: the same data as Student Management, from the parents' side. */
export function ParentChild() {
  return <SectionTabs label="Parent-child manager" tabs={tabs} />
}

export const screen: Screen = {
  Page: ParentChild,
  first: () => [firstLinks, [OpenInvitationsDocument, { childId: null }]],
}
