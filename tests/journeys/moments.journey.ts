import type { Page } from '@playwright/test'
import { expect, loseConnection, test, testIn } from './journey.ts'
import { countSteps, timeJob } from './steps.ts'

/** It takes the server away. */
const apart = testIn('moments')

const signIn = (page: Page, username: string) =>
  page.request.post('/api/auth/login', { data: { username, password: `kiewiet-${username}` } })

async function ask(page: Page, query: string, variables: object = {}) {
  const answer = await (await page.request.post('/graphql', { data: { query, variables } })).json()
  expect(answer.errors).toBeUndefined()
  return answer.data
}

/** The class of the demo parent's younger child. */
async function classOfLerato(page: Page): Promise<number> {
  const { classes } = await ask(page, '{ classes { id name } }')
  return classes.find(({ name }: { name: string }) => name === 'Little Learners').id
}

const openMoments = async (page: Page) =>
  page.goto(`/staff?section=my-room&tab=moments&class=${await classOfLerato(page)}`)

async function takePictures(page: Page, count: number) {
  const dialog = page.getByRole('dialog', { name: 'New moment' })
  await dialog.getByRole('button', { name: 'Open camera' }).click()
  for (let taken = 1; taken <= count; taken += 1) {
    await dialog.getByRole('button', { name: 'Take a picture' }).click()
    await expect(dialog.getByRole('img', { name: `Picture ${taken}`, exact: true })).toBeVisible()
  }
}

apart('thirty pictures over a slow line with two breaks arrive once each', async ({ page, context, app }) => {
  test.setTimeout(400_000)
  await signIn(page, 'admin')
  const classId = await classOfLerato(page)
  await openMoments(page)
  const line = await context.newCDPSession(page)
  // 256 kbit/s
  const slow = { offline: false, latency: 150, downloadThroughput: 32_000, uploadThroughput: 32_000 }
  const arrived = timeJob('30 pictures of three moments over 256 kbit/s with two breaks')
  for (const text of ['First walk', 'Second walk', 'Third walk']) {
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await page.getByRole('button', { name: 'New moment' }).click()
    const dialog = page.getByRole('dialog', { name: 'New moment' })
    await dialog.getByLabel('What happened').fill(text)
    await dialog.getByRole('checkbox', { name: 'Lerato Mokoena' }).check({ force: true })
    await takePictures(page, 10)
    await line.send('Network.emulateNetworkConditions', slow)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden({ timeout: 60_000 })
    if (text !== 'Third walk') {
      await page.waitForTimeout(4_000)
      const returnConnection = await loseConnection(context, app)
      await page.waitForTimeout(2_000)
      await returnConnection()
    }
  }
  const read = async () => {
    const { classMoments } = await ask(
      page,
      'query ($id: Int!) { classMoments(classId: $id, first: 10) { edges { node { text arrived pictures { id } } } } }',
      { id: classId },
    )
    return classMoments.edges.flatMap(({ node }: { node: { text: string; arrived: number; pictures: object[] } }) =>
      node.text.endsWith('walk') ? [[node.text, node.arrived, node.pictures.length]] : [],
    )
  }
  await expect.poll(read, { timeout: 240_000, intervals: [3_000] }).toEqual([
    ['Third walk', 10, 10],
    ['Second walk', 10, 10],
    ['First walk', 10, 10],
  ])
  arrived()
})

test('a moment with a picture is written, read, answered, and hidden with the consent', { tag: '@core' }, async ({
  page,
  browser,
  app,
}) => {
  await signIn(page, 'admin')
  await openMoments(page)
  const { step, print } = countSteps('a moment with a picture about one child')
  await step(page.getByRole('button', { name: 'New moment' }).click())
  const dialog = page.getByRole('dialog', { name: 'New moment' })
  await dialog.getByLabel('What happened').fill('Found a ladybird on the fence, and let it go again.')
  await step(dialog.getByRole('checkbox', { name: 'Lerato Mokoena' }).check({ force: true }))
  await takePictures(page, 1)
  await step(dialog.getByRole('button', { name: 'Save' }).click())
  const written = page.getByRole('article').filter({ hasText: 'Found a ladybird' })
  await expect(written.getByRole('button', { name: /^Enlarge picture 1 of 1/ })).toBeVisible({ timeout: 30_000 })
  print()

  const theirs = await browser.newContext({ baseURL: app.url })
  const parent = await theirs.newPage()
  await signIn(parent, 'parent')
  await parent.goto('/parent/moments')
  const moment = parent.getByRole('article').filter({ hasText: 'Found a ladybird' })
  const picture = moment.getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  const address = (await picture.getAttribute('src')) ?? ''
  const small = await parent.request.get(address)
  expect((await small.body()).length).toBeLessThanOrEqual(60_000)
  await moment.getByRole('button', { name: /^Love it/ }).click()
  await expect(moment.getByRole('button', { name: /^Love it/ })).toHaveAttribute('aria-pressed', 'true')
  await moment.getByRole('button', { name: 'Write a comment' }).click()
  await moment.getByRole('textbox').fill('She told us about it all evening.')
  await moment.getByRole('button', { name: /^Send/ }).click()
  await expect(moment.getByText('She told us about it all evening.')).toBeVisible()

  await page.reload()
  await expect(written.getByText('She told us about it all evening.')).toBeVisible()

  // withdrawn for one child, the picture is shown to nobody from the next request on
  const { classMoments } = await ask(
    page,
    'query ($id: Int!) { classMoments(classId: $id, first: 1) { edges { node { children { id } } } } }',
    { id: await classOfLerato(page) },
  )
  const [{ id: childId }] = classMoments.edges[0].node.children
  const input = { childId, kind: 'photo', granted: false, version: '2026-1', signedBy: 'Naledi Mokoena' }
  await ask(page, 'mutation ($input: ConsentInput!) { answerConsent(input: $input) { id } }', { input })
  for (const who of [parent, page]) expect((await who.request.get(address)).status()).toBe(404)
  await parent.reload()
  await expect(moment.getByText('Found a ladybird')).toBeVisible()
  await expect(moment.getByRole('img')).toHaveCount(0)
  await theirs.close()
})
