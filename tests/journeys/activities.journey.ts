import type { Page } from '@playwright/test'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, sectionLink, signInAs, test, testIn } from './journey.ts'
import { countSteps } from './steps.ts'

/** It gives a teacher a second class. */
const apart = testIn('activities')

/** `dd/mm/yyyy`, as people type it. */
const typed = (date: string) => date.split('-').reverse().join('/')
const soon = addDays(todayInJohannesburg(), 6)

/** Fills in the form of an outing, which is open, and saves it. */
async function planOuting(page: Page, title: string, target: string) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Date').fill(typed(soon))
  await page.getByLabel('Time', { exact: true }).fill('9:15')
  await page.getByLabel('Location').fill('Bloemfontein')
  await page.getByLabel('Target class').selectOption(target)
  await page.getByRole('checkbox', { name: "Outing: needs a parent's consent" }).check()
  await page.getByRole('button', { name: 'Create Activity' }).click()
  await expect(page.getByText('Activity created successfully')).toBeVisible()
}

test('staff plan an outing, a parent consents, and staff see it by name', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=activities')

  await test.step('plan it', async () => {
    await page.getByRole('button', { name: 'Add Activity' }).click()
    await page.getByLabel('Title').fill('Visit to the bakery')
    await page.getByLabel('Date').fill(typed(soon))
    await page.getByLabel('Time', { exact: true }).fill('9:15')
    await page.getByLabel('Location').fill('Bakery')
    await page.getByLabel('Target class').selectOption('Little Learners')
    await page.getByRole('checkbox', { name: "Outing: needs a parent's consent" }).check()
    await page.getByRole('button', { name: 'Create Activity' }).click()
    await expect(page.getByText('Activity created successfully')).toBeVisible()
    await expect(page.getByRole('button', { name: 'View Visit to the bakery' })).toBeVisible()
  })

  await test.step('a parent answers for the child of that class', async () => {
    const theirs = await browser.newContext()
    const portal = await theirs.newPage()
    await signInAs(portal, 'parent')
    await portal.goto('/parent/dashboard')
    await portal.getByRole('link', { name: /^Reply about the outing .*: Visit to the bakery$/ }).click()
    const outing = portal.getByRole('article', { name: 'Visit to the bakery' })
    await expect(outing).toBeFocused()
    await expect(outing).toBeInViewport()
    await expect(outing.getByText('Is Thabo coming?')).toHaveCount(0)
    await outing.getByText('Yes', { exact: true }).click()
    const dialog = portal.getByRole('dialog', { name: 'Consent for Lerato' })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: /Give consent, Lerato is coming/ }).click()
    await expect(outing.getByText('You gave consent')).toBeVisible()

    const file = portal.waitForEvent('download')
    await outing.getByRole('link', { name: 'Add to calendar: Visit to the bakery' }).click()
    expect((await file).suggestedFilename()).toBe('activity.ics')

    await portal.getByRole('button', { name: 'Subscribe to calendar' }).click()
    await portal.getByRole('button', { name: /Create my calendar address/ }).click()
    const address = await portal.getByLabel('Calendar address').inputValue()
    const guest = await browser.newContext()
    const feed = await guest.request.get(address)
    expect(await feed.text()).toContain('SUMMARY:Visit to the bakery')
    await guest.close()
    await theirs.close()
  })

  await test.step('staff see who comes', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'View Visit to the bakery' }).click()
    const coming = page.getByRole('dialog').getByRole('region', { name: 'Attending (1)' })
    await expect(coming.getByText('Lerato Mokoena')).toBeVisible()
    await expect(coming.getByText(/^Consent: Today/)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('print the list that goes along', async () => {
    const { step, print } = countSteps('the list of an outing on paper')
    await step(page.getByRole('button', { name: 'View Visit to the bakery' }).click())
    await step(page.getByRole('button', { name: 'Outing list' }).click())
    const list = page.getByRole('region', { name: 'Children attending' })
    await expect(list.getByRole('row', { name: /Lerato Mokoena/ })).toContainText(/\d{3} \d{3} \d{4}/)
    expect(print()).toBe(2)
    await page.emulateMedia({ media: 'print' })
    await expect(list).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Visit to the bakery', exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page
      .getByRole('dialog', { name: /^Outing list/ })
      .getByRole('button', { name: 'Close' })
      .click()
    await page.getByRole('dialog', { name: 'Visit to the bakery' }).getByRole('button', { name: 'Close' }).click()
  })

  await test.step('delete it, and take that back', async () => {
    await page.getByRole('button', { name: 'Delete Visit to the bakery' }).click()
    await page
      .getByRole('alertdialog', {
        name: 'Are you sure you want to delete this activity?',
      })
      .getByRole('button', { name: 'Delete activity' })
      .click()
    await expect(page.getByText('Activity deleted successfully')).toBeVisible()
    await expect(page.getByRole('button', { name: 'View Visit to the bakery' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'View Visit to the bakery' })).toBeVisible()
  })
})

