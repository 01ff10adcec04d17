import type { Locator, Page } from '@playwright/test'
import type { MarkedValues } from '#graphql/attendance/attendance.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { RoomAction } from '#web/admin/room/roomActions.ts'
import { readDevice } from './deviceStorage.ts'
import { isLongRun } from '#tests/setup/propertyRuns.ts'
import { expect, loseConnection, signInAs, test } from './journey.ts'
import { countSteps, timeJob } from './steps.ts'

/** It pairs tablets, and marks classes. */
test.use({ centre: 'room' })
test.describe.configure({ mode: 'serial' })

const pin = '4071'
const teacher = 'Mpho Sithole'

/** The office makes a code for a class. */
async function makeCode(page: Page, ...classNames: string[]) {
  const [className = ''] = classNames
  await page.goto('/admin/dashboard?section=settings&tab=devices')
  await page.getByRole('button', { name: 'Add tablet' }).click()
  const form = page.getByRole('dialog', { name: 'New tablet' })
  await form.getByLabel('Name').fill(className)
  for (const name of classNames) await form.getByLabel(name).check({ force: true })
  await form.getByRole('button', { name: 'Create code' }).click()
  const shown = page.getByRole('dialog', { name: `Pair ${className}` })
  return (await shown.getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/).textContent()) ?? ''
}

/** The office stores an allergy of the child whose face this is; the answer is its name. */
async function haveAllergy(office: Page, face: Locator): Promise<string> {
  const shown = (await face.textContent()) ?? ''
  const { children } = await (await office.request.get('/api/admin/children')).json()
  const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
  const child = children.find((one: { firstName: string; lastName: string }) => shown.includes(nameOf(one)))
  const allergies = 'Peanuts: a severe reaction'
  const saved = await office.request.put(`/api/admin/children/${child.id}`, { data: { allergies } })
  expect(saved.status()).toBe(200)
  return nameOf(child)
}

async function pairTablet(tablet: Page, code: string) {
  await tablet.goto('/room')
  await tablet.getByLabel('Code').fill(code)
  await tablet.getByRole('button', { name: 'Pair' }).click()
}

async function giveTeacherPin(page: Page) {
  await signInAs(page, 'teacher')
  await page.goto('/staff?section=own-week')
  await page.getByRole('button', { name: /^(Set|Change) PIN$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Your PIN' })
  await dialog.getByLabel('PIN', { exact: true }).fill(pin)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('PIN saved')).toBeVisible()
}

const faces = (tablet: Page, group: string) => tablet.getByRole('region', { name: group }).getByRole('button')

async function givePin(tablet: Page) {
  await tablet.getByRole('region', { name: 'Signed in' }).getByRole('button', { name: teacher }).click()
  const pad = tablet.getByRole('dialog', { name: /'s PIN$/ })
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click()
  await pad.getByRole('button', { name: 'OK' }).click()
}

/** What is too small to press in passing, with a child on the arm. */
const tooSmall = (tablet: Page) =>
  tablet.locator('button, label:has(input[type=radio])').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const isShown = target.checkVisibility() && width > 1
      // of a dialog that is just arriving a hundred-thousandth of a pixel is missing
      return isShown && Math.min(width, height) < 47.99 ? [`${target.textContent} ${width} × ${height}`] : []
    }),
  )

/** Somebody who looks for the next face needs this long for each press, in milliseconds. */
const pace = 700
/** A whole class, where there is time for it. */
const morning = isLongRun ? 21 : 3

