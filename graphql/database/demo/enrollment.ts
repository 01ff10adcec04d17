import type { Knex } from 'knex'
import { referenceOf, referenceSecrets, termsVersion } from '#graphql/enrollment/enrollment.rules.ts'
import { addDays, addMonths, firstOfMonth } from '#graphql/values/dates.ts'
import { birthdayBetween, buildEnrollment } from './build.ts'
import type { Random } from './random.ts'
import { momentAgo } from './moment.ts'
import { openDay } from './openDay.ts'

const ages = {
  infants: { childAge: '0-18months', from: 5, to: 16 },
  toddlers: { childAge: '18-36months', from: 20, to: 34 },
  preschool: { childAge: '3-5years', from: 38, to: 58 },
  kindergarten: { childAge: '5-6years', from: 61, to: 70 },
} as const

/** The pipeline of a new demo: seven open applications, two declined and one withdrawn. `ago` counts days. */
const pipeline = [
  {
    child: 'Rethabile Nthoba',
    parent: 'Puleng Nthoba',
    program: 'toddlers',
    status: 'waitlisted',
    ago: 19,
    waitlistPosition: 1,
  },
  { child: 'Megan Adams', parent: 'Nadia Adams', program: 'preschool', status: 'declined', ago: 17 },
  { child: 'Ava Meyer', parent: 'Carin Meyer', program: 'preschool', status: 'offered', ago: 14, offerIn: 4 },
  { child: 'Luan Botha', parent: 'Riaan Botha', program: 'infants', status: 'withdrawn', ago: 12 },
  { child: 'Liam Pretorius', parent: 'Wilma Pretorius', program: 'toddlers', status: 'tour_booked', ago: 7, tourIn: 3 },
  { child: 'Karabo Moloi', parent: 'Sello Moloi', program: 'kindergarten', status: 'declined', ago: 6 },
  {
    child: 'Yusuf Patel',
    parent: 'Fatima Patel',
    program: 'kindergarten',
    status: 'in_review',
    ago: 5,
    // by phone, with what was known
    byHand: { email: null, address: null, termsVersion: null, termsAcceptedAt: null },
  },
  { child: 'Oratile Mokone', parent: 'Boitumelo Mokone', program: 'toddlers', status: 'in_review', ago: 4 },
  { child: 'Hannah Steyn', parent: 'Carla Steyn', program: 'preschool', status: 'new', ago: 1, allergies: 'Egg' },
  { child: 'Amogelang Motsepe', parent: 'Lindiwe Motsepe', program: 'infants', status: 'new', ago: 0 },
] as const

const firstNumber = 32

/** @param day on which the newest was received; what is agreed lies after today */
export async function insertApplications(db: Knex, today: string, day: string, random: Random) {
  const year = Number(day.slice(0, 4))
  const place = await db('programs')
    .join('classes', 'classes.program_id', 'programs.id')
    .where('programs.code', 'preschool')
    .orderBy('classes.id')
    .first({ offerClassId: 'classes.id', offerFeeCents: 'programs.full_time_cents' })
  const offered = place && {
    ...place,
    offerFirstDay: openDay(firstOfMonth(addMonths(today, 2))),
    offerDayPlan: 'full_time',
  }
  const rows = pipeline.map((entry, index) => {
    const age = ages[entry.program]
    const { termsAccepted: _terms, website: _website, ...answers } = buildEnrollment({}, random)
    const received = momentAgo(day, entry.ago, entry.ago === 0 ? 5 : 9)
    return {
      ...answers,
      childName: entry.child,
      childDob: birthdayBetween(age.from, age.to, today, random),
      childAge: age.childAge,
      parentName: entry.parent,
      email: `${entry.parent.toLowerCase().replace(' ', '.')}@families.example`,
      program: entry.program,
      startDate: addDays(today, random.between(20, 70)),
      allergies: 'allergies' in entry ? entry.allergies : null,
      status: entry.status,
      reference: referenceOf(year, firstNumber + index, (index * 31_607 + 4_821) % referenceSecrets),
      termsVersion,
      waitlistPosition: 'waitlistPosition' in entry ? entry.waitlistPosition : null,
      offerUntil: 'offerIn' in entry ? addDays(today, entry.offerIn) : null,
      ...('offerIn' in entry ? offered : {}),
      tourAt: 'tourIn' in entry ? `${openDay(addDays(today, entry.tourIn))}T09:00:00+02:00` : null,
      ...('byHand' in entry ? entry.byHand : {}),
      createdAt: received,
      updatedAt: received,
    }
  })
  const applications: { id: number; createdAt: string; status: string }[] = await db('applications')
    .insert(rows)
    .returning(['id', 'created_at', 'status'])
  await db('application_counters').insert({ year, lastNumber: firstNumber + pipeline.length - 1 })
  await db('application_events').insert(
    applications.flatMap(({ id, createdAt, status }) => [
      { applicationId: id, at: createdAt, kind: 'received', fromStatus: null, toStatus: 'new' },
      ...(status === 'new'
        ? []
        : [{ applicationId: id, at: createdAt, kind: 'moved', fromStatus: 'new', toStatus: status }]),
    ]),
  )
}
