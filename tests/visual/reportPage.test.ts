import { expect, test } from 'vitest'
import { type Picture, reportPage, summaryOf } from './reportPage.ts'

const changed: Picture = {
  title: 'Portal › Bills',
  expected: 'a-expected.webp',
  actual: 'a-actual.webp',
  diff: 'a-diff.webp',
}
const added: Picture = { title: 'Portal › "Letters" & <more>', actual: 'b-actual.webp' }
const failed: Picture = { title: 'Admin › Staff', error: 'Still busy' }

test('what differs is counted by its kind', () => {
  expect(summaryOf([changed, added, failed], ['c.webp'])).toBe('1 changed, 1 new, 1 not taken, 1 without a story')
  expect(summaryOf([], [])).toBe('0 changed, 0 new, 0 not taken, 0 without a story')
})

test('a changed picture is shown beside its baseline and the difference, a new one alone', () => {
  const page = reportPage([changed, added], [])
  for (const file of ['a-expected.webp', 'a-actual.webp', 'a-diff.webp', 'b-actual.webp'])
    expect(page).toContain(`src="${file}"`)
  expect(page.indexOf('Portal › Bills')).toBeLessThan(page.indexOf('<h2>New</h2>'))
  expect(page).toContain('Portal › &quot;Letters&quot; &amp; &lt;more>')
  expect(page).not.toContain('Not taken</h2>')
})

test('a picture that could not be taken says why, and a baseline without a story is named', () => {
  const page = reportPage([failed], ['portal-old--filled-360-dark.webp'])
  expect(page).toContain('<pre>Still busy</pre>')
  expect(page).toContain('<li>portal-old--filled-360-dark.webp</li>')
})
