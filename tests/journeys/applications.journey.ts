import type { Locator, Page } from '@playwright/test'
import { addDays, addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { expect, sectionLink, signInAs, test, testIn } from './journey.ts'
import { countSteps } from './steps.ts'

/** They change the board of applications. */
const apart = testIn('applications')

/** `dd/mm/yyyy`, as people type it. */
const typed = (date: string) => date.split('-').reverse().join('/')
const today = todayInJohannesburg()

apart('a parent of two applies for both, and says who the parents are once', async ({ page }) => {
  await page.goto('/enroll?view=form')
  const receipt = page.getByRole('form').getByRole('status')
  /** What is asked of each child, in four steps. */
  async function applyFor(child: string, months: number, { step }: ReturnType<typeof countSteps>) {
    await step(page.getByLabel("Child's full name").fill(child))
    await step(page.getByLabel('Date of birth').fill(typed(addMonths(today, -months))))
    return async () => {
      await step(page.getByRole('checkbox', { name: /terms and conditions/ }).check())
      await step(page.getByRole('button', { name: 'Submit Enrollment' }).click())
    }
  }
  const first = countSteps('a parent applies for a child', 11)
  const send = await applyFor('Lesedi Phiri', 28, first)
  await first.step(page.getByLabel('Name', { exact: true }).fill('Palesa Phiri'))
  await first.step(page.getByLabel('E-mail address').fill('palesa.phiri@families.example'))
  await first.step(page.getByLabel('Phone').fill('082 555 0102'))
  await first.step(page.getByLabel('Home address').fill('4 Acacia Street, Universitas'))
  await first.step(page.getByLabel('Preferred start date').fill(typed(addDays(today, 30))))
  await expect(page.getByLabel('Age group')).toHaveValue('18-36months')
  await expect(page.getByLabel('Program', { exact: true })).toHaveValue('toddlers')
  await send()
  await expect(receipt).toContainText(/KW-\d{4}-\d{4}-\d{5}/)
  const said = await receipt.innerText()
  expect(first.print()).toBe(9)

  const second = countSteps('a parent applies for a second child', 11)
  await second.step(receipt.getByRole('button', { name: 'Add another child' }).click())
  const sendAgain = await applyFor('Neo Phiri', 44, second)
  await expect(page.getByLabel('Program', { exact: true })).toHaveValue('preschool')
  await sendAgain()
  await expect.poll(() => receipt.innerText().catch(() => said)).not.toBe(said)
  await expect(receipt).toContainText(/KW-\d{4}-\d{4}-\d{5}/)
  expect(second.print()).toBe(5)
})

async function signIn(page: Page) {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
}

test('the office takes an application by phone, corrects it and offers a place, which the parent accepts', {
  tag: '@core',
}, async ({ page, mailbox }) => {
  const email = 'kagiso.molefe@families.example'
  await signIn(page)
  await sectionLink(page, 'Applications').click()

  await test.step('by hand, with what is known', async () => {
    const { step, print } = countSteps('an application by phone is written down', 14)
    await step(page.getByRole('button', { name: 'Add application' }).click())
    const dialog = page.getByRole('dialog', { name: 'Add application' })
    await step(dialog.getByLabel("Child's full name").fill('Naledi Molefe'))
    await step(dialog.getByLabel('Date of birth').fill(typed(addMonths(today, -26))))
    await step(dialog.getByLabel('Parent or guardian').fill('Kagiso Molefe'))
    await step(dialog.getByLabel('Phone').fill('082 555 0188'))
    await expect(dialog.getByLabel('Program')).toHaveValue('toddlers')
    await step(dialog.getByRole('button', { name: 'Add application' }).click())
    await expect(page.getByRole('dialog', { name: 'Naledi Molefe' })).toBeVisible()
    expect(print()).toBeLessThan(8)
  })
  const opened = page.getByRole('dialog', { name: 'Naledi Molefe' })

  await test.step('corrected', async () => {
    const { step, print } = countSteps('an e-mail address is added to an application')
    await step(opened.getByRole('button', { name: 'Edit' }).click())
    const dialog = page.getByRole('dialog', { name: 'Edit Naledi Molefe' })
    await step(dialog.getByLabel('E-mail address').fill(email))
    await step(dialog.getByRole('button', { name: 'Save' }).click())
    await expect(opened.getByRole('link', { name: email })).toBeVisible()
    print()
  })

  await test.step('offered', async () => {
    await opened.getByRole('button', { name: 'Move' }).click()
    await page.getByRole('menuitem', { name: 'Offer a place' }).click()
    const dialog = page.getByRole('dialog', { name: 'Offer Naledi Molefe a place' })
    const classes = dialog.getByLabel('Class')
    await classes.selectOption(await classes.locator('option', { hasText: 'Little Learners' }).getAttribute('value'))
    const full = dialog.getByRole('checkbox', { name: /is full/ })
    if (await full.isVisible()) await full.check()
    await dialog.getByRole('button', { name: 'Offer a place' }).click()
    await expect(page.getByText('Naledi Molefe has been offered a place.')).toBeVisible()
  })

  await test.step('accepted by the parent, without an account', async () => {
    const offer = await mailbox.letterTo(email, 'We are happy to offer Naledi Molefe a place in Little Learners')
    const { step, print } = countSteps('a parent accepts the place that is offered, from the e-mail')
    await step(page.goto(/http\S+\/application#\S+/.exec(offer.text)?.[0] ?? ''))
    await step(page.getByLabel('E-mail address or phone number').fill(email))
    await step(page.getByRole('button', { name: 'Check status' }).click())
    await step(page.getByRole('button', { name: 'Accept the place' }).click())
    await step(page.getByRole('button', { name: 'Yes, accept it' }).click())
    await expect(page.getByText('You have accepted the place')).toBeVisible()
    print()
  })

  await page.goto('/admin/dashboard?section=applications')
  await expect(page.getByText('Kagiso Molefe has accepted the place')).toBeVisible()
})

apart('a tour is booked by a press on an open time, and moved to another', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/dashboard?section=applications')
  const day = (dialog: Locator) => dialog.getByRole('button', { name: /\d\d:\d\d$/ })
  const ask = async (deed: string, { step }: ReturnType<typeof countSteps>) => {
    await step(page.getByRole('button', { name: 'Actions for Yusuf Patel' }).click())
    await step(page.getByRole('menuitem', { name: deed }).click())
    return page.getByRole('dialog', { name: `${deed}: Yusuf Patel` })
  }
  const booking = countSteps('a tour is booked', 5)
  const dialog = await ask('Book a tour', booking)
  await booking.step(day(dialog).last().click())
  await expect(dialog.getByLabel('Time')).toHaveValue('14:30')
  await booking.step(dialog.getByRole('button', { name: 'Book a tour' }).click())
  await expect(page.getByText('Tour booked for Yusuf Patel.')).toBeVisible()
  expect(booking.print()).toBe(4)

  const moving = countSteps('a tour is moved to another time')
  const again = await ask('Move the tour', moving)
  await expect(again.getByText('14:30 Yusuf Patel')).toBeVisible()
  await moving.step(day(again).last().click())
  await moving.step(again.getByRole('button', { name: 'Move the tour' }).click())
  await expect(page.getByText("Yusuf Patel's tour has been moved.")).toBeVisible()
  moving.print()
})

apart(
  'the office writes an e-mail of the pipeline in its own words, and sees how a family reads it',
  async ({ page }) => {
    await signIn(page)
    await page.goto('/admin/dashboard?section=settings&tab=texts')
    const { step, print } = countSteps('an e-mail to applicants in other words')
    await step(page.getByLabel('E-mail', { exact: true }).selectOption('Declined'))
    await step(page.getByLabel('Text', { exact: true }).fill('We have no place for {{child}} this year.'))
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('no place for Naledi Molefe this year')
    await step(page.getByRole('form', { name: 'E-mails to applicants' }).getByRole('button', { name: 'Save' }).click())
    await expect(page.getByText('Settings saved')).toBeVisible()
    expect(print()).toBe(3)
    await page.reload()
    await page.getByLabel('E-mail', { exact: true }).selectOption('Declined')
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('We have no place for {{child}} this year.')
  },
)