test('the office pairs a tablet, a teacher gives her PIN there and marks a class by touch', { tag: '@core' }, async ({
  browser,
  app,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: app.url })
  const office = await context.newPage()
  await giveTeacherPin(office)
  await context.clearCookies()
  await signInAs(office, 'admin')
  const { step, print } = countSteps('a tablet is paired with a room')
  const code = await step(makeCode(office, 'Explorers', 'Discoverers', 'Little Learners', 'Young Scholars'))
  const room = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  })
  const tablet = await room.newPage()
  await step(pairTablet(tablet, code))
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Explorers')
  print()

  const allergic = await haveAllergy(office, faces(tablet, 'Here').first())
  expect(await tooSmall(tablet)).toEqual([])
  await tablet.getByRole('button', { name: teacher }).tap()
  await expect(tablet.getByRole('dialog', { name: /'s PIN$/ })).toBeVisible()
  expect(await tooSmall(tablet)).toEqual([])
  await tablet.keyboard.press('Escape')
  await expect(faces(tablet, 'Here').filter({ hasText: allergic })).not.toContainText('Peanuts')
  const toFirstMark = timeJob('from the own face to the first mark at the tablet', 3)
  await givePin(tablet)
  await expect(tablet.getByText(/^Signed in as .*\. Tap a child\./)).toBeVisible({ timeout: 10_000 })
  // who gave a PIN sees what the child must not get, wherever the child is
  const face = faces(tablet, 'Here').filter({ hasText: allergic })
  await expect(face).toContainText('Peanuts')
  await tablet.getByText('Absent today').click()
  const here = await faces(tablet, 'Here').count()
  expect(here).toBeGreaterThanOrEqual(morning)
  await face.tap()
  await expect(tablet.getByText(/ is absent$/)).toBeVisible()
  toFirstMark()
  await expect(faces(tablet, 'Absent').filter({ hasText: allergic })).toContainText('Peanuts')
  for (let marked = 1; marked < morning; marked += 1) {
    await expect(faces(tablet, 'Here')).toHaveCount(here - marked)
    await faces(tablet, 'Here').first().tap()
  }
  await expect(faces(tablet, 'Here')).toHaveCount(here - morning)
  await expect(tablet.getByText(/not sent yet$/)).toHaveCount(0, { timeout: 10_000 })

  await tablet.getByText('Arrivals and departures').click()
  let requests = 0
  tablet.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests += 1
  })
  const marked = timeJob(`${morning} children arrive at the tablet`, 25)
  for (let count = 1; count <= morning; count += 1) {
    await tablet.waitForTimeout(pace)
    await faces(tablet, 'Absent').first().tap()
    await expect(faces(tablet, 'Here')).toHaveCount(here - morning + count)
  }
  await expect(tablet.getByText(/not sent yet$/)).toHaveCount(0, { timeout: 10_000 })
  marked()
  console.log(`requests: ${morning} children arrive at the tablet: ${requests}`)
  expect(requests).toBeLessThanOrEqual(Math.min(6, morning))
  // once nobody acts, names alone are on the wall
  await expect(faces(tablet, 'Here').filter({ hasText: allergic })).toContainText('Peanuts')
  await tablet.getByRole('button', { name: 'Done' }).tap()
  await expect(faces(tablet, 'Here').filter({ hasText: allergic })).not.toContainText('Peanuts')
  // the server has them, and another page of the tablet shows them
  await tablet.reload()
  await expect(faces(tablet, 'Here')).toHaveCount(here, { timeout: 10_000 })
  await room.close()
  await context.close()
})

