import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { type Mock, Mocked } from '#web/app/mocks.tsx'
import { Toaster } from '#web/ui/Toast/Toaster.tsx'
import { AdminDashboard } from './AdminDashboard.tsx'

export const sampleViewer = { firstName: 'Annelie', lastName: 'Kruger', email: 'admin@kiewiet.example' }
export const sampleCentre = { name: 'Kiewiet', tagline: 'Nurturing Young Minds' }

/** Where the story's router stands, for plays that follow a link. */
function Address() {
  const { pathname, search } = useLocation()
  return <output hidden>{pathname + search}</output>
}

/** A story at an address of the admin area, with answers instead of a server. */
export function AtAddress({ at, mocks, children }: { at: string; mocks: Mock[]; children: ReactNode }) {
  const [router] = useState(() => {
    const element = (
      <Mocked mocks={mocks}>
        {children}
        <Address />
        <Toaster />
      </Mocked>
    )
    return createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  })
  return <RouterProvider router={router} />
}

/** A section as staff see it: in the shell, at its address. */
export function InDashboard({ at, mocks, onSignOut }: { at: string; mocks: Mock[]; onSignOut?: () => void }) {
  return (
    <AtAddress at={`/admin/dashboard${at}`} mocks={mocks}>
      <AdminDashboard viewer={sampleViewer} centre={sampleCentre} onSignOut={onSignOut ?? (() => undefined)} />
    </AtAddress>
  )
}
