import { expect, it } from 'vitest'
import { chosenChild, chosenChildren } from './chosenChild.ts'

const lerato = { id: 1 }
const thabo = { id: 4 }
const both = [lerato, thabo]

it('is the child that the address names, and all of them without one', () => {
  expect(chosenChild('?child=4', both)).toBe(thabo)
  expect(chosenChildren('?month=2026-11&child=1', both)).toEqual([lerato])
  expect(chosenChildren('', both)).toBe(both)
})

it("is never another family's child", () => {
  expect(chosenChild('?child=2', both)).toBeUndefined()
  expect(chosenChildren('?child=x', both)).toBe(both)
})
