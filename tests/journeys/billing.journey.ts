import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { addDays, addMonths, firstOfMonth, formatMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, sectionLink, signInAs, test } from './journey.ts'
import { pdfText } from '#tests/setup/pdfText.ts'
import { countSteps } from './steps.ts'

/** What the menu above the records offers. */
async function chooseMore(page: Page, entry: string) {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test.use({ centre: 'billing' })

const today = todayInJohannesburg()
const nextMonth = formatMonth(addMonths(firstOfMonth(today), 1))
const typed = (date: string) => date.split('-').reverse().join('/')

async function chooseChild(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Child' }).fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
}

test('staff bill a child and write its payment down; the parent sees both and opens the invoice', {
  tag: '@core',
}, async ({ page, browser, app }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByText('R48k')).toBeVisible()
  await sectionLink(page, 'Billing').click()
  await page.getByRole('button', { name: 'Create Billing' }).click()
  const create = page.getByRole('dialog', { name: 'Create Billing' })
  await create.getByRole('button', { name: 'Create Billing' }).click()
  await expect(create.getByText('Please select a child')).toBeVisible()
  await chooseChild(page, 'Lerato Mokoena')
  await create.getByLabel('Description').fill('Concert costume')
  await create.getByLabel('Amount').fill('320')
  await create.getByLabel('Due date', { exact: true }).fill(typed(addDays(today, 1)))
  await create.getByRole('button', { name: 'Create Billing' }).click()
  await expect(page.getByText('Billing record created successfully')).toBeVisible()

  await page.getByRole('combobox', { name: 'Month' }).selectOption('all')
  await page.getByRole('searchbox', { name: 'Search records' }).fill('costume')
  const found = page.getByRole('button', { name: /^View/ })
  await expect(found).toHaveCount(1)
  await found.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Record Payment' }).click()
  const pay = page.getByRole('dialog', { name: 'Record Payment' })
  await expect(pay.getByLabel('Amount')).toHaveValue('R 320.00')
  await pay.getByLabel('Amount').fill('R 120,50')
  await pay.getByLabel('Method').selectOption('Card Payment')
  await pay.getByRole('button', { name: 'Record Payment' }).click()
  await expect(page.getByText('Payment recorded successfully')).toBeVisible()
  await expect(page.getByText('R199.50').first()).toBeVisible()

  const parent = await browser.newPage({ baseURL: app.url })
  await signInAs(parent, 'parent')
  await parent.goto('/parent/billing')
  await expect(parent.getByText('Concert costume')).toBeVisible()
  await expect(parent.getByText('R199.50 outstanding', { exact: false }).first()).toBeVisible()
  const invoice = await parent.getByRole('link', { name: 'Invoice: Concert costume' }).getAttribute('href')
  const file = await parent.request.get(invoice ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await parent.close()
})

test('a payment whose answer is lost is submitted again and recorded once', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing')
  await page.getByRole('tab', { name: 'Payment History' }).click()
  await page.getByRole('button', { name: 'Record Payment' }).click()
  const pay = page.getByRole('dialog', { name: 'Record Payment' })
  await chooseChild(page, 'Lerato Mokoena')
  await pay.getByLabel('Amount').fill('77,35')
  await pay.getByLabel('Reference').fill('lost answer')
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation RecordPayment')) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await pay.getByRole('button', { name: 'Record Payment' }).click()
  await expect(pay.getByText('Failed to record payment')).toBeVisible()
  await page.unroute('**/graphql')
  await pay.getByRole('button', { name: 'Record Payment' }).click()
  await expect(page.getByText('Payment recorded successfully')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'R77.35' })).toHaveCount(1)
})

