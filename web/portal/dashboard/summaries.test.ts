import { describe, expect, it } from 'vitest'
import {
  activitySummary,
  billingSummary,
  orderSummary,
  progressSummary,
  reportCardSummary,
  sessionSummary,
} from './summaries.ts'

const tuesday = '2026-11-10'

describe('the line of a summary card', () => {
  it('tells of new report cards, else of the latest', () => {
    const card = { term: 'Term 3', year: 2026, isNew: false }
    expect(reportCardSummary([{ firstName: 'Lerato', reportCards: [] }]).text).toBe('None yet')
    expect(reportCardSummary([{ firstName: 'Lerato', reportCards: [card] }]).text).toBe('Latest: Term 3 2026, Lerato')
    const thabo = { firstName: 'Thabo', reportCards: [{ ...card, isNew: true }] }
    expect(reportCardSummary([{ firstName: 'Lerato', reportCards: [card] }, thabo]).text).toBe('1 new: Term 3, Thabo')
  })

  it('counts the activities of the week, else names the next', () => {
    const on = (date: string) => ({ title: 'Garden day', date })
    expect(activitySummary([on(tuesday), on('2026-11-15'), on('2026-11-16')], tuesday).text).toBe('2 this week')
    expect(activitySummary([on('2026-11-16')], tuesday).text).toBe('Mon 16 Nov: Garden day')
    expect(activitySummary([], tuesday).text).toBe('Nothing planned in the next few weeks')
  })

  it('tells what is overdue before what is due, over all children', () => {
    const account = { owingCents: 0, overdueCents: 0, creditCents: 0, bills: [] }
    const late = { dueDate: '2026-11-07', status: 'overdue', owingCents: 234_000 }
    const due = { dueDate: '2026-12-07', status: 'unpaid', owingCents: 250_000 }
    expect(billingSummary([account]).text).toBe('All paid')
    expect(billingSummary([account, { ...account, creditCents: 5_000 }]).text).toBe('R50.00 in credit')
    expect(billingSummary([{ ...account, owingCents: 250_000, bills: [due] }])).toEqual({
      text: 'R2,500.00 due 7 Dec',
    })
    const both = { ...account, owingCents: 484_000, overdueCents: 234_000, bills: [due, late] }
    expect(billingSummary([both])).toEqual({ text: 'R2,340.00 overdue since 7 Nov', alarm: true })
  })

  it('tells how far an order is', () => {
    const hat = { status: 'processing', lines: [{ name: 'Sun hat' }] }
    expect(orderSummary([]).text).toBe('Order shirts, hats and more')
    expect(orderSummary([hat, { ...hat, status: 'delivered' }]).text).toBe('Sun hat: processing')
    expect(orderSummary([{ ...hat, lines: [{ name: 'Hat' }, { name: 'Shirt' }] }]).text).toBe('2 items: processing')
    expect(orderSummary([hat, hat]).text).toBe('2 open orders')
    expect(orderSummary([{ ...hat, status: 'cancelled' }]).text).toBe('No open orders')
  })

  it('tells how far a child has come, or each of several', () => {
    const areas = [
      { area: 'literacy', percent: 78 },
      { area: 'motor', percent: 90 },
    ]
    const lerato = { firstName: 'Lerato', progress: { overall: 84, areas } }
    const thabo = { firstName: 'Thabo', progress: { overall: null, areas: [] } }
    expect(progressSummary([thabo]).text).toBe('No assessments yet')
    expect(progressSummary([lerato, thabo]).text).toBe('84%, strongest in Motor Skills')
    const both = [lerato, { ...thabo, progress: { overall: 79, areas } }]
    expect(progressSummary(both).text).toBe('Lerato 84%, Thabo 79%')
  })

  it('tells what is live, else what is next', () => {
    const story = { title: 'Story time', date: tuesday, time: '10:00', status: 'scheduled' }
    const songs = { ...story, title: 'Songs', date: '2026-11-12', time: '09:00' }
    expect(sessionSummary([], tuesday).text).toBe('Nothing planned')
    expect(sessionSummary([songs, story], tuesday).text).toBe('Today, 10:00: Story time')
    expect(sessionSummary([songs], tuesday).text).toBe('Thu 12 Nov, 09:00: Songs')
    expect(sessionSummary([story, { ...songs, status: 'live' }], tuesday).text).toBe('Live now: Songs')
  })
})
