import { addDays, addMonths, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, sectionLink, test } from './journey.ts'

/** `dd/mm/yyyy`, as people type it. */
const typed = (date: string) => date.split('-').reverse().join('/')

test('a parent applies, staff enroll the child, and the parent signs in and sees the child', { tag: '@core' }, async ({
  page,
  mailbox,
}) => {
  const today = todayInJohannesburg()
  const email = 'palesa.moloi@families.example'

  await test.step('the parent finds the form and sends it', async () => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Enroll Now' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Enroll Now' }).click()
    await page.getByLabel("Child's full name").fill('Lesedi Moloi')
    await page.getByLabel('Date of birth').fill(typed(addMonths(today, -28)))
    await page.getByLabel('Age group').selectOption('18-36 months')
    await page.getByLabel('Allergies or medical conditions').fill('Strawberries')
    await page.getByLabel('Name', { exact: true }).fill('Palesa Moloi')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Phone').fill('082 555 0101')
    await page.getByLabel('Home address').fill('4 Acacia Street, Universitas')
    await page.getByLabel('Program', { exact: true }).selectOption('Toddlers (18-36 months)')
    await page.getByLabel('Preferred start date').fill(typed(addDays(today, 30)))
    await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
    await page.getByRole('button', { name: 'Submit Enrollment' }).click()
    await expect(page.getByText('Enrollment Submitted!')).toBeVisible()
    await expect(
      page.getByText("Thank you for enrolling. We'll contact you soon to confirm your child's place.").first(),
    ).toBeVisible()
  })

  const confirmation = await mailbox.letterTo(email, 'We have received your application')
  const reference = /KW-\d{4}-\d{4}-\d{5}/.exec(confirmation.text)?.[0] ?? ''
  const lookup = /http\S+\/application#\S+/.exec(confirmation.text)?.[0] ?? ''

  await test.step('the link of the e-mail opens the page that says how the application stands', async () => {
    await page.goto(lookup)
    await expect(page.getByLabel('Reference')).toHaveValue(reference)
    await page.getByLabel('E-mail address or phone number').fill(email)
    await page.getByRole('button', { name: 'Check status' }).click()
    await expect(
      page.getByText("We've received your application and will contact you to arrange a visit."),
    ).toBeVisible()
  })

  await test.step('staff find the application by its reference and enroll the child', async () => {
    await page.goto('/admin-login')
    await expect(page.getByLabel('E-mail')).toHaveValue('admin@kiewiet.example')
    await page
      .locator('form')
      .getByRole('button', { name: /Login|Sign in/i })
      .click()
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    await sectionLink(page, 'Applications').click()
    await page.getByLabel(/Search name or reference/).fill(reference)
    const found = page.getByRole('link', { name: 'Lesedi Moloi' })
    await expect(found).toHaveCount(1)
    await found.click()
    await expect(page.getByText('Strawberries')).toBeVisible()
    await page.getByRole('button', { name: 'Move' }).click()
    await page.getByRole('menuitem', { name: 'Enroll' }).click()
    const dialog = page.getByRole('dialog', { name: /Enroll/ })
    await expect(dialog.getByLabel('First name')).toHaveValue('Lesedi')
    const classes = dialog.getByLabel('Class')
    await classes.selectOption(await classes.locator('option', { hasText: 'Little Learners' }).getAttribute('value'))
    await dialog.getByRole('button', { name: 'Enroll', exact: true }).click()
    await expect(page.getByText(/is enrolled/).first()).toBeVisible()
  })

  const welcome = await mailbox.letterTo(email, '/parent-login?invitation=')
  const invitation = /http\S+\/parent-login\?invitation=\S+/.exec(welcome.text)?.[0] ?? ''

  await test.step('the parent registers through the link of the e-mail, signs in and sees the child', async () => {
    await page.context().clearCookies()
    await page.goto(invitation)
    await page.getByLabel('Username').fill('palesa')
    await page.getByLabel('Password', { exact: true }).fill('kiewiet-lawn-42')
    await page.getByLabel('Confirm password').fill('kiewiet-lawn-42')
    await page.getByLabel('First name').fill('Palesa')
    await page.getByLabel('Last name').fill('Moloi')
    await page.getByRole('form', { name: 'Register' }).getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
    const login = page.getByRole('form', { name: 'Login' })
    await login.getByLabel('Username').fill('palesa')
    await login.getByLabel('Password', { exact: true }).fill('kiewiet-lawn-42')
    await login.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/parent\/dashboard/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Palesa Moloi')
    await expect(page.getByText('Lesedi Moloi')).toBeVisible()
    await expect(page.getByText('Little Learners')).toBeVisible()
    await expect(page.getByText(`Starts ${formatDate(addDays(today, 30))}`)).toBeVisible()
  })
})

test('staff look back at a year and see what became of each application', async ({ page }) => {
  const today = todayInJohannesburg()
  // the demo's withdrawn application came twelve days ago
  const year = addDays(today, -12).slice(0, 4)
  await page.request.post('/api/auth/login', { data: { username: 'admin', password: 'kiewiet-admin' } })
  await page.goto('/admin/dashboard?section=applications')
  const received = page.getByRole('combobox', { name: 'Received' })
  const withdrawn = page.getByRole('table', { name: 'Applications' }).getByRole('row', { name: /Luan Botha/ })

  await test.step('what is at hand is a board without what is closed', async () => {
    await expect(page.getByRole('region', { name: 'In review' })).toBeVisible()
    await expect(page.getByText('Luan Botha')).toHaveCount(0)
  })
  await test.step('a year is a list with all that came in it, also after a reload', async () => {
    await received.selectOption(`Received in ${year}`)
    await expect(withdrawn.getByText('Withdrawn')).toBeVisible()
    await page.reload()
    await expect(received).toHaveValue(year)
    await expect(withdrawn).toBeVisible()
  })
  await test.step('and back to what is at hand', async () => {
    await received.selectOption('Open and last 12 months')
    await expect(page.getByRole('region', { name: 'In review' })).toBeVisible()
  })
})
