import type { ReactNode } from 'react'
import { busyPeople } from '#web/admin/shared/people/busyCentre.ts'
import { peopleServer } from '#web/admin/shared/people/peopleServer.ts'
import { samplePeople } from '#web/admin/shared/people/samplePeople.ts'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import type { Mock } from '#web/app/mocks.tsx'
import { ParentChild } from './ParentChild.screen.tsx'

interface ParentChildStoryProps {
  tab?: string
  overrides?: Mock[]
  /** The centre on a busy morning, or a small one for tests. */
  isBusy?: boolean
  /** Open over the screen. */
  dialog?: ReactNode
}

export function ParentChildStory(props: ParentChildStoryProps) {
  const { tab = '', overrides = [], isBusy = false, dialog } = props
  return (
    <AtAddress
      at={`/admin/dashboard?section=parent-child${tab && `&tab=${tab}`}`}
      mocks={peopleServer(overrides, isBusy ? busyPeople() : samplePeople())}
    >
      <ParentChild />
      {dialog}
    </AtAddress>
  )
}