test('staff bill the coming month once, leaving one child out', { tag: '@core' }, async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing')
  await chooseMore(page, 'Create monthly invoices')
  const dialog = page.getByRole('dialog', { name: 'Create monthly invoices' })
  await dialog.getByLabel('Month').selectOption(nextMonth)
  const thabo = dialog.getByRole('checkbox', { name: 'Bill Thabo Mokoena', exact: true })
  await dialog.getByRole('table').hover()
  let turns = 0
  await expect(async () => {
    turns += 1
    // a list that was drawn late may have passed the row: from the top again
    await page.mouse.wheel(0, turns % 25 === 0 ? -100_000 : 300)
    await expect(thabo).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [50] })
  // the list may still be rolling: a key finds its row, where a click may miss it
  await thabo.press('Space')
  await expect(thabo).not.toBeChecked()
  await dialog.getByRole('button', { name: /^Bill R/ }).click()
  await expect(dialog.getByText(/^8\d records created/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await chooseMore(page, 'Create monthly invoices')
  await dialog.getByLabel('Month').selectOption(nextMonth)
  await expect(dialog.getByRole('checkbox', { name: 'Bill Thabo Mokoena', exact: true })).toBeChecked()
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
})

/** The payment references of children whose names begin so. */
const referencesOf = (page: Page, name = '') =>
  page.evaluate(async (beginning) => {
    const query = '{ children { firstName lastName billing { paymentReference } } }'
    const body = JSON.stringify({ query })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await (await fetch('/graphql', { method: 'POST', headers, body })).json()
    const children: { firstName: string; lastName: string; billing: { paymentReference: string } }[] =
      answer.data.children
    return children
      .filter(({ firstName, lastName }) => `${firstName} ${lastName}`.startsWith(beginning))
      .map(({ billing }) => billing.paymentReference)
  }, name)

test('all lines of a statement that match are booked at once', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing&tab=history')
  await page.getByRole('button', { name: 'Bank statement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bank statement' })
  const references = (await referencesOf(page)).slice(10, 16)
  const lines = references.map((reference, index) => `${today},FEES ${reference},${1000 + index}.00`)
  const statement = ['Date,Description,Amount', ...lines, `${today},MAGTAPE CREDIT,90.00`].join('\n')
  // before: each of the lines was a card of its own
  const { step, print } = countSteps('a bank statement with six payments imported and booked', 7)
  const file = { name: 'six.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) }
  await step(dialog.getByLabel('Statement file').setInputFiles(file))
  await expect(dialog.getByText('7 new payments, 6 matched to a child.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Allocate R1,005.00/ })).toBeVisible()
  await step(dialog.getByRole('button', { name: /^Allocate all \d+ matches$/ }).click())
  const all = page.getByRole('dialog', { name: 'Allocate all matches' })
  await step(all.getByRole('button', { name: /^Allocate \d+ lines$/ }).click())
  await expect(all.getByText(/^\d+ lines allocated$/)).toBeVisible()
  expect(print()).toBe(3)
  await all.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog.getByRole('button', { name: /^Choose a child for R90.00/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Allocate / })).toHaveCount(0)
})

test('a bank statement is imported twice and booked once', { tag: '@core' }, async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing&tab=history')
  await page.getByRole('button', { name: 'Bank statement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bank statement' })
  const [reference] = await referencesOf(page, 'Thabo Mokoena')
  const statement = `Date,Description,Amount\n${today},EFT ${reference} fees,77.00\n${today},Bank charges,-5.00\n`
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) }
  await dialog.getByLabel('Statement file').setInputFiles(file)
  await expect(dialog.getByText('1 new payment, 1 matched to a child.')).toBeVisible()
  await dialog.getByRole('button', { name: /^Allocate R77.00/ }).click()
  await expect(page.getByText(/R77.00 on .* allocated/)).toBeVisible()
  await dialog.getByLabel('Statement file').setInputFiles(file)
  await expect(dialog.getByText('0 new payments, 0 matched to a child. 1 imported before.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Allocate R77.00/ })).toHaveCount(0)
})

test('the columns of a statement are named once, and the next one is read in the same way', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing&tab=history')
  await page.getByRole('button', { name: 'Bank statement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bank statement' })
  const choose = (words: string) => {
    const statement = `${today},${words},,61.00,5061.00\n${today},BANK CHARGES,5.00,,5056.00\n`
    const file = { name: 'headless.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) }
    return dialog.getByLabel('Statement file').setInputFiles(file)
  }
  await choose('CASH ONE')
  await dialog.getByLabel('Column 2').selectOption('Description')
  await dialog.getByLabel('Column 3').selectOption('Money out')
  await dialog.getByLabel('Column 4').selectOption('Money in')
  await dialog.getByRole('button', { name: 'Import 1 payment' }).click()
  await expect(dialog.getByText(/^1 new payment, 0 matched/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Bank statement' }).click()
  await choose('CASH TWO')
  await expect(dialog.getByText(/^1 new payment, 0 matched/)).toBeVisible()
})

test('all invoices of a month and all statements are sent, and counted', async ({ page, mailbox }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing')
  // before: one e-mail a family, written by hand with the PDF that was downloaded
  const { step, print } = countSteps('the invoices of a month sent to all families')
  await step(page.getByRole('checkbox', { name: 'All rows' }).click())
  await step(page.getByRole('button', { name: 'Send invoices' }).click())
  const dialog = page.getByRole('dialog', { name: 'Send invoices' })
  await step(dialog.getByRole('button', { name: /^Send to \d+ families$/ }).click())
  await expect(dialog.getByText(/^Invoices sent to \d+ famil/)).toBeVisible({ timeout: 90_000 })
  expect(print()).toBe(3)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => mailbox.letters.some(({ text }) => text.includes('Amount due: R'))).toBe(true)

  await page.goto('/admin/dashboard?section=billing&tab=reports')
  await page.getByRole('button', { name: 'Send statements' }).click()
  const statements = page.getByRole('dialog', { name: 'Send statements' })
  await statements.getByRole('button', { name: /^Send to \d+ famil/ }).click()
  await expect(statements.getByText(/^Statements sent to \d+ famil/)).toBeVisible({ timeout: 60_000 })
})

test('a record is corrected before it is paid, and its payment names it', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing&month=all')
  await page.getByRole('button', { name: 'Create Billing' }).click()
  const create = page.getByRole('dialog', { name: 'Create Billing' })
  await chooseChild(page, 'Lerato Mokoena')
  await create.getByLabel('Description').fill('Trip to the farm')
  await create.getByLabel('Amount').fill('9999')
  await create.getByLabel('Due date', { exact: true }).fill(typed(addDays(today, 1)))
  await create.getByRole('button', { name: 'Create Billing' }).click()
  await expect(page.getByText('Billing record created successfully')).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search records' })
  await search.fill('farm')
  const found = page.getByRole('button', { name: /^View/ })
  await expect(found).toHaveCount(1)
  // before: delete with a reason, then create it again, with child, description, amount and due date
  const { step, print } = countSteps('a bill corrected before it is paid', 10)
  await step(found.click())
  const bill = page.getByRole('dialog', { name: /^INV-/ })
  await step(bill.getByRole('button', { name: 'Correct' }).click())
  const correct = page.getByRole('dialog', { name: /^Correct INV-/ })
  await step(correct.getByLabel('Amount').fill('9234.50'))
  await step(correct.getByRole('button', { name: 'Save correction' }).click())
  await expect(page.getByText(/^INV-\d+ corrected$/)).toBeVisible()
  expect(print()).toBe(4)
  await search.fill((await page.getByText(/^The invoice is now INV-\d+/).innerText()).match(/INV-\d+/)?.[0] ?? '')
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(bill.getByText('R9,234.50').first()).toBeVisible()
  await expect(bill.getByText('Replaces')).toBeVisible()
  await bill.getByRole('button', { name: 'Credit note' }).click()
  const note = page.getByRole('dialog', { name: 'Credit note' })
  await note.getByLabel('Amount').fill('34.50')
  await note.getByLabel('Reason').fill('Away for two weeks')
  await note.getByRole('button', { name: 'Create credit note' }).click()
  await expect(page.getByText(/^CN-\d+ created, R34.50$/)).toBeVisible()
  await found.click()
  await expect(bill.getByRole('link', { name: /^CN-/ })).toBeVisible()
  await expect(bill.getByText('R34.50', { exact: true })).toBeVisible()
})

test('all records are printed, also those that the screen has not rendered', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing&month=all')
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })
  await chooseMore(page, 'Print')
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('table').filter({ hasText: 'Invoice' })
  await expect(paper.getByRole('row').last()).toContainText('Total')
  const total = await page.evaluate(async () => {
    const body = JSON.stringify({ query: '{ bills(first: 1) { totalCount } }' })
    const headers = { 'Content-Type': 'application/json' }
    return (await (await fetch('/graphql', { method: 'POST', headers, body })).json()).data.bills.totalCount as number
  })
  expect(total).toBeGreaterThan(200)
  // with the head and the sums
  await expect(paper.getByRole('row')).toHaveCount(total + 2)
})

