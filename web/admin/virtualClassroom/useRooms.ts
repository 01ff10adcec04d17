import { useMutation } from '@apollo/client/react'
import { openTab } from '#web/shared/virtualClassroom/openTab.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { readChoice } from './devices/deviceChoice.ts'
import { roomLink } from './devices/roomLink.ts'
import type { Session } from './session.ts'
import { StartVirtualSessionDocument } from './virtualClassroom.generated.ts'

const blocked = 'Your browser blocked the new tab. Press Open Room in the list.'

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