apart(
  'a teacher plans an outing for her class, a parent answers, and she takes the list of her children along',
  async ({ page, browser, app }) => {
    await signInAs(page, 'admin')
    await test.step('the office lets her teach a second class, and plans for one that she does not teach', async () => {
      await page.goto('/admin/dashboard?section=staff')
      await page.getByRole('button', { name: "Mpho Sithole's account" }).click()
      await page.getByRole('menuitem', { name: 'Duties' }).click()
      await page.getByRole('button', { name: 'Add duty' }).click()
      const form = page.getByRole('dialog', { name: 'Duty for Mpho' })
      await form.getByLabel('Class').selectOption('Little Learners')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('rowheader', { name: 'Teacher of Little Learners' })).toBeVisible()
      for (const [title, target] of [
        ['Museum morning', 'Adventurers'],
        ['Walk for everyone', 'All classes'],
      ] as const) {
        await page.goto('/admin/dashboard?section=activities&tab=form')
        await planOuting(page, title, target)
      }
    })
    await page.getByRole('button', { name: 'View Museum morning' }).click()
    await expect(page).toHaveURL(/activity=\d+/)
    const [, ofOthers] = /activity=(\d+)/.exec(page.url()) ?? []

    const context = await browser.newContext({ baseURL: app.url })
    const teacher = await context.newPage()
    await signInAs(teacher, 'teacher')
    await teacher.goto('/staff')

    await test.step('she plans one for her class', async () => {
      const { step, print } = countSteps('a teacher plans an outing for her class')
      await step(sectionLink(teacher, 'Activities').click())
      await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Activities')
      await expect(teacher.getByText('Walk for everyone')).toBeVisible()
      await expect(teacher.getByText('Museum morning')).toHaveCount(0)
      await step(teacher.getByRole('button', { name: 'Add Activity' }).click())
      const target = teacher.getByLabel('Target class')
      await expect(target.getByRole('option')).toHaveText(['Choose a class', 'Explorers', 'Little Learners'])
      await step(planOuting(teacher, 'Visit to the dairy', 'Little Learners'))
      print()
      await expect(teacher.getByRole('button', { name: 'Edit Visit to the dairy' })).toBeVisible()
      await expect(teacher.getByRole('button', { name: 'Edit Walk for everyone' })).toHaveCount(0)
    })

    await test.step('a parent consents to both outings', async () => {
      const theirs = await browser.newContext({ baseURL: app.url })
      const portal = await theirs.newPage()
      await signInAs(portal, 'parent')
      for (const [title, child] of [
        ['Visit to the dairy', 'Lerato'],
        ['Walk for everyone', 'Thabo'],
      ] as const) {
        await portal.goto('/parent/activities')
        const outing = portal.getByRole('article', { name: title })
        await outing
          .getByRole('radiogroup', { name: `Is ${child} coming to ${title}?` })
          .getByText('Yes', { exact: true })
          .click()
        const dialog = portal.getByRole('dialog', { name: `Consent for ${child}` })
        await dialog.getByRole('checkbox').check()
        await dialog.getByRole('button', { name: /Give consent/ }).click()
        await expect(outing.getByText('You gave consent')).toBeVisible()
      }
      await theirs.close()
    })

    await test.step('she sees the answer, and opens the list that goes along', async () => {
      await teacher.reload()
      const { step, print } = countSteps('a teacher opens the list of an outing')
      await step(teacher.getByRole('button', { name: 'View Visit to the dairy' }).click())
      const coming = teacher.getByRole('dialog').getByRole('region', { name: 'Attending (1)' })
      await expect(coming.getByText('Lerato Mokoena')).toBeVisible()
      await step(teacher.getByRole('button', { name: 'Outing list' }).click())
      const row = teacher
        .getByRole('region', { name: 'Children attending' })
        .getByRole('row', { name: /Lerato Mokoena/ })
      await expect(row).toContainText(/\d{3} \d{3} \d{4}/)
      expect(print()).toBe(2)
    })

    await test.step('of an outing of all classes she sees her children alone, and one of another class not at all', async () => {
      await teacher.goto('/staff?section=activities')
      await teacher.getByRole('button', { name: 'View Walk for everyone' }).click()
      const walk = teacher.getByRole('dialog', { name: 'Walk for everyone' })
      await expect(walk.getByText('Nobody has replied yet.')).toBeVisible()
      await expect(walk.getByRole('button', { name: 'Edit' })).toHaveCount(0)
      await teacher.goto(`/staff?section=activities&activity=${ofOthers}`)
      await expect(teacher.getByText('Walk for everyone')).toBeVisible()
      await expect(teacher.getByRole('dialog')).toHaveCount(0)
      await expect(teacher.getByText('Museum morning')).toHaveCount(0)
    })
    await context.close()
  },
)

test('the calendar names public holidays and keeps its month over a reload', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=activities&tab=calendar&month=2026-12')
  await expect(page.getByRole('table', { name: 'December 2026' }).getByText('Christmas Day')).toBeVisible()
  await page.getByRole('button', { name: 'January 2027' }).click()
  const january = page.getByRole('table', { name: 'January 2027' })
  await expect(january).toBeVisible()
  await page.reload()
  await expect(january).toBeVisible()
})