test('staff go from what is overdue to reminders and invoices of several families at once', async ({
  page,
  mailbox,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing&status=overdue')
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('all')
  const records = page.getByRole('table', { name: 'Billing records' })
  await expect(records.getByRole('row').nth(1)).toContainText('Overdue')
  await records.getByRole('row').nth(1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()

  await page.getByRole('button', { name: 'Send reminders' }).click()
  const remind = page.getByRole('dialog', { name: 'Send reminders' })
  await remind.getByRole('button', { name: /^Remind \d famil/ }).click()
  await expect(remind.getByText(/^\d famil(y|ies) reminded$/)).toBeVisible()
  await remind.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => mailbox.letters.some(({ text }) => text.includes('Subject: Payment reminder'))).toBe(true)

  await page.getByRole('button', { name: 'Download invoices' }).click()
  const invoices = page.getByRole('dialog', { name: 'Download invoices' })
  const download = page.waitForEvent('download')
  await invoices.getByRole('button', { name: 'Download 2 invoices' }).click()
  // drawing papers takes its time on a busy machine
  const files = unzipSync(await readFile(await (await download).path()))
  await expect(invoices.getByText('2 invoices in one ZIP file')).toBeVisible()
  expect(Object.keys(files).filter((name) => /^INV-\d+ .+\.pdf$/.test(name))).toHaveLength(2)
  for (const file of Object.values(files)) expect(Buffer.from(file).subarray(0, 5).toString()).toBe('%PDF-')
  await invoices.getByRole('button', { name: 'Close' }).last().click()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find a section, a person or an action' }).fill('record pay')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Record Payment' })).toBeVisible()
})

