import { addMonths, firstOfMonth, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, signInAs, test, testIn } from './journey.ts'
import { countSteps } from './steps.ts'

/** Other files enrol children into its classes, who start only later. */
const apart = testIn('movingUp')

const today = todayInJohannesburg()
const first = addMonths(firstOfMonth(today), 1)

test.beforeEach(({ page }) => signInAs(page, 'admin'))

test('a whole class is planned to move up on a day, and the plan is undone', { tag: '@core' }, async ({ page }) => {
  await page.goto('/admin/dashboard?section=students&view=table&class=2')
  const table = page.getByRole('table', { name: 'Students' })
  await expect(table).toBeVisible()
  const planned = table.getByText(/^Moves to .* on /)
  // one by one in the form of each child, on the day itself
  const steps = countSteps('a class of children moves up on a day', 5 * (await table.getByRole('row').count()) - 5)
  await steps.step(table.getByRole('checkbox').first().check())
  await steps.step(page.getByRole('button', { name: 'Move up' }).click())
  const dialog = page.getByRole('dialog', { name: 'Move up' })
  const choices = dialog.getByRole('combobox')
  await expect(choices.first()).toBeVisible()
  // a child without an older class stays, unless the office says otherwise
  const count = await choices.count()
  for (let index = 0; index < count; index++) {
    if ((await choices.nth(index).inputValue()) === '')
      await steps.step(choices.nth(index).selectOption({ label: 'Little Learners' }))
  }
  const isFull = dialog.getByRole('checkbox', { name: 'Move them anyway' })
  if (await isFull.isVisible()) await steps.step(isFull.check())
  await steps.step(dialog.getByRole('button', { name: 'Plan the move' }).click())
  await expect(page.getByText('Move planned')).toBeVisible()
  await expect(planned).toHaveCount(count)
  steps.print()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(planned).toHaveCount(0)
})

apart(
  'a child leaves with a month of notice, is among the leavers with what is open, and comes back',
  async ({ page }) => {
    await page.goto('/admin/dashboard?section=students&view=table&class=3')
    const name = (await page.getByRole('table', { name: 'Students' }).getByRole('rowheader').nth(0).innerText()).trim()
    const steps = countSteps('a child leaves')
    await steps.step(page.getByRole('button', { name: `Actions for ${name}` }).click())
    await steps.step(page.getByRole('menuitem', { name: 'Record leaving' }).click())
    const dialog = page.getByRole('dialog', { name: `Record leaving: ${name}` })
    await expect(dialog.getByText(/is outstanding on the account|in credit|account is settled/)).toBeVisible()
    await steps.step(dialog.getByLabel(/^Notice month/).selectOption({ index: 1 }))
    await steps.step(dialog.getByLabel(/^Reason/).fill('Moves to Kimberley'))
    await steps.step(dialog.getByRole('button', { name: 'Save last day' }).click())
    await expect(page.getByText(`${name} leaves on ${formatDate(today)}`)).toBeVisible()
    steps.print()
    await page.getByRole('combobox', { name: 'Class' }).selectOption('Leaving')
    await expect(
      page.getByRole('table', { name: 'Students' }).getByText(`Leaves on ${formatDate(today)}`),
    ).toBeVisible()
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Re-enroll' }).click()
    await expect(page.getByText(`${name} is enrolled again`)).toBeVisible()
  },
)

apart('a class leaves for school on one day, and stays after all', async ({ page }) => {
  await page.goto('/admin/dashboard?section=students&view=table&class=3')
  const lastDay = addMonths(first, 3)
  const table = page.getByRole('table', { name: 'Students' })
  await expect(table).toBeVisible()
  const leaving = table.getByText(`Leaves on ${formatDate(lastDay)}`)
  const children = (await table.getByRole('row').count()) - 1
  // one by one in the menu of each child
  const steps = countSteps(`${children} children leave on one day`, 5 * children)
  await steps.step(table.getByRole('checkbox').first().check())
  await steps.step(page.getByRole('button', { name: 'Leave', exact: true }).click())
  const dialog = page.getByRole('dialog', { name: `Record leaving: ${children} children` })
  await steps.step(dialog.getByLabel('Last day').fill(lastDay.split('-').reverse().join('/')))
  await steps.step(dialog.getByLabel(/^Reason/).fill('Moves to the farm school'))
  await steps.step(dialog.getByRole('button', { name: 'Save last day' }).click())
  await expect(page.getByText(`${children} children: last day ${formatDate(lastDay)}`)).toBeVisible()
  await expect(leaving).toHaveCount(children)
  steps.print()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The children stay')).toBeVisible()
  await expect(leaving).toHaveCount(0)
})

apart('the children who age up are offered a class on the page of theirs', async ({ page }) => {
  await page.goto('/admin/dashboard?section=classrooms&class=2')
  const panel = page.getByRole('region', { name: 'Due to move up' })
  await panel.getByRole('button', { name: 'Move up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move up' })
  await dialog.getByLabel('First day in the new class').fill(first.split('-').reverse().join('/'))
  await expect(dialog.getByRole('combobox').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Plan the move' })).toBeVisible()
})
