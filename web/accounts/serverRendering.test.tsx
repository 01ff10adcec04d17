// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AdminLoginPage } from './adminLogin.route.tsx'
import { ParentLoginPage } from './ParentLoginPage.tsx'

const centre = { name: 'Kiewiet', tagline: 'Nurturing Young Minds' }
const nothing = async () => undefined

/** A browser's globals do not exist where pages are rendered first. */
const render = (page: ReactNode) => renderToString(page)

it('renders the registration of an invited parent on the server', () => {
  const invitation = {
    token: 'a-token',
    email: 'thandi@families.example',
    childFirstName: 'Lerato',
    parentName: 'Thandi van der Merwe',
    phoneNumber: '082 555 0143',
  }
  const html = render(
    <ParentLoginPage
      centre={centre}
      search="?invitation=a-token"
      invitation={invitation}
      onSignIn={nothing}
      onPasskey={nothing}
      onRegister={nothing}
    />,
  )
  expect(html).toContain('You are invited to follow Lerato')
  expect(html).toContain('aria-label="Register"')
})

it('never puts a password into the address when the form is sent before the script has arrived', () => {
  const parents = render(
    <ParentLoginPage
      centre={centre}
      search=""
      invitation={null}
      onSignIn={nothing}
      onPasskey={nothing}
      onRegister={nothing}
    />,
  )
  const staff = render(
    <AdminLoginPage centre={centre} search="" demo={null} onSignIn={async () => true} onPasskey={nothing} />,
  )
  for (const html of [parents, staff]) expect(html.match(/<form[^>]*>/)?.[0]).toContain('method="post"')
})
