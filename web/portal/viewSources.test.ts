import { expect, it } from 'vitest'
import { viewSources } from './viewSources.ts'
import text from './views.ts?raw'

it('says for each view which file it is loaded from', () => {
  const loaded = text.matchAll(/^  '?([\w-]+)'?: \{[^{}]+import\('\.\/([^']+)'\)/gm)
  expect(Object.fromEntries(Array.from(loaded, ([, id, file]) => [id, `portal/${file}`]))).toEqual(viewSources)
})
