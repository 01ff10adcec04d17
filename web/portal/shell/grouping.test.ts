import { House } from 'lucide-react'
import { expect, it } from 'vitest'
import type { View } from '../views.ts'
import { barOf, groupsOf } from './ViewGroups.tsx'

const view = (id: string, group?: View['group']) =>
  ({ id, label: id, icon: House, load: async () => () => null, ...(group && { group }) }) as unknown as View

const ids = (views: View[]) => views.map(({ id }) => id)

it('puts what is needed most at the thumb, in the order of the navigation', () => {
  const all = ['dashboard', 'attendance', 'progress', 'uniforms', 'billing', 'messages', 'notices'].map((id) =>
    view(id),
  )
  expect(ids(barOf(all))).toEqual(['dashboard', 'attendance', 'billing', 'messages'])
  expect(ids(barOf([view('progress'), view('dashboard')]))).toEqual(['progress', 'dashboard'])
})

it('groups every view, without empty groups', () => {
  const grouped = groupsOf([view('dashboard'), view('billing', 'Payments and orders'), view('notices')])
  expect(grouped.map(({ group, views }) => [group, ids(views)])).toEqual([
    ['Every day', ['dashboard', 'notices']],
    ['Payments and orders', ['billing']],
  ])
})
