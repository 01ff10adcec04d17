import { expect } from 'vitest'
import { faq, gallery, programs, settings } from '#graphql/database/startingContent.rules.ts'
import { openingHoursStatistic } from '#graphql/settings/settings.rules.ts'
import { listFreeTimes } from '#graphql/visits/visitTimes.service.ts'
import { type OperationRows, type RouteRows, isOnDuty, isStranger } from '../row.ts'
import type { Person } from '../people.ts'

const message = {
  name: 'Anna Kruger',
  email: 'anna@family.example',
  phone: '082 555 0199',
  childAge: '3-5years',
  message: 'May we come and look on Friday?',
}

/** Titles of the notices that this person reads: of a class only those whose child is in it, to staff who works here. */
const noticesOf = (who: Person) => {
  if (isStranger(who)) return []
  if (who === 'teacher' || who === 'admin' || isOnDuty(who)) return ['For staff', 'For everyone']
  return [...(who === 'parent' ? ['For one class'] : []), 'For everyone']
}

/** What anybody reads is the same for everyone. */
export const siteOperations: OperationRows = {
  'Query.about': {
    may: 'anyone',
    document: '{ about { mission } }',
    sees: () => ({ about: { mission: settings.about.mission } }),
  },
  'Query.centre': {
    may: 'anyone',
    document: '{ centre { name } }',
    sees: () => ({ centre: { name: settings.centre.name } }),
  },
  'Query.demo': { may: 'anyone', document: '{ demo { password } }', sees: () => ({ demo: null }) },
  'Query.faq': {
    may: 'anyone',
    document: '{ faq { question } }',
    sees: () => ({ faq: faq.map(({ question }) => ({ question })) }),
  },
  'Query.feeTerms': {
    may: 'anyone',
    document: '{ feeTerms { registrationFeeCents } }',
    sees: () => ({ feeTerms: { registrationFeeCents: settings.feeTerms.registrationFeeCents } }),
  },
  'Query.gallery': {
    may: 'anyone',
    document: '{ gallery { title } }',
    sees: () => ({ gallery: gallery.map(({ title }) => ({ title })) }),
  },
  'Query.program': {
    may: 'anyone',
    document: '{ program(slug: "infant") { code } }',
    sees: () => ({ program: { code: 'infants' } }),
  },
  'Query.programs': {
    may: 'anyone',
    document: '{ programs { code } }',
    sees: () => ({ programs: programs.map(({ code }) => ({ code })) }),
  },
  'Query.statistics': {
    may: 'anyone',
    document: '{ statistics { value } }',
    sees: () => ({
      statistics: [...settings.statistics, openingHoursStatistic(settings.centre.centreHours)].map(({ value }) => ({
        value,
      })),
    }),
  },
  'Mutation.sendContactMessage': {
    may: 'anyone',
    document: 'mutation ($input: ContactInput!) { sendContactMessage(input: $input) }',
    variables: () => ({ input: message }),
    sees: () => ({ sendContactMessage: true }),
  },
  'Query.visitTimes': {
    may: 'anyone',
    document: '{ visitTimes { times } }',
    sees: () => ({ visitTimes: expect.arrayContaining([{ times: expect.any(Array) }]) }),
  },
  'Mutation.bookVisit': {
    may: 'anyone',
    document: 'mutation ($input: BookVisitInput!) { bookVisit(input: $input) { calendarUrl } }',
    variables: async ({ contextOf }, who) => {
      const [free] = await listFreeTimes(await contextOf('guest'))
      return { input: { ...message, email: `${who}@family.example`, visitAt: `${free?.day}T${free?.times[0]}` } }
    },
    sees: () => ({ bookVisit: { calendarUrl: expect.stringMatching(/\/api\/visits\/\d+\/calendar\?token=\S{43}$/) } }),
  },
  'Query.myNotices': {
    may: 'signed in',
    document: '{ myNotices { edges { node { title } } totalCount } }',
    sees: (_world, who) => ({
      myNotices: { edges: noticesOf(who).map((title) => ({ node: { title } })), totalCount: noticesOf(who).length },
    }),
  },
}

export const siteRoutes: RouteRows = {
  'POST /api/contact': {
    may: 'anyone',
    body: () => message,
    sees: () => ({ success: true, message: "Thank you for contacting us. We'll get back to you soon." }),
  },
  'GET /api/parent/notices': {
    may: 'signed in',
    sees: async ({ server: { db } }, who) => ({
      success: true,
      notices: await db('notices')
        .whereIn('title', noticesOf(who))
        .orderBy('id', 'desc')
        .select('id', 'title', 'message', 'created_at'),
    }),
  },
}
