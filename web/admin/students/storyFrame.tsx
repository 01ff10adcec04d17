import type { ReactNode } from 'react'
import { busyPeople } from '#web/admin/shared/people/busyCentre.ts'
import { peopleServer } from '#web/admin/shared/people/peopleServer.ts'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import type { Mock } from '#web/app/mocks.tsx'
import { Students } from './Students.screen.tsx'

interface StudentsStoryProps {
  /** What follows the section in the address. */
  at?: string
  overrides?: Mock[]
  /** The demo centre on a busy morning, or a small one for tests. */
  isBusy?: boolean
  /** Open over the screen. */
  dialog?: ReactNode
}

export function StudentsStory({ at = '', overrides = [], isBusy = false, dialog }: StudentsStoryProps) {
  return (
    <AtAddress
      at={`/admin/dashboard?section=students${at}`}
      mocks={peopleServer(overrides, isBusy ? busyPeople() : undefined)}
    >
      <Students />
      {dialog}
    </AtAddress>
  )
}
