import type { ReactNode } from 'react'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { StaffArea } from '../StaffArea.tsx'
import { InboxDocument } from '../messages/messages.generated.ts'
import { AtAddress, sampleCentre, samplePage } from '../shared/storyFrame.tsx'
import { ChildrenThisWeekDocument, MyDutiesDocument } from './myRoom/myRoom.generated.ts'

const mpho = { firstName: 'Mpho', lastName: 'Sithole', email: 'teacher@kiewiet.example' }

/** What she teaches, unless the story says something else. */
const explorers = { id: 1, kind: 'teacher', classId: 2, className: 'Explorers' }

const shell = [
  mockOf(MyDutiesDocument, { myDuties: [explorers] }),
  mockOf(ChildrenThisWeekDocument, { children: [] }),
  mockOf(InboxDocument, { inbox: { unread: 1, newest: 0 } }),
]

interface InStaffAreaProps {
  /** What follows the path in the address. */
  at: string
  mocks: Mock[]
  /** A dialog that is open over it. */
  children?: ReactNode
}

/** A section as a teacher sees it, at its address. */
export function InStaffArea({ at, mocks, children }: InStaffAreaProps) {
  const viewer = { ...mpho, id: 2, role: 'teacher' as const, mustChangePassword: false }
  const page = { ...samplePage, pathname: '/staff', frame: { ...samplePage.frame, viewer } }
  return (
    <AtAddress at={`/staff${at}`} mocks={[...mocks, ...shell]} page={page} root="/staff">
      <StaffArea viewer={mpho} centre={sampleCentre} onSignOut={() => undefined} />
      {children}
    </AtAddress>
  )
}
