import type { Page } from '@playwright/test'
import { expect, signInAs, test, testIn } from './journey.ts'

/** They count what has been ordered. */
const apart = testIn('uniforms')

async function signInAsParent(page: Page) {
  await signInAs(page, 'parent')
  await page.goto('/parent/uniforms')
  await expect(page.getByRole('heading', { name: 'Uniforms', level: 1 })).toBeVisible()
}

test('staff offer a sweater, a parent orders two, staff send them on their way', { tag: '@core' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'admin')

  await test.step('staff add an item and count it', async () => {
    await page.goto('/admin/dashboard?section=uniforms')
    await page.getByRole('button', { name: 'Add Uniform Item' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Uniform Item' })
    await dialog.getByLabel('Item name').fill('Knitted sweater')
    await dialog.getByLabel('Category').selectOption('Other')
    await dialog.getByLabel('Price').fill('249,50')
    await dialog.getByLabel('Sizes').fill('3-4, 4-5')
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await expect(page.getByText('Uniform item added successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Stock of Knitted sweater' }).click()
    const stock = page.getByRole('dialog', { name: 'Stock of Knitted sweater' })
    await stock.getByLabel('Size 3-4').fill('2')
    await stock.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Stock saved')).toBeVisible()
  })

  const family = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  const parent = await family.newPage()
  await test.step('a parent orders both for one child', async () => {
    await signInAsParent(parent)
    await parent.getByRole('button', { name: 'Choose Knitted sweater' }).click()
    const dialog = parent.getByRole('dialog', { name: 'Knitted sweater' })
    await dialog.getByLabel('Size').selectOption({ label: '3-4, 2 left' })
    await dialog.getByLabel('Quantity').selectOption('2')
    await dialog.getByRole('button', { name: 'Add to basket' }).click()
    await parent.getByRole('region', { name: 'Your basket' }).getByRole('button', { name: 'Order' }).click()
    const basket = parent.getByRole('dialog', { name: 'Your order' })
    await basket.getByLabel('For which child?').selectOption({ label: 'Thabo Mokoena' })
    await expect(basket.getByText('R499.00')).toBeVisible()
    await basket.getByRole('button', { name: 'Send order' }).click()
    await expect(parent.getByText('Order sent')).toBeVisible()
    await expect(parent.getByText('2 × Knitted sweater, size 3-4')).toBeVisible()
    await parent.getByRole('tab', { name: 'Catalogue' }).click()
    await parent.getByRole('button', { name: 'Choose Knitted sweater' }).click()
    await expect(parent.getByRole('option', { name: '3-4, sold out' })).toBeDisabled()
  })

  await test.step('staff find the order, and the parent sees how far it is', async () => {
    await page.goto('/admin/dashboard?section=uniforms&tab=orders')
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('sweater')
    const status = page.getByLabel(/^Status of order \d+ for Thabo Mokoena$/)
    await expect(status).toHaveCount(1)
    await status.selectOption('Shipped')
    await expect(page.getByText('Order status updated')).toBeVisible()
    await parent.goto('/parent/uniforms?tab=orders')
    const order = parent.getByRole('region').filter({ hasText: 'Knitted sweater' })
    await expect(order.locator('[aria-current=step]')).toContainText('Shipped')
    await expect(order.getByRole('button')).toHaveCount(0)
  })
  await family.close()
})

apart('a parent takes an order back that nobody has begun with', async ({ page }) => {
  await signInAsParent(page)
  await page.getByRole('tab', { name: /Your orders/ }).click()
  await page.getByRole('button', { name: /^Cancel order of/ }).click()
  await page
    .getByRole('alertdialog', { name: 'Cancel this order?' })
    .getByRole('button', { name: 'Cancel order' })
    .click()
  await expect(page.getByText('Order cancelled', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: /Your orders/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cancel order of/ })).toHaveCount(0)
})

apart('staff enter an order that was given at the counter, and put it on the account', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard?section=uniforms&tab=orders')
  await page.getByRole('button', { name: 'Add Order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Order' })
  await dialog.getByLabel('Child').fill('Lerato Mok')
  await page.getByRole('option', { name: /Lerato Mokoena/ }).click()
  await dialog.getByLabel('Item', { exact: true }).selectOption({ label: 'Sun hat, R95.00' })
  await dialog.getByLabel('Size').selectOption('Small')
  await dialog.getByRole('button', { name: 'Add Order' }).click()
  await expect(page.getByText('Order added successfully')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('lerato sun')
  const row = page.getByRole('row', { name: /Lerato Mokoena .*1 × Sun hat, size Small/ }).filter({ hasText: 'R95.00' })
  await row.getByRole('button', { name: /^Bill order/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add to account' }).click()
  await expect(page.getByText('Order added to the account')).toBeVisible()
  await page.goto('/admin/dashboard?section=billing&month=all')
  await page.getByRole('searchbox', { name: 'Search records' }).fill('sun hat')
  await expect(page.getByText('Uniform: 1 × Sun hat (Small)').first()).toBeVisible()
})
