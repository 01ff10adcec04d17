import type { ComponentType } from 'react'
import { lazyModule } from '#web/ui/lazy.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'

interface ChildPanel {
  id: string
  Panel: ComponentType<{ childId: number }>
}

/** Fetched when a child's page is first opened. */
const { component } = lazyModule(() => import('./panels.ts'), { prefetched: false })

const panel = (id: string, name: Parameters<typeof component>[0]): ChildPanel => ({
  id,
  Panel: component(name, () => <SkeletonList label={`Loading ${id}`} count={1} />),
})

/** What other parts of the centre know about a child, in the order of the child's page. Each panel asks for itself. */
export const childPanels: readonly ChildPanel[] = [
  panel('class history', 'ChildPath'),
  panel('contacts', 'ChildContacts'),
  panel('bills', 'ChildBills'),
  panel('documents', 'ChildDocuments'),
  panel('consents', 'ChildConsents'),
  panel('report cards', 'ChildReportCards'),
  panel('learning progress', 'ChildProgressPanel'),
  panel('medical notes', 'MedicalNotesAccessLog'),
  panel('uniform orders', 'ChildOrders'),
]
