import type { Page } from '@playwright/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, sectionLink, signInAs, test } from './journey.ts'

test.use({ centre: 'drafts' })

async function signInAsStaff(page: Page) {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
}

async function signInAsParent(page: Page, view: string) {
  await page.goto(`/parent-login?next=${encodeURIComponent(view)}`)
  await page.getByLabel('Username').fill('parent')
  await page.getByLabel('Password', { exact: true }).fill('kiewiet-parent')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(new RegExp(view))
}

/** `dd/mm/yyyy`, as people type it. */
const typed = (date: string) => date.split('-').reverse().join('/')

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Close without saving?' })

async function keepEditing(page: Page) {
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(question(page)).toHaveCount(0)
}

/** Loads the page again, and says whether the browser would have asked first. */
async function asksOnReload(page: Page) {
  let asked = false
  page.once('dialog', (dialog) => {
    asked = dialog.type() === 'beforeunload'
    void dialog.dismiss()
  })
  await page.evaluate(() => window.location.reload())
  await page.waitForTimeout(500)
  page.removeAllListeners('dialog')
  return asked
}

test('what staff write to families stays through another conversation, another section, back and a reload', async ({
  page,
}) => {
  await signInAsStaff(page)
  await sectionLink(page, 'Messages').click()
  const conversations = page.getByRole('region', { name: 'Conversations' }).getByRole('link')
  const reply = page.getByLabel(/^Reply to/)
  await conversations.first().click()
  await reply.fill('The swimming things stay at the centre.')
  await conversations.nth(1).click()
  await expect(reply).toHaveValue('')
  await page.goBack()
  await expect(reply).toHaveValue('The swimming things stay at the centre.')
  await sectionLink(page, 'Staff').click()
  await expect(question(page)).toHaveCount(0)
  await page.goBack()
  await expect(reply).toHaveValue('The swimming things stay at the centre.')
  await page.reload()
  await expect(reply).toHaveValue('The swimming things stay at the centre.')

  await test.step('a notice, too', async () => {
    await page.goto('/admin/dashboard?section=school-info')
    await page.getByRole('button', { name: 'Add Notice' }).click()
    const notice = page.getByRole('dialog', { name: 'Add Notice' })
    await notice.getByLabel('Title').fill('Sports day moves')
    await notice.getByLabel('Message').fill('It is on Friday, because of the rain.')
    await page.goBack()
    await keepEditing(page)
    await page.reload()
    await page.getByRole('button', { name: 'Add Notice' }).click()
    await expect(notice.getByLabel('Title')).toHaveValue('Sports day moves')
    await expect(notice.getByLabel('Message')).toHaveValue('It is on Friday, because of the rain.')
    await notice.getByRole('button', { name: 'Add Notice' }).click()
    await expect(page.getByText('Notice created successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Add Notice' }).click()
    await expect(notice.getByLabel('Title')).toHaveValue('')
  })

  await test.step('nothing of it is left for the next account', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('swimming things')
  })
})

test('a form of the admin area asks before typed text is lost', async ({ page }) => {
  await signInAsStaff(page)

  await test.step('in a dialog: on the way back, and on a reload', async () => {
    await sectionLink(page, 'Students').click()
    await page.getByRole('button', { name: 'Add Student' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Student' })
    expect(await asksOnReload(page)).toBe(false)
    await page.getByRole('button', { name: 'Add Student' }).click()
    await dialog.getByLabel('First name').fill('Bandile')
    await page.goBack()
    await keepEditing(page)
    expect(await asksOnReload(page)).toBe(true)
    await expect(dialog.getByLabel('First name')).toHaveValue('Bandile')
    // two steps at once: out of the dialog and out of the section
    await page.evaluate(() => window.history.go(-2))
    await keepEditing(page)
    await expect(dialog.getByLabel('First name')).toHaveValue('Bandile')
    await expect(page).toHaveURL(/section=students/)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find a section, a person or an action' }).fill('Timetables')
    await page.keyboard.press('Enter')
    await keepEditing(page)
    await expect(dialog.getByLabel('First name')).toHaveValue('Bandile')
    await page.goBack()
    await question(page).getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/section=students/)
  })

  await test.step('on a page: before another section, another tab and the way back', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    const tagline = page.getByLabel('Tagline')
    const before = await tagline.inputValue()
    await tagline.fill('Growing together')
    await sectionLink(page, 'Students').click()
    await keepEditing(page)
    await page.getByRole('tab').nth(1).click()
    await keepEditing(page)
    await page.goBack()
    await keepEditing(page)
    await expect(tagline).toHaveValue('Growing together')
    await expect(page).toHaveURL(/section=settings/)
    await tagline.fill(before)
    await sectionLink(page, 'Students').click()
    await expect(page).toHaveURL(/section=students/)
    await expect(question(page)).toHaveCount(0)
  })
})

