import { describe, expect, it } from 'vitest'
import { namesOf } from '#web/shared/form/AlsoFor.tsx'
import { affectedBy, isCalledElsewhere } from './emergencies.ts'

const thabo = {
  id: 4,
  firstName: 'Thabo',
  mayDecide: true,
  emergencyContact: 'Thandi Mokoena',
  emergencyContactPhone: '082 555 0142',
}
const lerato = { ...thabo, id: 1, firstName: 'Lerato', emergencyContactPhone: '+27 82 555 0142' }
const sipho = { ...thabo, id: 5, firstName: 'Sipho', emergencyContactPhone: '051 555 0144' }

describe('a new number', () => {
  const affected = (before: string | null, typed: string) => namesOf(affectedBy([thabo, lerato, sipho], before, typed))

  it('asks about the children for whom the old one is called, however it was written', () => {
    expect(affected('0825550142', '082 555 0199')).toBe('Thabo and Lerato')
  })

  it('leaves out children for whom others decide', () => {
    const asked = affectedBy([thabo, { ...lerato, mayDecide: false }], '0825550142', '082 555 0199')
    expect(namesOf(asked)).toBe('Thabo')
  })

  it('asks nothing while it is no number, the same one, or there was none', () => {
    expect(affected('0825550142', '082')).toBe('')
    expect(affected('0825550142', '+27825550142')).toBe('')
    expect(affected(null, '082 555 0199')).toBe('')
  })
})

it('says where a parent is called at another number than that of the account', () => {
  const owner = { firstName: 'Thandi', lastName: 'Mokoena', phoneNumber: '082 555 0142' }
  expect(isCalledElsewhere(owner, lerato)).toBe(false)
  expect(isCalledElsewhere(owner, sipho)).toBe(true)
  expect(isCalledElsewhere(owner, { ...sipho, emergencyContact: 'Nomsa Mokoena' })).toBe(false)
  expect(isCalledElsewhere({ ...owner, phoneNumber: null }, sipho)).toBe(false)
})
