import { describe, expect, it } from 'vitest'
import { formatDateAndTime } from '#graphql/values/dates.ts'
import { consentTexts } from '#graphql/consents/consents.rules.ts'
import { activitiesOf, nextLesson, tasksFor } from './childDay.ts'
import type { ParentDashboardQuery } from './ParentDashboard.generated.ts'

const tuesday = '2026-11-10'
const yes = (kind: 'photo' | 'outing' | 'medical', id: number) => ({
  id,
  kind,
  granted: true,
  version: consentTexts[kind].version,
})
const child = {
  id: 1,
  class: { id: 2, name: 'Little Learners' },
  mayDecide: true,
  consents: [yes('photo', 1), yes('outing', 2), yes('medical', 3)],
  documents: [],
}
const outing: ParentDashboardQuery['myActivities'][number] = {
  id: 7,
  title: 'Zoo',
  date: '2026-11-12',
  time: '09:00',
  location: 'Bloemfontein Zoo',
  description: null,
  classId: 2,
  isOuting: true,
  replies: [],
}
const reply = { id: 3, childId: 1, attending: true, consentedAt: null }
const words = (...activities: (typeof outing)[]) => tasksFor(child, activities, tuesday).map((task) => task.words)

describe('what is planned for a child', () => {
  it('is what its class does, and what all do', () => {
    const all = [outing, { ...outing, classId: 3 }, { ...outing, classId: null }]
    expect(activitiesOf(child, all).map(({ classId }) => classId)).toEqual([2, null])
  })
})

describe('the next lesson', () => {
  const lesson = (id: number, day: number, slot: string, subject: string) => ({
    id,
    day,
    slot,
    subject,
    room: 'Garden',
  })
  const learner = {
    class: child.class,
    enrolledOn: '2026-01-14',
    lastDay: null,
    absences: [],
    timetable: [
      lesson(1, 2, '08:30-09:30', 'Story Time'),
      lesson(2, 2, '09:30-10:00', 'Snack'),
      lesson(3, 2, '10:00-11:00', 'Creative Arts'),
      lesson(4, 3, '07:30-08:30', 'Motor Skills'),
    ],
  }
  const at = (
    now: string,
    more: Partial<typeof learner> = {},
    closings: { fromDate: string; toDate: string }[] = [],
  ) => {
    const known = { today: tuesday, now, closings: closings.map((days) => ({ ...days, reason: 'Training' })) }
    const next = nextLesson({ ...learner, ...more }, known)
    return next && `${formatDateAndTime(next.date, next.time, tuesday)} ${next.subject}`
  }

  it('is the next of the day that is no break, then the first of the next day', () => {
    expect(at('07:00')).toBe('Today, 08:30 Story Time')
    expect(at('08:30')).toBe('Today, 10:00 Creative Arts')
    expect(at('10:00')).toBe('Wed 11 Nov, 07:30 Motor Skills')
  })

  it('is none of a day on which the centre is closed or the child away', () => {
    expect(at('10:00', {}, [{ fromDate: '2026-11-11', toDate: '2026-11-13' }])).toBe('Tue 17 Nov, 08:30 Story Time')
    expect(at('07:00', { lastDay: '2026-11-09' } as object)).toBeNull()
    expect(at('07:00', { timetable: [] })).toBeNull()
  })
})

describe('what a parent is asked to do', () => {
  it('is to reply to an outing, until a consent is there or the child stays away', () => {
    expect(words(outing)).toEqual(['Reply about the outing on Thu 12 Nov: Zoo'])
    expect(words({ ...outing, replies: [reply] })).toHaveLength(1)
    expect(words({ ...outing, replies: [{ ...reply, attending: false }] })).toEqual([])
    expect(words({ ...outing, replies: [{ ...reply, consentedAt: '2026-11-09T08:00:00Z' }] })).toEqual([])
    expect(words({ ...outing, date: tuesday })).toEqual([])
  })

  it('is to bring a new paper before the old one expires, and to answer consents', () => {
    const open = {
      ...child,
      consents: [yes('photo', 1)],
      documents: [
        { id: 1, kind: 'clinic_card', expiresOn: '2026-11-20', isCurrent: true },
        { id: 2, kind: 'medical_aid', expiresOn: '2026-11-01', isCurrent: true },
        { id: 4, kind: 'medical_aid', expiresOn: '2025-11-01', isCurrent: false },
        { id: 3, kind: 'birth_certificate', expiresOn: null, isCurrent: true },
      ],
    }
    expect(tasksFor(open, [], tuesday).map((task) => task.words)).toEqual([
      'Clinic card (immunisation) expires on 20 November 2026',
      'Medical aid card expired on 1 November 2026',
      '2 consents outstanding',
    ])
    const ofGogo = { id: 5, kind: 'guardian_id', expiresOn: '2026-11-20', isCurrent: true }
    expect(
      tasksFor({ ...open, documents: [ofGogo, ...open.documents], mayDecide: false }, [], tuesday).map(
        (task) => task.words,
      ),
    ).toEqual(["Guardian's ID expires on 20 November 2026"])
  })

  it('leads to the very place where it is done', () => {
    const open = {
      ...child,
      consents: [],
      documents: [{ id: 1, kind: 'clinic_card', expiresOn: '2026-11-20', isCurrent: true }],
    }
    expect(tasksFor(open, [outing], tuesday).map((task) => task.to)).toEqual([
      '/parent/activities#activity-7',
      '/parent/profile#documents-1',
      '/parent/profile#consents-1',
    ])
  })
})
