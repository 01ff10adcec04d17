import type { ComponentType } from 'react'
import { lazyModule } from '#web/ui/lazy.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'

interface ChildPanel {
  id: string
  Panel: ComponentType<{ childId: number }>
}

/** Loads a panel when a child's page shows it. */
const panel = (id: string, load: () => Promise<ComponentType<{ childId: number }>>): ChildPanel => ({
  id,
  Panel: lazyModule(async () => ({ Panel: await load() }), { prefetched: false }).component('Panel', () => (
    <SkeletonList label={`Loading ${id}`} count={1} />
  )),
})

/** What other parts of the centre know about a child, in the order of the child's page. Each panel asks for itself. */
export const childPanels: readonly ChildPanel[] = [
  panel('path', async () => (await import('../placements/ChildPath.tsx')).ChildPath),
  panel('people', async () => (await import('./ChildContacts.tsx')).ChildContacts),
  panel('bills', async () => (await import('./ChildBills.tsx')).ChildBills),
  panel('documents', async () => (await import('./ChildDocuments.tsx')).ChildDocuments),
  panel('consents', async () => (await import('./ChildConsents.tsx')).ChildConsents),
  panel('report-cards', async () => (await import('./SmallPanels.tsx')).ChildReportCards),
  panel('progress', async () => (await import('./SmallPanels.tsx')).ChildProgressPanel),
  panel('medical notes', async () => (await import('./SmallPanels.tsx')).MedicalNotesAccessLog),
  panel('uniform-orders', async () => (await import('./SmallPanels.tsx')).ChildOrders),
]
