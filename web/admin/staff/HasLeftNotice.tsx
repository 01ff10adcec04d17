import { useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'

const HandOverDialog = lateModule(() => import('./HandOverDialog.tsx')).part((module) => module.HandOverDialog)

export interface HasLeftNoticeProps {
  /** Who has left and is named here still. */
  people: readonly { id: number; name: string; what: string }[]
}

/** Says that somebody who is down for something has left the centre, and leads to who takes it over. */
export function HasLeftNotice({ people }: HasLeftNoticeProps) {
  const [opened, setOpened] = useState<{ id: number; name: string } | null>(null)
  return (
    <>
      {people.map((person) => (
        <Notice key={person.id} tone="warning">
          <Inline justify="between">
            <span>
              {person.name} has left: {person.what}.
            </span>
            <Button size="small" onClick={() => setOpened(person)} aria-label={`Hand over from ${person.name}`}>
              Hand over
            </Button>
          </Inline>
        </Notice>
      ))}
      {opened && <HandOverDialog person={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
