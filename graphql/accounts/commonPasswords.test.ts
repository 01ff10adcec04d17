import { describe, expect, it } from 'vitest'
import { demoAccounts } from '#graphql/database/demo/people.ts'
import { isCommonPassword } from './commonPasswords.rules.ts'

describe('a common password', () => {
  it.each([
    ['a word', ['password', 'wagwoord', 'iloveyou', 'kiewiet', 'kaizerchiefs']],
    ['in any spelling', ['PASSWORD', 'Passw0rd', 'p@ssw0rd', 'Pa$$word', 'adm1n1strator', ' sunshine ']],
    [
      'with digits and signs around it',
      ['password1', 'Password123!', '#Thabo2024', 'summer26', 'love1234', '1234love'],
    ],
    ['a run on the keyboard', ['123456', '12345678', '987654', 'qwertyu', 'asdfgh', '1q2w3e4r', '1qaz2wsx', 'abcdefg']],
    ['a run with digits', ['qwerty123', 'abc123', 'asdf1234', '123qwe']],
    ['a repetition', ['aaaaaa', '111111', '121212', 'abcabc', 'lovelove', 'passwordpassword', '123123']],
    ['a date', ['010190', '31121999', '20200229']],
  ])('is %s', (_what, passwords) => {
    expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it.each([
    'ribbon kettle garden',
    'marula kettle 7',
    'kiewiet-lawn-42',
    'six-letters',
    'g7Kq2p',
    'koffie op die stoep',
    '483920',
    'umbrella',
  ])('is not %o', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('is none of those of the demo', () => {
    expect(demoAccounts.filter(({ password }) => isCommonPassword(password))).toEqual([])
  })
})