test('a run with a mistake is voided in one go, and the month billed again', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing')
  await chooseMore(page, 'Create monthly invoices')
  const dialog = page.getByRole('dialog', { name: 'Create monthly invoices' })
  await dialog.getByLabel('Month').selectOption(nextMonth)
  // what other journeys of this centre have billed is voided too, unless it was paid or sent
  const again = dialog.getByRole('button', { name: /^Bill R/ })
  await expect(again).toBeVisible()
  await again.click()
  await expect(dialog.getByText(/records? created, R/)).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await chooseMore(page, 'Create monthly invoices')
  await dialog.getByLabel('Month').selectOption(nextMonth)
  const billed = dialog.getByText(/records? for .+ (has|have) already been billed/)
  const numberIn = async (words: Locator) => Number(/\d+/.exec(await words.innerText())?.[0])
  const before = await numberIn(billed)
  // before: each record opened, deleted, given a reason and confirmed
  const { step, print } = countSteps('a run of 80 and more records voided', 4 * 86)
  await step(dialog.getByRole('button', { name: 'Void this run' }).click())
  const question = page.getByRole('alertdialog', { name: /^Void the billing run for/ })
  await expect(question.getByText(/will be voided/)).toBeVisible()
  const cancel = question.getByRole('button', { name: /^Void 8\d records$/ })
  const cancelled = await numberIn(cancel)
  await step(cancel.click())
  await expect(page.getByText(`Billing run for ${nextMonth} voided`)).toBeVisible({ timeout: 30_000 })
  expect(print()).toBe(2)
  if (cancelled === before) await expect(billed).toHaveCount(0)
  else await expect.poll(() => numberIn(billed)).toBe(before - cancelled)
  await expect(again).toBeVisible()
})