test('what a parent chose and wrote in a dialog stays through back and a reload', async ({ page, browser }) => {
  await test.step('staff plan an outing and call for helpers', async () => {
    const office = await browser.newPage()
    await signInAsStaff(office)
    await office.goto('/admin/dashboard?section=activities&tab=form')
    await office.getByLabel('Title').fill('Visit to the bakery')
    await office.getByLabel('Date').fill(typed(addDays(todayInJohannesburg(), 7)))
    await office.getByLabel('Time', { exact: true }).fill('9:15')
    await office.getByLabel('Location').fill('Bakery')
    await office.getByLabel('Target class').selectOption('Little Learners')
    await office.getByRole('checkbox', { name: "Outing: needs a parent's consent" }).check()
    await office.getByRole('button', { name: 'Create Activity' }).click()
    await expect(office.getByText('Activity created successfully')).toBeVisible()
    await office.goto('/admin/dashboard?section=volunteers')
    await office.getByRole('button', { name: 'Create Request' }).click()
    const dialog = office.getByRole('dialog', { name: 'Create Volunteer Request' })
    await dialog.getByLabel('Event title').fill('Story morning')
    await dialog.getByLabel('Class').selectOption('All Classes')
    await dialog.getByLabel('Start date').fill('01/02/2030')
    await dialog.getByLabel('Start time').fill('0900')
    await dialog.getByLabel('Volunteers needed').fill('1')
    await dialog.getByRole('button', { name: 'Create Request' }).click()
    await expect(office.getByText('Volunteer request created successfully')).toBeVisible()
    await office.close()
  })

  await test.step('an offer of help', async () => {
    await signInAsParent(page, '/parent/volunteering')
    const dialog = page.getByRole('dialog', { name: 'Volunteer for Story morning' })
    await page.getByRole('button', { name: 'Sign up for Story morning' }).click()
    await dialog.getByLabel(/What you can do/).fill('I read in Sesotho')
    await page.goBack()
    await keepEditing(page)
    await page.reload()
    await page.getByRole('button', { name: 'Sign up for Story morning' }).click()
    await expect(dialog.getByLabel(/What you can do/)).toHaveValue('I read in Sesotho')
  })

  await test.step('the consent to an outing', async () => {
    await page.goto('/parent/activities')
    const outing = page.getByRole('article', { name: 'Visit to the bakery' })
    const dialog = page.getByRole('dialog', { name: 'Consent for Lerato' })
    await outing.getByText('Yes', { exact: true }).click()
    await dialog.getByRole('checkbox').check()
    await page.reload()
    await outing.getByText('Yes', { exact: true }).click()
    await expect(dialog.getByRole('checkbox')).toBeChecked()
    await dialog.getByRole('button', { name: /Give consent, Lerato is coming/ }).click()
    await expect(outing.getByText('You gave consent')).toBeVisible()
  })

  await test.step('the note of an order', async () => {
    await page.goto('/parent/uniforms')
    await page.getByRole('button', { name: 'Choose Sun hat' }).click()
    const item = page.getByRole('dialog', { name: 'Sun hat' })
    await item.getByLabel('Size').selectOption('Small')
    await item.getByRole('button', { name: 'Add to basket' }).click()
    const order = page.getByRole('dialog', { name: 'Your order' })
    const openOrder = () =>
      page.getByRole('region', { name: 'Your basket' }).getByRole('button', { name: 'Order' }).click()
    await openOrder()
    await order.getByLabel('Note').fill('Please leave it in the cubby')
    await page.goBack()
    await expect(order).toHaveCount(0)
    await page.reload()
    await openOrder()
    await expect(order.getByLabel('Note')).toHaveValue('Please leave it in the cubby')
  })
})
