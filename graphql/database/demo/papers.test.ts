import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { insertPapers } from './papers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('gives the demo parent papers that can be read, one of which ends soon', async () => {
  await insertPapers(app.db, app.environment)
  const cookie = await app.signIn('parent')
  const { data } = await app.graphql<{
    myChildren: { firstName: string; documents: { id: number; kind: string; expiresOn: string | null }[] }[]
  }>('{ myChildren { firstName documents { id kind expiresOn } } }', {}, { cookie })
  const ofLerato = data.myChildren.find(({ firstName }) => firstName === 'Lerato')?.documents
  expect(ofLerato).toMatchObject([
    { kind: 'clinic_card', expiresOn: addDays(todayInJohannesburg(), 18) },
    { kind: 'birth_certificate', expiresOn: null },
  ])
  const file = await app.rest('GET', `/api/child-documents/${ofLerato?.[0]?.id}/file`, { cookie })
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
})
