import type { Screen } from '#web/app/screens.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { useParameter } from '../shared/useParameter.ts'
import { NoticesTab, schoolNotices } from './notices/NoticesTab.tsx'

const ProgramsTab = lateModule(() => import('./programs/ProgramsTab.tsx')).part((module) => module.ProgramsTab)
const FaqTab = lateModule(() => import('./faq/FaqTab.tsx')).part((module) => module.FaqTab)
const StatisticsTab = lateModule(() => import('./StatisticsTab.tsx')).part((module) => module.StatisticsTab)
const HoursTab = lateModule(() => import('./hours/HoursTab.tsx')).part((module) => module.HoursTab)
const DocumentsTab = lateModule(() => import('./DocumentsTab.tsx')).part((module) => module.DocumentsTab)

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

export const screen: Screen = { Page: SchoolInfo, first: () => [schoolNotices] }
