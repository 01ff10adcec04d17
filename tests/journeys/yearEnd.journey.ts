import type { Page } from '@playwright/test'
import { addDays, addMonths, firstOfMonth, formatMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, signInAs, test } from './journey.ts'
import { countSteps } from './steps.ts'

/** It changes half of the children. */
test.use({ centre: 'yearEnd' })

const typed = (date: string) => date.split('-').reverse().join('/')
const today = todayInJohannesburg()
const first = addMonths(firstOfMonth(today), 1)

type Steps = ReturnType<typeof countSteps>

/** The first children of a class in the table who have nothing planned yet: the first one, and with Shift all up to the last. */
async function tick(page: Page, { step }: Steps, className: string, wanted: number) {
  await step(page.getByRole('combobox', { name: 'Class' }).selectOption(className))
  const table = page.getByRole('table', { name: 'Students' })
  const planned = /[Ll]eaves on|Moves to/
  // the first is that of all rows
  const boxes = table.getByRole('row').filter({ hasNotText: planned }).getByRole('checkbox')
  await step(boxes.nth(1).check())
  await step(boxes.nth(wanted).click({ modifiers: ['Shift'] }))
  const between = table.getByRole('row').filter({ hasText: planned }).getByRole('checkbox', { checked: true })
  while ((await between.count()) > 0) await step(between.first().uncheck())
}

async function moveUp(page: Page, steps: Steps, from: string, to: string, wanted: number) {
  await tick(page, steps, from, wanted)
  await steps.step(page.getByRole('button', { name: 'Move up' }).click())
  const dialog = page.getByRole('dialog', { name: 'Move up' })
  const choices = dialog.getByRole('combobox')
  await expect(choices).toHaveCount(wanted)
  for (const choice of await choices.all()) {
    const label = await choice.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)
    if (label !== to) await steps.step(choice.selectOption({ label: to }))
  }
  const isFull = dialog.getByRole('checkbox', { name: 'Move them anyway' })
  if (await isFull.isVisible()) await steps.step(isFull.check())
  await steps.step(dialog.getByRole('button', { name: 'Plan the move' }).click())
  await expect(page.getByText('Move planned')).toBeVisible()
}

async function enroll(page: Page, { step }: Steps, child: string) {
  await step(page.getByRole('button', { name: `Actions for ${child}` }).click())
  await step(page.getByRole('menuitem', { name: 'Enroll' }).click())
  const form = page.getByRole('dialog', { name: `Enroll ${child}` })
  await step(form.getByLabel('First day').fill(typed(first)))
  const classes = form.getByLabel('Class')
  if ((await classes.inputValue()) === '') await step(classes.selectOption({ index: 1 }))
  const save = form.getByRole('button', { name: 'Enroll' })
  await step(save.click())
  const done = page.getByRole('dialog', { name: `${child} is enrolled` })
  const isFull = form.getByRole('checkbox', { name: /anyway/ })
  await expect(done.or(isFull)).toBeVisible()
  if (await isFull.isVisible()) {
    await step(isFull.check())
    await step(save.click())
  }
  await step(done.getByRole('button', { name: 'Done' }).click())
}

