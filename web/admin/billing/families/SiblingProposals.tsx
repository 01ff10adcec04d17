import { useState } from 'react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { count } from '#web/admin/shared/format.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { BillingSummaryDocument } from '../billing.generated.ts'
import { SiblingsDialog } from './SiblingsDialog.tsx'

/** Asks who of the children who share a parent pays together; nothing where all is decided. */
export function SiblingProposals() {
  const { data } = useScreenQuery(BillingSummaryDocument)
  const [open, setOpen] = useState(false)
  const proposals = data?.siblingProposals ?? []
  return (
    <>
      {proposals.length > 0 && (
        <Notice
          action={
            <Button size="small" onClick={() => setOpen(true)}>
              Review
            </Button>
          }
        >
          {count(proposals.length, 'sibling account')} to review
        </Notice>
      )}
      {open && <SiblingsDialog proposals={proposals} onClose={() => setOpen(false)} />}
    </>
  )
}
