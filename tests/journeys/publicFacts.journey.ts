import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { answerMap } from './map.ts'

/** What the public site says, as a visitor reads it: the constants and lists of the specification. */

const texts = (list: Locator) => list.evaluateAll((all) => all.map((each) => each.textContent?.trim()))
const hrefs = (list: Locator) => list.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
const offers = (page: Page, label: string, words: string[]) =>
  expect
    .poll(async () => (await texts(page.getByLabel(label, { exact: true }).locator('option'))).slice(1))
    .toEqual(words)

test('the shell of every page has the contact data, the navigation, the lists of the footer and WhatsApp', async ({
  page,
}) => {
  for (const path of ['/about', '/gallery', '/contact', '/terms']) {
    await page.goto(path)
    const bar = page.getByRole('region', { name: 'Contact and hours' })
    await expect(bar.getByRole('link', { name: '051 555 0123' })).toHaveAttribute('href', 'tel:0515550123')
    await expect(bar.getByRole('link', { name: 'hello@kiewiet.example' })).toHaveAttribute(
      'href',
      'mailto:hello@kiewiet.example',
    )
    await expect(bar).toContainText('Bloemfontein • Open Mon-Fri 6:30 AM - 6:30 PM')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('12 Kiewiet Lane, Universitas, Bloemfontein, 9301')
    await expect(footer.getByRole('link', { name: 'www.kiewiet.example' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Chat with us on WhatsApp/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/27515550123\?text=Hello/,
    )
  }
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByText('Programs', { exact: true }).click()
  await expect
    .poll(() => hrefs(nav.getByRole('link')))
    .toEqual([
      '/',
      '/about',
      '/program/infant',
      '/program/toddler',
      '/program/preschool',
      '/programs',
      '/gallery',
      '/contact',
    ])
  for (const name of ['Facebook', 'Instagram', 'WhatsApp'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name: new RegExp(name) })).toBeVisible()
})

test('the home page stacks every section, opens at its top, and shows the tour in a new tab', async ({ page }) => {
  await page.goto('/contact')
  await page.mouse.wheel(0, 500)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A warm second home')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const main = page.getByRole('main')
  for (const title of ['Our Mission', 'Our Vision', 'Our Approach', 'Operating Hours'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  for (const title of ['Safe and secure', 'Qualified teachers', 'Meals included', 'CAPS-aligned'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  const sections = main.getByRole('heading', { level: 2 })
  await expect(sections.last()).toHaveText('Come and say hello')
  expect(await sections.count()).toBeGreaterThanOrEqual(8)
  expect(await texts(main.getByRole('region', { name: 'Kiewiet in numbers' }).locator('dl > div'))).toEqual([
    'families50+',
    'years of experience10+',
    'qualified staff10+',
    'rating4.9/5',
    'age programs6',
    'parent satisfaction98%',
    'open each day12hrs',
  ])
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('link', { name: /^A look inside/ }).click(),
  ])
  await expect(tab).toHaveURL(/\/contact$/)
  await tab.close()
})

test('questions and answers cover what parents ask, with the ages, ratios, meals, hours and transport', async ({
  page,
}) => {
  await page.goto('/')
  const answers = {
    'What ages do you accept?': /4 months to 6 years.*4 to 18 months.*18 months to 3 years.*3 to 6 years/,
    'What are your operating hours?': /6:30 AM to 6:30 PM.*closed on public holidays.*7:30 AM to 4:30 PM/,
    'Do you provide meals?': /Meals and snacks are provided/,
    'What are your teacher-to-child ratios?': /1:3.*1:5.*1:8/,
    'Do you follow the CAPS curriculum?': /CAPS-aligned/,
    'Can I visit before I enroll?': /Schedule a visit/,
    'How do you keep children safe?': /gate is locked/,
    'Do you offer transport?': /do not offer a transport service/,
  }
  for (const [question, answer] of Object.entries(answers)) {
    await page.getByText(question).click()
    // one at a time
    await expect(page.locator('details[name=faq][open]')).toHaveText(answer)
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})

test('each program has a picture, tags, a description, what it offers and its fees', async ({ page }) => {
  const facts = {
    infant: ['4-18 months', '1:3 ratio', 'R2,350', 'R2,050'],
    toddler: ['18 months-3 years', '1:5 ratio', 'R2,400', 'R2,250'],
    preschool: ['3-6 years', '1:8 ratio', 'R2,600', 'R2,500'],
  }
  for (const [slug, [age = '', ratio = '', ...fees]] of Object.entries(facts)) {
    await page.goto(`/program/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`${slug} program`, 'i'))
    await expect(main.getByText(age, { exact: true }).first()).toBeVisible()
    await expect(main.getByText(ratio, { exact: true }).first()).toBeVisible()
    await expect(main.getByRole('heading', { name: /what we offer/i })).toBeVisible()
    for (const fee of fees) await expect(main.getByText(fee).first()).toBeVisible()
    await expect(main.getByRole('img').first()).toHaveJSProperty('complete', true)
    await expect(main.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', `/enroll?program=${slug}`)
    await page.goto(`/programs/${slug}`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/program/${slug}$`))
  }
})

test('the enrollment page has three steps, three documents, every fee and the form with its choices', async ({
  page,
}) => {
  await page.goto('/enroll')
  const main = page.getByRole('main')
  for (const step of ['Schedule a Tour', 'Complete Registration', 'Welcome'])
    await expect(main.getByRole('heading', { name: step, exact: true })).toBeVisible()
  const documents = main.getByRole('link', { name: /PDF$/ })
  expect(await hrefs(documents)).toEqual([
    '/documents/application-form-2025.pdf',
    '/documents/fee-structure-2024.pdf',
    '/documents/enrollment-checklist-2025.pdf',
  ])
  for (const href of await hrefs(documents)) {
    const answer = await page.request.get(String(href))
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect(await texts(main.getByRole('table').locator('tbody tr'))).toEqual([
    'Infant4-18 monthsR2,350R2,050',
    'Toddler18 months-3 yearsR2,400R2,250',
    'Preschool3-6 yearsR2,600R2,500',
  ])
  for (const term of ['R250', '10%', 'Mon-Fri 7:30-16:30', 'Mon-Fri 7:30-13:00'])
    await expect(main.getByText(term, { exact: true })).toBeVisible()

  await main.getByRole('link', { name: 'Enroll Now' }).click()
  await expect(page.getByRole('form', { name: 'Enrollment Form' })).toBeVisible()
  for (const part of ['Child Information', 'Parent/Guardian Information', 'Program Information'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
  await offers(page, 'Age group', ['0-18 months', '18-36 months', '3-5 years', '5-6 years'])
  await offers(page, 'Program', [
    'Infants (4-18 months)',
    'Toddlers (18-36 months)',
    'Preschool (3-5 years)',
    'Kindergarten (5-6 years)',
  ])
  await expect(page.getByLabel('Phone')).toHaveAttribute('type', 'tel')
  await expect(page.getByLabel(/^Additional information/)).toHaveAttribute(
    'placeholder',
    /understand your child's needs/,
  )
  await expect(
    page.getByRole('checkbox', { name: /read and agree.*terms and conditions.*all school activities/ }),
  ).not.toBeChecked()
  await expect(page.getByText(/contact you about (the )?next steps/i)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Program Info' }).click()
  await expect(main.getByRole('heading', { name: 'Complete Registration' })).toBeVisible()
})

test('the contact page has the map, the form with its ages, the hours, and ways to reach us', async ({ page }) => {
  await answerMap(page)
  await page.goto('/contact')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Open in Maps' }).scrollIntoViewIfNeeded()
  await expect(main.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/)
  await expect(main.getByRole('link', { name: 'Open in Maps' })).toBeVisible()
  await offers(page, "Child's age", ['0-18 months', '18-36 months', '3-5 years', '5-12 years'])
  await expect(main.getByText('Universitas, Bloemfontein, 9301')).toBeVisible()
  await expect(main.getByText('Monday-Friday 6:30 AM - 6:30 PM')).toBeVisible()
  await expect(main.getByRole('link', { name: /Facebook/ })).toBeVisible()
})

test('eight pictures with captions hang in the gallery, which leads to a tour', async ({ page }) => {
  await page.goto('/gallery')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').getByRole('button')).toHaveCount(8)
  for (const picture of await main.getByRole('img').all())
    expect(await picture.getAttribute('alt')).toMatch(/\w+,? \w+/)
  await expect(main.getByRole('link', { name: 'Schedule a Tour' })).toHaveAttribute('href', '/contact')
})

test('both sign-in pages offer what they are for', async ({ page }) => {
  await page.goto('/parent-login')
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Register'])
  await expect(page.getByRole('link', { name: /home/i }).first()).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Username is required').first()).toBeVisible()
  await expect(page.getByText('Password is required').first()).toBeVisible()
  await page.goto('/admin-login')
  await expect(page.getByLabel(/e-?mail/i)).toHaveValue('admin@kiewiet.example')
})