test('an office closes a year: 12 leave, 30 move up, 9 start, the month is billed and its invoices are sent', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
  const all = countSteps('a whole year end', 139)
  const part = (job: string): Steps => {
    const own = countSteps(job)
    return { ...own, step: (act) => all.step(own.step(act)) }
  }

  await test.step('12 leave', async () => {
    const steps = part('year end: 12 children leave')
    await steps.step(page.goto('/admin/dashboard?section=students&view=table'))
    await tick(page, steps, 'Adventurers', 12)
    await steps.step(page.getByRole('button', { name: 'Leave', exact: true }).click())
    const dialog = page.getByRole('dialog', { name: 'Record leaving: 12 children' })
    await steps.step(dialog.getByLabel('Last day').fill(typed(addDays(first, -1))))
    await steps.step(dialog.getByLabel(/^Reason/).fill('Grade R'))
    await steps.step(dialog.getByRole('button', { name: 'Save last day' }).click())
    await expect(page.getByText(/^12 children: last day/)).toBeVisible()
    steps.print()
  })

  await test.step('30 move up', async () => {
    const steps = part('year end: 30 children move up')
    await moveUp(page, steps, 'Future Leaders', 'Adventurers', 12)
    await moveUp(page, steps, 'Young Scholars', 'Future Leaders', 12)
    await moveUp(page, steps, 'Little Learners', 'Young Scholars', 6)
    await steps.step(page.getByRole('combobox', { name: 'Class' }).selectOption('Moving up'))
    await expect(page.getByRole('table', { name: 'Students' }).getByText(/^Moves to .* on /)).toHaveCount(30)
    steps.print()
  })

  await test.step('9 start', async () => {
    const steps = part('year end: 9 children start')
    await steps.step(page.goto('/admin/dashboard?section=applications'))
    for (const [name, months] of [
      ['Refilwe Sello', 40],
      ['Danika Nel', 50],
    ] as const) {
      await steps.step(page.getByRole('button', { name: 'Add application' }).click())
      const form = page.getByRole('dialog', { name: 'Add application' })
      await steps.step(form.getByLabel("Child's full name").fill(name))
      await steps.step(form.getByLabel('Date of birth').fill(typed(addMonths(today, -months))))
      await steps.step(form.getByLabel('Parent or guardian').fill(`Mother of ${name}`))
      await steps.step(form.getByLabel('Phone').fill('082 555 0188'))
      await steps.step(form.getByRole('button', { name: 'Add application' }).click())
      await steps.step(page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).first().click())
    }
    const waiting = [
      'Refilwe Sello',
      'Danika Nel',
      'Rethabile Nthoba',
      'Ava Meyer',
      'Liam Pretorius',
      'Yusuf Patel',
      'Oratile Mokone',
      'Hannah Steyn',
      'Amogelang Motsepe',
    ]
    for (const child of waiting) await enroll(page, steps, child)
    steps.print()
  })

  await test.step('the month is billed', async () => {
    const steps = part('year end: the month is billed')
    await steps.step(page.goto('/admin/dashboard?section=billing'))
    await steps.step(page.getByRole('button', { name: 'More' }).click())
    await steps.step(page.getByRole('menuitem', { name: 'Create monthly invoices' }).click())
    const dialog = page.getByRole('dialog', { name: 'Create monthly invoices' })
    await steps.step(dialog.getByLabel('Month').selectOption(formatMonth(first)))
    await steps.step(dialog.getByRole('button', { name: /^Bill R/ }).click())
    await expect(dialog.getByText(/^8\d records created/)).toBeVisible({ timeout: 30_000 })
    await steps.step(dialog.getByRole('button', { name: 'Close' }).last().click())
    steps.print()
  })

  await test.step('the invoices are sent', async () => {
    const steps = part('year end: the invoices are sent')
    await steps.step(page.getByRole('combobox', { name: 'Month' }).selectOption(formatMonth(first)))
    // those of the month before are not ticked any more once this month's are there
    await expect(
      page.getByRole('table', { name: 'Billing records' }).getByText(formatMonth(first)).first(),
    ).toBeVisible()
    await steps.step(page.getByRole('checkbox', { name: 'All rows' }).click())
    await steps.step(page.getByRole('button', { name: 'Send invoices' }).click())
    const dialog = page.getByRole('dialog', { name: 'Send invoices' })
    await steps.step(dialog.getByRole('button', { name: /^Send to \d+ families$/ }).click())
    await expect(dialog.getByText(/^Invoices sent to \d+ famil/)).toBeVisible({ timeout: 90_000 })
    steps.print()
  })

  // five seconds each, for somebody who reads what is on the screen: below a quarter of an hour
  expect(all.print()).toBeLessThan(120)
})
