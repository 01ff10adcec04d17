import { useQuery } from '@apollo/client/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from '#web/app/useHydrated.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { InboxDocument } from './messages/Inbox.generated.ts'
import { SectionBoundary } from './SectionBoundary.tsx'
import { type Section, sectionOf, sections } from './sections.ts'
import { AdminShell, type ShellViewer } from './shell/AdminShell.tsx'
import { AttentionDocument } from './shell/Attention.generated.ts'

/** Each section's page, loaded when it is first shown or about to be. */
const pages = new Map<string, ComponentType>(
  sections.map(({ id, load }) => [id, lazy(async () => ({ default: await load() }))]),
)

/** The code is on its way before the click; a failure shows when the section is really opened. */
const approach = ({ load }: Section) => void load().catch(() => undefined)

/** How often the badges are counted anew, in milliseconds. */
const pollEvery = 20_000

export interface AdminDashboardProps {
  viewer: ShellViewer | null
  centre: { name: string; tagline: string }
  onSignOut: () => void
}

/** The admin area: one page whose section stands in the address. */
export function AdminDashboard({ viewer, centre, onSignOut }: AdminDashboardProps) {
  const [search] = useSearchParams()
  const current = sectionOf(search.get('section'))
  const Page = pages.get(current.id)
  const { data } = useScreenQuery(AttentionDocument)
  const { data: counted } = useQuery(InboxDocument, { pollInterval: pollEvery, skipPollAttempt: () => document.hidden })
  const attention = data?.attention ?? []
  const newApplications = attention.filter(({ kind }) => kind === 'application').length
  const hydrated = useHydrated()
  const waiting = <SkeletonList label={`Loading ${current.label.toLowerCase()}`} count={4} />
  return (
    <AdminShell
      viewer={viewer}
      centre={centre}
      sections={sections}
      current={current}
      badges={{
        applications: { count: newApplications, what: 'new' },
        messages: { count: counted?.inbox.unread ?? 0, what: 'unread' },
      }}
      attention={attention}
      onSignOut={onSignOut}
      onApproach={approach}
    >
      <SectionBoundary key={current.id}>
        <Suspense fallback={waiting}>{hydrated && Page ? <Page /> : waiting}</Suspense>
      </SectionBoundary>
    </AdminShell>
  )
}
