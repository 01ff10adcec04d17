import { useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import type { Mock } from '#web/app/mocks.tsx'
import { AtAddress } from '../../shared/storyFrame.tsx'
import { Attendance } from '../Attendance.screen.tsx'
import { memoryStore, type WaitingMark } from '#web/shared/attendance/mark.ts'
import { registerServer, type Wire } from './storyAnswers.ts'
import { MarkStoreContext } from './useMarks.ts'

/** The wire of the story that is shown. */
export let wire: Wire

interface RegisterStory {
  /** What stands in the address behind the section. */
  at: string
  overrides: Mock[]
  kept: WaitingMark[]
}

/** The register with answers instead of a server. */
export function RegisterSection({ at, overrides, kept }: RegisterStory) {
  const [mocks] = useState(() => {
    const server = registerServer(overrides)
    wire = server.wire
    return server.mocks
  })
  const [store] = useState(() => memoryStore(kept))
  return (
    <MarkStoreContext value={() => store}>
      <AtAddress at={`/admin/dashboard?section=attendance${at}`} mocks={mocks}>
        <Attendance />
      </AtAddress>
    </MarkStoreContext>
  )
}

export const shown = () => screen.findByRole('table', { name: 'Register of Little Learners' }, { timeout: 10_000 })
export const statusOf = (name: string) => within(screen.getByRole('radiogroup', { name: `Status of ${name}` }))
export const chosen = (name: string, status: string) =>
  expect(statusOf(name).getByRole('radio', { name: status })).toBeChecked()
export const saved = () => screen.findByText('Attendance recorded successfully', {}, { timeout: 10_000 })
