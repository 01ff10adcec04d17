import { expect, sectionLink, signInAs, test } from './journey.ts'

test('staff call for helpers, a parent signs up, staff confirm, and the parent hears of it', { tag: '@core' }, async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')

  await test.step('staff create a request for one helper', async () => {
    await sectionLink(page, 'Volunteers').click()
    await page.getByRole('button', { name: 'Create Request' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Volunteer Request' })
    await dialog.getByLabel('Event title').fill('Story morning')
    await dialog.getByLabel('Class').selectOption('All Classes')
    await dialog.getByLabel('Start date').fill('01/02/2030')
    await dialog.getByLabel('Start time').fill('0900')
    await dialog.getByLabel('Volunteers needed').fill('1')
    await dialog.getByRole('button', { name: 'Create Request' }).click()
    await expect(page.getByText('Volunteer request created successfully')).toBeVisible()
    await expect(page.getByText('0 of 1, 1 place left')).toBeVisible()
  })

  const family = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  const parent = await family.newPage()
  await test.step('a parent takes the place', async () => {
    await signInAs(parent, 'parent')
    await parent.goto('/parent/volunteering')
    await parent.getByRole('button', { name: 'Sign up for Story morning' }).click()
    const dialog = parent.getByRole('dialog', { name: 'Volunteer for Story morning' })
    await dialog.getByLabel(/What you can do/).fill('I read in Sesotho')
    await dialog.getByRole('button', { name: 'Sign up' }).click()
    await expect(parent.getByText('Thank you for signing up!')).toBeVisible()
    const card = parent.getByRole('article', { name: 'Story morning' })
    await expect(card.getByText('Waiting for the centre')).toBeVisible()
    await expect(card.getByText('All places are taken')).toBeVisible()
  })

  await test.step('staff confirm', async () => {
    await page.goto('/admin/dashboard?section=volunteers')
    await page.getByRole('button', { name: 'Signups for Story morning' }).click()
    await expect(page.getByRole('cell', { name: 'I read in Sesotho' })).toBeVisible()
    await page.getByRole('button', { name: 'Confirm Thandi Mokoena' }).click()
    await expect(page.getByText('Thandi Mokoena is confirmed')).toBeVisible()
    const mail = await mailbox.letterTo('parent@kiewiet.example', 'You are helping at Story morning')
    expect(mail.text).toContain('1 February 2030 at 09:00')
  })

  await test.step('the parent withdraws, and the place is open again', async () => {
    await parent.reload()
    await expect(parent.getByRole('article', { name: 'Story morning' }).getByText('You are helping')).toBeVisible()
    await parent.getByRole('button', { name: 'Withdraw from Story morning' }).click()
    await parent.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(parent.getByRole('button', { name: 'Sign up for Story morning' })).toBeVisible()
  })
  await family.close()
})
