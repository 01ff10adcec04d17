import { expect, test, untilReady } from './journey.ts'

test('the enrollment form shows every documented message under its field', { tag: '@core' }, async ({ page }) => {
  await page.goto('/enroll?view=form')
  await page.getByRole('button', { name: 'Submit Enrollment' }).click()
  const messages = {
    "Child's full name": "Child's name must be at least 2 characters.",
    'Date of birth': 'Please enter a valid date of birth.',
    'Age group': "Please select your child's age group.",
    Name: "Parent's name must be at least 2 characters.",
    'E-mail address': 'Please enter a valid email address.',
    Phone: 'Please enter a valid phone number.',
    'Home address': 'Address must be at least 5 characters.',
    Program: 'Please select a program.',
    'Preferred start date': 'Please select a start date.',
  }
  for (const [label, message] of Object.entries(messages)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(message.replaceAll('.', '\\.')),
    )
  }
  await expect(page.getByRole('checkbox', { name: /terms/ })).toHaveAccessibleDescription(
    /You must accept the terms and conditions\./,
  )
})

test('what was typed into the enrollment form survives a failed request and a reload', async ({ page }) => {
  await page.goto('/enroll?view=form')
  await untilReady(page)
  const name = page.getByLabel("Child's full name")
  await name.fill('Lesedi Moloi')
  await page.getByLabel('Home address').fill('4 Acacia Street')
  await page.reload()
  await expect(name).toHaveValue('Lesedi Moloi')
  await expect(page.getByLabel('Home address')).toHaveValue('4 Acacia Street')
})

test('an applicant reads the reference, and with it how the application stands', { tag: '@core' }, async ({ page }) => {
  await page.goto('/enroll?view=form')
  const today = new Date()
  await page.getByLabel("Child's full name").fill('Lesedi Moloi')
  await page.getByLabel('Date of birth', { exact: true }).fill(`0102${today.getFullYear() - 2}`)
  await page.getByLabel('Age group').selectOption('18-36 months')
  await page.getByLabel('Name', { exact: true }).fill('Palesa Moloi')
  await page.getByLabel('E-mail address').fill('palesa.botha@families.example')
  await page.getByLabel('Phone').fill('082 555 0142')
  await page.getByLabel('Home address').fill('4 Acacia Street')
  await page.getByLabel('Program', { exact: true }).selectOption('Toddlers (18-36 months)')
  await page.getByLabel('Preferred start date').fill('03/03/2020')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Submit Enrollment' }).click()
  const question = page.getByRole('group', { name: 'Is that right?' })
  await expect(question).toContainText('The start date, 3 March 2020, is in the past.')
  await question.getByRole('button', { name: 'Yes, send it' }).click()
  const receipt = page.getByRole('form').getByRole('status')
  await expect(receipt).toContainText(/KW-\d{4}-\d{4}-\d{5}/)
  await receipt.getByRole('link', { name: 'check its status' }).click()
  await expect(page.getByLabel('Reference')).toHaveValue(/^KW-\d{4}-\d{4}-\d{5}$/)
  await page.getByLabel('E-mail address or phone number').fill('+27 82 555 0142')
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(page.getByRole('form').getByRole('status')).toContainText('Received')
  await page.getByLabel('E-mail address or phone number').fill('somebody@families.example')
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(page.getByRole('form').getByRole('status')).toContainText('Application not found')
})

test('what is typed before the program has arrived stays, and links work without it', async ({ page }) => {
  let letGo = () => {}
  let arrival = Promise.resolve()
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  const openEarly = async (path: string) => {
    arrival = new Promise((goOn) => {
      letGo = goOn
    })
    const early = page.waitForResponse('**/early.js')
    await page.goto(path, { waitUntil: 'commit' })
    await (await early).finished()
  }
  await openEarly('/enroll')
  await page.getByRole('main').getByRole('link', { name: 'Enroll Now' }).click()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enrollment Form')

  // what is lost where the form is drawn by the program, or where it begins empty once it is taken over
  await openEarly('/enroll?view=form')
  await page.getByLabel("Child's full name").fill('Refilwe Tau')
  await page.getByLabel('Date of birth').fill('3 March 2024')
  await page.getByLabel('Full-time or half-day').selectOption('Half-day')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  letGo()
  await page.getByRole('button', { name: 'Submit Enrollment' }).click()
  await expect(page.getByText('Please correct 5 fields')).toBeVisible()
  await expect(page.getByLabel("Child's full name")).toHaveValue('Refilwe Tau')
  await expect(page.getByLabel('Date of birth')).toHaveValue('3 March 2024')
  await expect(page.getByLabel('Full-time or half-day')).toHaveValue('half_day')
  await expect(page.getByLabel('Age group')).toHaveValue('18-36months')
  await expect(page.getByRole('checkbox', { name: /terms and conditions/ })).toBeChecked()

  // a form far down the page, which the program takes over once it is near
  await openEarly('/')
  await page.getByLabel('Your name').fill('Refilwe Tau')
  await page.getByLabel("Child's age").selectOption('3-5 years')
  await page.getByRole('button', { name: 'Send Message' }).click()
  letGo()
  await expect(page.getByText('Please correct 3 fields')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Refilwe Tau')
  await expect(page.getByLabel("Child's age")).toHaveValue('3-5years')

  await openEarly('/parent-login')
  await page.getByLabel('Username').fill('parent')
  await page.getByLabel('Password', { exact: true }).fill('kiewiet-parent')
  letGo()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/parent\/dashboard$/)
})

test('the contact form says when it was sent, and when it could not be', async ({ page }) => {
  await page.goto('/contact')
  const fill = async () => {
    await page.getByLabel('Your name').fill('Refilwe Tau')
    await page.getByLabel('E-mail address').fill('refilwe@families.example')
    await page.getByLabel('Phone').fill('083 555 0119')
    await page.getByLabel("Child's age").selectOption('3-5 years')
    await page.getByRole('textbox', { name: 'Message' }).fill('May we come and visit on Friday morning?')
  }
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 400, json: { errors: [{ message: 'No', extensions: { code: 'X' } }] } }),
  )
  await fill()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('There was an error sending your message. Please try again.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('May we come and visit on Friday morning?')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent!').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('the gallery dialog goes round at both ends, by keys too, and gives the focus back', async ({ page }) => {
  await page.goto('/gallery')
  const first = page.getByRole('button', { name: /Building together before story time/ })
  await first.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 of 8')
  await dialog.getByRole('button', { name: /previous/i }).click()
  await expect(dialog).toContainText('8 of 8')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('1 of 8')
  await expect(dialog).toContainText('Building together before story time')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first).toBeFocused()
})

test('the header turns solid after 20 pixels, and marks where one is', async ({ page }) => {
  await page.goto('/program/infant')
  const header = page.getByRole('banner')
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow)
  const before = await shadow()
  await page.mouse.wheel(0, 400)
  await expect.poll(shadow).not.toBe(before)
  await page.goto('/about')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute(
    'aria-current',
  )
})
