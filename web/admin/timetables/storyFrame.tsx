import type { ReactNode } from 'react'
import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import type { Mock } from '#web/app/mocks.tsx'
import { Timetables } from './Timetables.screen.tsx'
import { timetableServer } from './timetableServer.ts'

interface TimetablesStoryProps {
  /** What follows the section in the address. */
  at?: string
  overrides?: Mock[]
  /** Open over the screen. */
  dialog?: ReactNode
}

export function TimetablesStory({ at = '&class=3', overrides = [], dialog }: TimetablesStoryProps) {
  return (
    <AtAddress at={`/admin/dashboard?section=timetables${at}`} mocks={timetableServer(overrides)}>
      <Timetables />
      {dialog}
    </AtAddress>
  )
}
