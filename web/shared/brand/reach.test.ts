import { expect, it } from 'vitest'
import { callLink, chatLink } from './reach.ts'

it('links carry what a phone or WhatsApp understands', () => {
  expect(callLink('051 555 0123')).toBe('tel:0515550123')
  expect(callLink('+27 51 555-0123')).toBe('tel:+27515550123')
  expect(chatLink({ whatsapp: '27515550123', whatsappGreeting: 'Hi & hello' })).toBe(
    'https://wa.me/27515550123?text=Hi%20%26%20hello',
  )
})
