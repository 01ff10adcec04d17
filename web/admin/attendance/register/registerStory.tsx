import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Mock } from '#web/app/mocks.tsx'
import { InDashboard } from '#web/admin/shared/storyFrame.tsx'
import type { WaitingMark } from '#web/shared/attendance/mark.ts'
import { memoryStore } from '#web/shared/queue/memoryStore.ts'
import { registerServer, type Wire } from './storyAnswers.ts'
import { MarkStoreContext } from './useMarks.ts'

/** The wire of the story that is shown. */
export let wire: Wire

interface RegisterStory {
  /** What stands in the address behind the section. */
  at: string
  overrides: Mock[]
  stored: WaitingMark[]
  /** A dialog over the register. */
  over?: ReactNode
}

/** The register with answers instead of a server. */
export function RegisterSection({ at, overrides, stored, over }: RegisterStory) {
  const [mocks] = useState(() => {
    const server = registerServer(overrides)
    wire = server.wire
    return server.mocks
  })
  const [store] = useState(() => memoryStore(stored))
  return (
    <MarkStoreContext value={() => store}>
      <InDashboard at={`?section=attendance${at}`} mocks={mocks}>
        {over}
      </InDashboard>
    </MarkStoreContext>
  )
}

export const shown = () => screen.findByRole('table', { name: 'Register of Little Learners' })
export const statusOf = (name: string) => within(screen.getByRole('radiogroup', { name: `Status of ${name}` }))
export const chosen = (name: string, status: string) =>
  waitFor(() => expect(statusOf(name).getByRole('radio', { name: status })).toBeChecked())
export const saved = () => screen.findByText('Attendance recorded successfully')

/** The last request holds these marks. Asked of the request: a toast may still be the one of the story before. */
export const sent = (marks: readonly object[]) => waitFor(() => expect(wire.requests.at(-1)).toMatchObject(marks))
