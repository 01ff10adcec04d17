import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { useParameter } from '../useParameter.ts'
import { DocumentsTab } from './DocumentsTab.tsx'
import { FaqTab } from './faq/FaqTab.tsx'
import { HoursTab } from './hours/HoursTab.tsx'
import { NoticesTab } from './notices/NoticesTab.tsx'
import { ProgramsTab } from './programs/ProgramsTab.tsx'
import { StatisticsTab } from './StatisticsTab.tsx'

const tabs = [
  { id: 'notices', label: 'Notices', content: () => <NoticesTab /> },
  { id: 'programs', label: 'Programs', content: () => <ProgramsTab /> },
  { id: 'faq', label: 'FAQ', content: () => <FaqTab /> },
  { id: 'statistics', label: 'Statistics', content: () => <StatisticsTab /> },
  { id: 'hours', label: 'Hours', content: () => <HoursTab /> },
  { id: 'documents', label: 'Documents', content: () => <DocumentsTab /> },
]

/** School Information: what the site and the portal say of the centre. Every change shows there at once. */
export function SchoolInfo() {
  const [tab, setTab] = useParameter('tab')
  return (
    <Tabs
      label="School information"
      tabs={tabs}
      chosen={tabs.find(({ id }) => id === tab)?.id ?? 'notices'}
      onChoose={(next) => setTab(next === 'notices' ? null : next)}
    />
  )
}
