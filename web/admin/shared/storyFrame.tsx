import { type ReactNode, useEffect, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { areaLinks } from '#web/app/AreaRouter.tsx'
import { type Mock, Mocked } from '#web/app/mocks.tsx'
import { PageProvider, type ShownPage } from '#web/app/page.ts'
import { IdentityRequest } from '#web/shared/session/IdentityRequest.tsx'
import { LinkProvider } from '#web/ui/Link/Link.tsx'
import { Toaster } from '#web/ui/Toast/Toaster.tsx'
import { AdminDashboard } from '../AdminDashboard.tsx'
import { shellAnswers } from '../shell/sampleNotifications.ts'

/** The dialog with this name, once the focus is inside it. */
export async function dialogOf(name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role, { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return within(dialog)
}

/** Opens somebody's menu and does what an entry says. */
export async function choose(menu: string, entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

export const told = async (words: string | RegExp) => expect(await screen.findByText(words)).toBeInTheDocument()

/** A dialog at rest stays open. */
export const stay = () => undefined

export const sampleViewer = { firstName: 'Annelie', lastName: 'Kruger', email: 'admin@kiewiet.example' }
export const sampleCentre = { name: 'Kiewiet', tagline: 'Nurturing Young Minds' }

export const samplePage: ShownPage = {
  module: '',
  origin: '',
  pathname: '/admin/dashboard',
  search: '',
  frame: {
    viewer: null,
    programs: [],
    centre: {
      ...sampleCentre,
      fullName: 'Kiewiet Early Learning Centre',
      street: '12 Kiewiet Street, Universitas',
      area: 'Universitas, Bloemfontein, 9301',
      city: 'Bloemfontein',
      phone: '051 555 0123',
      email: 'hello@kiewiet.example',
      website: 'kiewiet.example',
      whatsapp: '27515550123',
      whatsappGreeting: 'Hello Kiewiet!',
      sendsMail: true,
      facebook: '',
      instagram: '',
      latitude: -29.1,
      longitude: 26.2,
      openDays: { today: '2026-11-24', isOpen: true, next: '2026-11-25' },
      registrationNumbers: 'NPO 214-580',
      centreHours: { opens: '06:30', closes: '18:30' },
      programHours: { opens: '07:30', closes: '16:30' },
    },
  },
  data: null,
  onFrame: () => undefined,
}

/** Where the story's router stands, for plays that follow a link. */
export function Address() {
  const { pathname, search } = useLocation()
  return <output hidden>{pathname + search}</output>
}

interface AtAddressProps {
  at: string
  mocks: Mock[]
  /** What surrounds the area; that of an administrator unless the story says otherwise. */
  page?: ShownPage
  root?: keyof typeof areaLinks
  children: ReactNode
}

/** A story at an address of an area of staff, with answers instead of a server. */
export function AtAddress({ at, mocks, page = samplePage, root = '/admin/', children }: AtAddressProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <PageProvider value={page}>
        <LinkProvider value={areaLinks[root]}>
          <Mocked mocks={[...mocks, ...shellAnswers()]}>
            {children}
            <IdentityRequest />
            <Address />
            <Toaster />
          </Mocked>
        </LinkProvider>
      </PageProvider>
    </MemoryRouter>
  )
}

interface InDashboardProps {
  at: string
  mocks: Mock[]
  onSignOut?: () => void
  /** A dialog that is open over it. */
  children?: ReactNode
}

/** A section as staff see it: in the shell, at its address. */
export function InDashboard({ at, mocks, onSignOut, children }: InDashboardProps) {
  return (
    <AtAddress at={`/admin/dashboard${at}`} mocks={mocks}>
      <AdminDashboard viewer={sampleViewer} centre={sampleCentre} onSignOut={onSignOut ?? (() => undefined)} />
      {children}
    </AtAddress>
  )
}

interface OpenedByHookProps<Actions> {
  useDialogs: () => { actions: Actions; dialog: ReactNode }
  open: (actions: Actions) => void
}

/** A dialog at rest that a section opens through a hook. */
export function OpenedByHook<Actions>({ useDialogs, open }: OpenedByHookProps<Actions>) {
  const { actions, dialog } = useDialogs()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (opened) return
    setOpened(true)
    open(actions)
  }, [opened, open, actions])
  return dialog
}
