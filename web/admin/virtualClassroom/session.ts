import { useMutation } from '@apollo/client/react'
import { isOnStaff } from '#graphql/accounts/accounts.rules.ts'
import type { Role } from '#graphql/values/roles.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { allClasses } from '#web/shared/calendar/ClassBadge.tsx'
import { openTab } from '#web/shared/virtualClassroom/openTab.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { readChoice, roomLink } from './devices/deviceChoice.ts'
import { StartVirtualSessionDocument, type VirtualSessionsQuery } from './virtualClassroom.generated.ts'

export type Session = VirtualSessionsQuery['virtualSessions']['edges'][number]['node']

export const classOf = (session: Session) => session.class?.name ?? allClasses

export const teacherOf = ({ teacher }: Session) => (teacher ? `${teacher.firstName} ${teacher.lastName}` : '')

/** The teacher of a session to come; one who has left, or works here no more, is marked. */
export function formatTeacher(session: Session): string {
  const { teacher, status } = session
  const unfinished = status === 'scheduled' || status === 'live'
  const left = teacher !== null && !isOnStaff({ role: teacher.role as Role, deletedAt: teacher.removedAt ?? null })
  return unfinished && left ? `${teacherOf(session)} has left` : teacherOf(session)
}

/** How many are expected, are there, or were there. */
export function participantsOf({ status, participants, expectedParticipants, joined }: Session) {
  if (status === 'completed') return `${participants} of ${expectedParticipants}`
  if (status === 'live') return `${joined} of ${expectedParticipants} joined`
  return `${expectedParticipants} expected`
}

const blocked = 'Your browser blocked the new tab. Click Open Room in the list.'

/** Goes to a room in a tab that was opened at the press. */
export function goToRoom(tab: ReturnType<typeof openTab>, link: string, started: string) {
  const opened = tab.go(roomLink(link, readChoice()))
  toast(opened ? { title: started } : { title: started, text: blocked })
}

/** Opens rooms, with the devices that were chosen on this computer. */
export function useRooms() {
  const [start, { loading: isStarting }] = useMutation(StartVirtualSessionDocument)
  return {
    open: ({ meetingLink }: Session) => {
      if (!openTab().go(roomLink(meetingLink, readChoice())))
        toast({ title: 'The room could not be opened', text: blocked })
    },
    start: async ({ id, version }: Session) => {
      // pressed twice, it opens one room
      if (isStarting) return
      const tab = openTab()
      try {
        const { data } = await start({ variables: { id, version } })
        if (data) goToRoom(tab, data.startVirtualSession.meetingLink, 'Session started')
      } catch (error) {
        tab.close()
        tellFailure('Failed to start session', error)
      }
    },
  }
}