test('a teacher looks whom to call about a child at the tablet, with her PIN for this look', async ({
  browser,
  app,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: app.url })
  const office = await context.newPage()
  await signInAs(office, 'admin')
  const code = await makeCode(office, 'Explorers')
  const room = await browser.newContext({ baseURL: app.url, viewport: { width: 1024, height: 768 }, hasTouch: true })
  const tablet = await room.newPage()
  await pairTablet(tablet, code)
  await givePin(tablet)
  await expect(tablet.getByText(/^Signed in as .*\. Tap a child\./)).toBeVisible({ timeout: 10_000 })
  const { step, print } = countSteps('whom to call about a child, at the tablet')
  const toNumber = timeJob('from the face of a child to the number to call', 5)
  await step(tablet.getByText('Emergency contacts', { exact: true }).tap())
  await step(
    tablet
      .getByRole('region', { name: /^(Here|Absent|Not marked yet), / })
      .first()
      .getByRole('button')
      .first()
      .tap(),
  )
  const pad = tablet.getByRole('dialog', { name: /'s PIN$/ })
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click()
  await step(pad.getByRole('button', { name: 'OK' }).click())
  const card = tablet.getByRole('dialog', { name: /^Emergency contacts: / })
  const number = card.getByRole('link', { name: /^Call .+, 0\d\d \d{3} \d{4}$/ }).first()
  await expect(number).toHaveAttribute('href', /^tel:\+27\d{9}$/)
  toNumber()
  print()
  expect(await tooSmall(tablet)).toEqual([])
  const { height = 0 } = (await number.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(48)
  const shown = (await number.textContent()) ?? ''
  await card.getByRole('button', { name: 'Close' }).last().click()
  await expect(card).toHaveCount(0)
  expect(await tablet.content()).not.toContain(shown)
  await room.close()
  await context.close()
})

test('a teacher enters four kinds for twenty children with five exceptions, and a note asks for her PIN again', async ({
  browser,
  app,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: app.url })
  const office = await context.newPage()
  await signInAs(office, 'admin')
  const code = await makeCode(office, 'Explorers', 'Discoverers', 'Little Learners', 'Young Scholars')
  const room = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  })
  const tablet = await room.newPage()
  await pairTablet(tablet, code)
  await givePin(tablet)
  await expect(tablet.getByText(/^Signed in as .*\. Tap a child\./)).toBeVisible({ timeout: 10_000 })
  await tablet.getByRole('radio', { name: 'Care' }).check({ force: true })
  const kinds = tablet.getByRole('group', { name: 'Entry' })
  const shown = tablet.getByRole('main').locator('ul > li > button[aria-pressed]')
  const children = await shown.count()
  expect(children).toBeGreaterThanOrEqual(20)
  expect(await tooSmall(tablet)).toEqual([])

  let requests = 0
  tablet.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests += 1
  })
  let presses = 0
  async function press(target: Locator) {
    presses += 1
    await tablet.waitForTimeout(pace)
    await target.tap()
  }
  const kind = (name: string) => kinds.getByRole('button', { name })
  const value = (name: string) => tablet.getByRole('radio', { name, exact: true }).locator('..')
  const face = (index: number) => shown.nth(index)
  const all = tablet.getByRole('button', { name: new RegExp(`^All ${children} · `) })
  const exceptions = async (first: string, second: string | null) => {
    await press(value(first))
    for (const index of [1, 4, 8]) await press(face(index))
    if (second) await press(value(second))
    for (const index of [11, 16]) await press(face(index))
  }
  const entered = timeJob(`${children} children, 5 exceptions, 4 kinds at the tablet`, 60)
  await press(value('Morning snack'))
  await press(all)
  await exceptions('Some', 'None')
  await press(kind('Nappy'))
  await press(all)
  await exceptions('Soiled', 'Wet and soiled')
  await press(kind('Mood'))
  await press(all)
  await exceptions('Calm', 'Unsettled')
  await press(kind('Sunscreen'))
  await press(all)
  for (const index of [1, 4, 8, 11, 16]) await press(face(index))
  await expect(tablet.getByLabel('Not sent yet')).toHaveCount(0, { timeout: 10_000 })
  entered()
  console.log(`requests: ${children} children, 5 exceptions, 4 kinds at the tablet: ${requests}, presses: ${presses}`)
  expect(requests).toBeLessThanOrEqual(8)

  await press(kind('Note'))
  await face(2).tap()
  const pad = tablet.getByRole('dialog', { name: /'s PIN$/ })
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click()
  await pad.getByRole('button', { name: 'OK' }).click()
  const note = tablet.getByRole('dialog', { name: /^Note about/ })
  await note.getByLabel('Note').fill('Built a tower of eleven blocks.')
  await note.getByRole('button', { name: 'Save' }).click()
  await expect(tablet.getByText(/^Note about .* saved$/)).toBeVisible()
  await expect(tablet.getByText(/not sent yet/)).toHaveCount(0, { timeout: 10_000 })

  // the server has them; a page that is loaded again asks for the PIN
  await tablet.reload()
  await givePin(tablet)
  await expect(tablet.getByText(/^Signed in as .*\. Tap a child\./)).toBeVisible({ timeout: 10_000 })
  await tablet.getByRole('radio', { name: 'Care' }).check({ force: true })
  await kind('Nappy').tap()
  await expect(face(1)).toContainText('Soiled', { timeout: 10_000 })
  await expect(face(2)).toContainText('Wet')
  const name = (await face(2).textContent()) ?? ''
  await kind('History').tap()
  await tablet
    .getByRole('main')
    .locator('li > button')
    .filter({ hasText: name.slice(2, 12) })
    .first()
    .tap()
  const day = tablet.getByRole('dialog', { name: /'s day$/ })
  await expect(day.getByText('Built a tower of eleven blocks.')).toBeVisible()
  expect(await tooSmall(tablet)).toEqual([])
  await day.getByRole('button', { name: /^Remove: Mood: happy/ }).tap()
  await expect(day.getByRole('button', { name: /^Restore: Mood: happy/ })).toBeVisible()
  await room.close()
  await context.close()
})

/** The worker has everything that the page of the tablet needs without a connection. */
const isCached = (tablet: Page) =>
  tablet.evaluate(async () => {
    const page = await (await caches.open('kiewiet-register')).match('/offline-register.html')
    return page !== undefined && navigator.serviceWorker.controller !== null
  })

type Entry = MarkedValues & { version: number }
const valuesOf = ({ status, timeIn, timeOut, collectedBy, collectedReason }: MarkedValues) => ({
  status,
  timeIn,
  timeOut,
  collectedBy,
  collectedReason,
})

/** What the database says of the children of some classes today. */
async function readEntries(office: Page, ...classNames: string[]) {
  const ask = async (classId: number | null) => {
    const query = `query ($date: LocalDate!, $classId: Int) { register(date: $date, classId: $classId) { classes { classId name }
      entries { childId attendance { status timeIn timeOut collectedBy collectedReason version } } } }`
    const variables = { date: todayInJohannesburg(), classId }
    return (await (await office.request.post('/graphql', { data: { query, variables } })).json()).data.register
  }
  const entries = new Map<number, Entry>()
  const { classes } = await ask(null)
  for (const { classId, name } of classes)
    if (classNames.includes(name))
      for (const { childId, attendance } of (await ask(classId)).entries) entries.set(childId, attendance)
  return entries
}

/** What entries are after these actions: each writes its child once, and the last says how it is. */
function applyActions(entries: ReadonlyMap<number, Entry>, actions: readonly RoomAction[]) {
  const after = new Map(
    [...entries].map(([childId, entry]) => [childId, { ...valuesOf(entry), version: entry.version }]),
  )
  for (const action of actions) {
    if (action.kind !== 'mark' && action.kind !== 'collect') continue
    const version = (after.get(action.childId)?.version ?? 0) + 1
    after.set(action.childId, { ...valuesOf(action.values), version })
  }
  return after
}

/** What waits at a tablet, in its order. */
async function waitingActions(tablet: Page) {
  const actions = (await readDevice(tablet, 'room actions')).map(({ opened }): RoomAction => JSON.parse(opened))
  return actions.toSorted((one, other) => one.at.localeCompare(other.at))
}

const classNames = ['Explorers', 'Little Learners'] as const
const isWith = (name: string) => ({ name: `I'm with ${name} now` })

/** The teacher has come already, whatever the hour of the test, and teaches both classes: her moves between them count. */
async function letTeachBoth(office: Page) {
  const date = todayInJohannesburg()
  const { users } = await (await office.request.get('/api/admin/users')).json()
  const { id: staffId } = users.find(({ username }: { username: string }) => username === 'teacher')
  const { attendance } = await (await office.request.get(`/api/admin/staff-attendance?date=${date}`)).json()
  const known = attendance.find((one: { staffId: number }) => one.staffId === staffId)
  if (known) expect((await office.request.delete(`/api/admin/staff-attendance/${known.id}`)).status()).toBeLessThan(300)
  const came = { staffId, date, status: 'present', timeIn: '00:00' }
  expect((await office.request.post('/api/admin/staff-attendance', { data: came })).status()).toBeLessThan(300)
  const query = 'mutation ($input: DutyInput!) { saveDuty(input: $input) { id } }'
  const { classes } = await (await office.request.get('/api/admin/classes')).json()
  const { id: classId } = classes.find(({ name }: { name: string }) => name === classNames[1])
  const variables = { input: { userId: staffId, kind: 'teacher', classId, fromDate: date } }
  const answer = await (await office.request.post('/graphql', { data: { query, variables } })).json()
  expect(answer.errors).toBeUndefined()
}

test('a tablet that is opened without a connection goes on, and everything arrives once', { tag: '@core' }, async ({
  browser,
  app,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: app.url })
  const office = await context.newPage()
  await signInAs(office, 'admin')
  await letTeachBoth(office)
  const code = await makeCode(office, ...classNames)
  const room = await browser.newContext({ baseURL: app.url, viewport: { width: 768, height: 1024 } })
  const tablet = await room.newPage()
  await pairTablet(tablet, code)
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Explorers')
  await tablet.reload()
  await expect.poll(() => isCached(tablet), { timeout: 30_000 }).toBe(true)
  await givePin(tablet)
  await expect(tablet.getByText(/^Signed in as .*\. Tap a child\./)).toBeVisible({ timeout: 10_000 })
  await tablet.getByRole('button', { name: 'Done' }).click()
  const before = await readEntries(office, ...classNames)

  const returnConnection = await loseConnection(room, app)
  await tablet.reload()
  await expect(tablet.getByText('No connection')).toBeVisible({ timeout: 15_000 })
  await givePin(tablet)
  await expect(tablet.getByText(/^Signed in as .*\. Tap a child\./)).toBeVisible({ timeout: 10_000 })
  await tablet.getByText('Emergency contacts', { exact: true }).click()
  await faces(tablet, 'Here').first().click()
  await expect(tablet.getByText(/are not stored on this tablet. Please use the emergency sheet/)).toBeVisible()
  await tablet.keyboard.press('Escape')
  const [absent, arriving, collected, moves] = isLongRun ? [14, 13, 10, 3] : [3, 2, 1, 3]
  const total = absent + arriving + collected + moves
  const marked = timeJob(`${total} actions of three kinds without a connection`)
  const [own, other] = classNames
  const move = async (name: string) => {
    await tablet.getByRole('button', isWith(name)).click()
    await expect(tablet.getByText(`You are now with ${name}`)).toBeVisible()
  }
  await move(other)
  await tablet.getByText('Absent today').click()
  const here = await faces(tablet, 'Here').count()
  for (let count = 1; count <= absent; count += 1) {
    await faces(tablet, 'Here').first().click()
    await expect(faces(tablet, 'Here')).toHaveCount(here - count)
  }
  await move(own)
  await tablet.getByText('Arrivals and departures').click()
  for (let count = 1; count <= arriving; count += 1) {
    await faces(tablet, 'Absent').first().click()
    await expect(faces(tablet, 'Here')).toHaveCount(here - absent + count)
  }
  for (let count = 1; count <= collected; count += 1) {
    await faces(tablet, 'Here').first().click()
    await tablet.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
    await expect(faces(tablet, 'Gone home')).toHaveCount(count)
  }
  await move(other)
  marked()
  const waiting = new RegExp(`${total} marks not sent yet`)
  await expect(tablet.getByText(waiting)).toBeVisible()

  // the page may be closed meanwhile
  await tablet.reload()
  await expect(tablet.getByText(waiting)).toBeVisible({ timeout: 15_000 })
  const actions = await waitingActions(tablet)
  const count = (kind: RoomAction['kind']) => actions.filter((action) => action.kind === kind).length
  expect([count('mark'), count('collect'), count('move')]).toEqual([absent + arriving, collected, moves])
  await returnConnection()
  await expect(tablet.getByText('No connection')).toHaveCount(0, { timeout: 30_000 })
  await expect(tablet.getByText(/not sent yet$/)).toHaveCount(0)
  await expect.poll(() => waitingActions(tablet)).toEqual([])
  const after = await readEntries(office, ...classNames)
  expect(Object.fromEntries(after)).toEqual(Object.fromEntries(applyActions(before, actions)))

  await tablet.goto('/room')
  await expect(faces(tablet, 'Gone home')).toHaveCount(collected, { timeout: 15_000 })
  await givePin(tablet)
  await expect(tablet.getByRole('button', isWith(own))).toBeVisible({ timeout: 10_000 })
  await expect(tablet.getByRole('button', isWith(other))).toHaveCount(0)
  await room.close()
  await context.close()
})

test('care is entered without a connection, and sleeping children ask to be looked at', async ({ browser, app }) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: app.url })
  const office = await context.newPage()
  await signInAs(office, 'admin')
  // whoever went home before, somebody of one of the two is there
  const code = await makeCode(office, ...classNames)
  const room = await browser.newContext({ baseURL: app.url, viewport: { width: 768, height: 1024 } })
  const tablet = await room.newPage()
  await pairTablet(tablet, code)
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Explorers')
  await tablet.reload()
  await expect.poll(() => isCached(tablet), { timeout: 30_000 }).toBe(true)
  await givePin(tablet)
  await expect(tablet.getByText(/^Signed in as .*\. Tap a child\./)).toBeVisible({ timeout: 10_000 })
  const returnConnection = await loseConnection(room, app)
  await tablet.getByRole('radio', { name: 'Care' }).check({ force: true })
  const kinds = tablet.getByRole('group', { name: 'Entry' })
  await kinds.getByRole('button', { name: 'Sleep' }).click()
  await tablet
    .getByRole('button', { name: /^All \d+ · asleep$/ })
    .first()
    .click()
  const asleep = tablet.getByRole('region', { name: 'Asleep' })
  await expect(asleep.getByRole('button', { name: /^Mark all/ })).toBeVisible()
  await expect(tablet.getByText(/entries not sent yet/)).toBeVisible({ timeout: 15_000 })
  // the page may be closed meanwhile; who sleeps is shown also before somebody gives a PIN
  await tablet.reload()
  await tablet.getByRole('radio', { name: 'Care' }).check({ force: true })
  await expect(asleep.getByText(/^since /).first()).toBeVisible({ timeout: 15_000 })
  const sleeping = await asleep.getByRole('listitem').count()
  await returnConnection()
  await expect(tablet.getByText('No connection')).toHaveCount(0, { timeout: 30_000 })
  await tablet.goto('/room')
  await tablet.getByRole('radio', { name: 'Care' }).check({ force: true })
  await expect(asleep.getByRole('listitem')).toHaveCount(sleeping, { timeout: 15_000 })
  await room.close()
  await context.close()
})

