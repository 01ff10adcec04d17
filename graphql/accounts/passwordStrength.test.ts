import { describe, expect, it } from 'vitest'
import { passwordStrength } from './passwordStrength.rules.ts'

const levelOf = (password: string, personal?: string[]) => passwordStrength(password, personal).level

describe('strength of a new password', () => {
  it('asks for six characters first', () => {
    expect(levelOf('tR8!x')).toBe('short')
    expect(levelOf('')).toBe('short')
  })

  it.each(['password1', 'aaaaaaaaaaaa', '123456789', 'abcdefgh', 'Kiewiet1!'])('finds %s weak', (password) => {
    expect(levelOf(password)).toBe('weak')
  })

  it('rises with length and variety', () => {
    expect(levelOf('ribbon7k')).toBe('fair')
    expect(levelOf('ribbon7kettle')).toBe('good')
    expect(levelOf('ribbon kettle garden 7')).toBe('strong')
  })

  it('does not count what others know of the person', () => {
    expect(levelOf('mokoena84', ['Thandi', 'Mokoena'])).toBe('weak')
    expect(levelOf('thandi.m99', ['thandi.m@families.example'])).toBe('weak')
  })
})
