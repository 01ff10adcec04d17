import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { areaLinks } from '#web/app/AreaRouter.tsx'
import { type Mock, Mocked, mockOf } from '#web/app/mocks.tsx'
import { PageProvider } from '#web/app/page.ts'
import { LinkProvider } from '#web/ui/Link/Link.tsx'
import { Toaster } from '#web/ui/Toast/Toaster.tsx'
import { StaffArea } from '../StaffArea.tsx'
import { InboxDocument } from '../messages/messages.generated.ts'
import { Address, sampleCentre, samplePage } from '../shared/storyFrame.tsx'
import { MyDutiesDocument } from './myRoom/myRoom.generated.ts'

const mpho = { firstName: 'Mpho', lastName: 'Sithole', email: 'teacher@kiewiet.example' }

/** What she teaches, unless the story says something else. */
const explorers = { id: 1, kind: 'teacher', classId: 2, className: 'Explorers' }

const shell = [
  mockOf(MyDutiesDocument, { myDuties: [explorers] }),
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
    <MemoryRouter initialEntries={[`/staff${at}`]}>
      <PageProvider value={page}>
        <LinkProvider value={areaLinks['/staff']}>
          <Mocked mocks={[...mocks, ...shell]}>
            <StaffArea viewer={mpho} centre={sampleCentre} onSignOut={() => undefined} />
            {children}
            <Address />
            <Toaster />
          </Mocked>
        </LinkProvider>
      </PageProvider>
    </MemoryRouter>
  )
}
