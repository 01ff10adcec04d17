import { describe, expect, it } from 'vitest'
import { formatOpening } from './OpenNow.tsx'

const centreHours = { opens: '06:30', closes: '18:30' }
const friday = { today: '2026-11-13', isOpen: true, next: '2026-11-16' }
const words = (openDays: typeof friday, time: string, today = openDays.today) =>
  formatOpening({ centreHours, openDays }, today, time)

describe('whether the centre is open now', () => {
  it.each([
    ['06:29', 'Closed now, opens today 6:30 AM'],
    ['06:30', 'Open now, until 6:30 PM'],
    ['18:29', 'Open now, until 6:30 PM'],
    ['18:30', 'Closed now, opens Monday 6:30 AM'],
  ])('at %s of a Friday: %s', (time, expected) => {
    expect(words(friday, time)).toBe(expected)
  })

  it('names the day on which it opens next', () => {
    const closed = { today: '2026-12-23', isOpen: true, next: '2026-12-24' }
    expect(words(closed, '19:00')).toBe('Closed now, opens tomorrow 6:30 AM')
    expect(words({ ...closed, isOpen: false, next: '2027-01-11' }, '10:00')).toBe(
      'Closed now, opens Mon 11 Jan 6:30 AM',
    )
  })

  it('says nothing on a page that was made on another day', () => {
    expect(words(friday, '09:00', '2026-11-14')).toBeNull()
  })
})