test('a class is charged for an outing in one go', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=billing')
  // before: one record for each child, with child, description, amount and due date
  const { step, print } = countSteps('an outing billed to every child of a class', 5 * 14)
  await step(page.getByRole('button', { name: 'More' }).click())
  await step(page.getByRole('menuitem', { name: 'Bill a class' }).click())
  const dialog = page.getByRole('dialog', { name: 'Bill a class' })
  await step(dialog.getByLabel('Class').selectOption({ index: 1 }))
  await step(dialog.getByLabel('Description').fill('Photo day'))
  await step(dialog.getByLabel('Amount per child').fill('95'))
  await expect(dialog.getByText(/^\d+ records for R[\d,.]+, one per child/)).toBeVisible()
  const bill = dialog.getByRole('button', { name: /^Bill \d+ children$/ })
  const children = Number((await bill.innerText()).match(/\d+/)?.[0])
  await step(bill.click())
  await expect(page.getByText(new RegExp(`^${children} records created, R`))).toBeVisible()
  expect(print()).toBe(6)
  await page.goto('/admin/dashboard?section=billing&month=all')
  await page.getByRole('searchbox', { name: 'Search records' }).fill('Photo day')
  await expect(page.getByRole('button', { name: /^View/ })).toHaveCount(children)
})

test('invoices are made out to the payer, with the numbers of the centre', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=settings')
  const numbers = countSteps('registration numbers and VAT line on every paper about money')
  await numbers.step(page.getByLabel(/^Registration numbers/).fill('NPO 999-111'))
  await numbers.step(page.getByLabel(/^VAT line/).fill('VAT no. 4010123456'))
  const form = page.getByRole('form', { name: 'Centre details' })
  await numbers.step(form.getByRole('button', { name: 'Save' }).click())
  await expect(page.getByText('Settings saved')).toBeVisible()
  expect(numbers.print()).toBe(3)

  await page.goto('/admin/dashboard?section=billing&month=all')
  await page.getByRole('button', { name: /^View/ }).first().click()
  const bill = page.getByRole('dialog', { name: /^INV-/ })
  const invoice = await bill.getByRole('link', { name: 'Invoice' }).getAttribute('href')
  await bill.getByRole('link').first().click()
  await expect(page).toHaveURL(/child=\d+/)
  const payer = countSteps("another payer on a child's invoices")
  await payer.step(page.getByRole('button', { name: 'Change the payer' }).click())
  const dialog = page.getByRole('dialog', { name: 'Payer' })
  await payer.step(dialog.getByLabel(/^Name/).fill('Tau Transport'))
  await payer.step(dialog.getByLabel(/^Address/).fill('4 Loop Street'))
  await payer.step(dialog.getByRole('button', { name: 'Save' }).click())
  await expect(page.getByText('Invoices are now made out to Tau Transport').first()).toBeVisible()
  expect(payer.print()).toBe(4)
  const paper = await pdfText(await (await page.request.get(invoice ?? '')).body())
  for (const words of ['Tau Transport', '4 Loop Street', 'NPO 999-111', 'VAT no. 4010123456']) {
    expect(paper).toContain(words)
  }
})
