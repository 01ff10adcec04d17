import { type ComponentType, lazy } from 'react'

interface ChildPanel {
  id: string
  Panel: ComponentType<{ childId: number }>
}

/** Loads a panel when a child's page shows it. */
export const panel = (id: string, load: () => Promise<ComponentType<{ childId: number }>>): ChildPanel => ({
  id,
  Panel: lazy(async () => ({ default: await load() })),
})

/** What other parts of the centre know about a child, in the order of the child's page. Each panel asks for itself. */
export const childPanels: readonly ChildPanel[] = [
  panel('people', async () => (await import('../contacts/ChildContacts.tsx')).ChildContacts),
  panel('bills', async () => (await import('../billing/ChildBills.tsx')).ChildBills),
  panel('documents', async () => (await import('../documents/ChildDocuments.tsx')).ChildDocuments),
  panel('consents', async () => (await import('../consents/ChildConsents.tsx')).ChildConsents),
  panel('report-cards', async () => (await import('../reportCards/ChildReportCards.tsx')).ChildReportCards),
  panel('progress', async () => (await import('../progress/ChildProgressPanel.tsx')).ChildProgressPanel),
  panel('medical notes', async () => (await import('../medicalNotes/MedicalNotesLooks.tsx')).MedicalNotesLooks),
  panel('uniform-orders', async () => (await import('../uniforms/ChildOrders.tsx')).ChildOrders),
]