/** What the tablet stores, by what it is: `room` holds names, `room pins` PINs, `room actions` what waits. */
const storedOwners = (tablet: Page) =>
  tablet.evaluate(
    () =>
      new Promise<(string | number)[]>((resolve, reject) => {
        const opening = indexedDB.open('kiewiet-sealed')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const keys = opening.result.transaction('boxes').objectStore('boxes').getAllKeys()
          keys.onsuccess = () => {
            opening.result.close()
            resolve([...new Set((keys.result as [string, string][]).map(([owner]) => owner))].toSorted())
          }
        }
      }),
  )

test('a code that was used pairs nothing else, and a tablet that is shut off is refused', async ({ browser, app }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: app.url })
  const office = await context.newPage()
  await signInAs(office, 'admin')
  const code = await makeCode(office, 'Discoverers', 'Explorers')
  const room = await browser.newContext({ baseURL: app.url })
  const tablet = await room.newPage()
  await pairTablet(tablet, code)
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Discoverers')
  const other = await browser.newContext({ baseURL: app.url })
  const second = await other.newPage()
  await pairTablet(second, code)
  await expect(second.getByText(/ask the office for a new one/).first()).toBeVisible()
  await givePin(tablet)
  await expect(tablet.getByText(/^Signed in as .*\. Tap a child\./)).toBeVisible({ timeout: 10_000 })
  await room.setOffline(true)
  await tablet.getByText('Absent today').click()
  await faces(tablet, 'Here').first().click()
  await expect(tablet.getByText(/1 mark not sent yet/)).toBeVisible({ timeout: 15_000 })
  await expect.poll(() => storedOwners(tablet), { timeout: 15_000 }).toEqual(['room', 'room actions', 'room pins'])

  await office.goto('/admin/dashboard?section=settings&tab=devices')
  await office.getByRole('button', { name: 'Disconnect Discoverers' }).click()
  await office.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(office.getByText('Tablet disconnected')).toBeVisible()
  await room.setOffline(false)
  await expect(tablet.getByText('This tablet is no longer paired')).toBeVisible({ timeout: 30_000 })
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Pair this tablet')
  // at its first contact: names, PINs and the mark that waited are gone
  await expect.poll(() => storedOwners(tablet)).toEqual([])
  await tablet.reload()
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Pair this tablet')
  expect(await storedOwners(tablet)).toEqual([])
  for (const one of [room, other, context]) await one.close()
})
