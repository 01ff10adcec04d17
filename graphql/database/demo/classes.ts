import type { Knex } from 'knex'

/**
 * The classes of the demo centre. Enrolled, present and absent are chosen so that six rooms add up to 89, 82 and 7, most
 * keep the promise (1:3, 1:5, 1:8), two show amber, and none is over the legal maximum.
 */
export const demoClasses = [
  {
    name: 'Discoverers',
    ageGroup: '4-18 months',
    ageFromMonths: 4,
    ageToMonths: 18,
    capacity: 6,
    room: 'Nest',
    program: 'infants',
    enrolled: 3,
    absent: 0,
    teachers: 1,
  },
  {
    name: 'Explorers',
    ageGroup: '18-24 months',
    ageFromMonths: 18,
    ageToMonths: 24,
    capacity: 10,
    room: 'Burrow',
    program: 'toddlers',
    enrolled: 6,
    absent: 1,
    teachers: 1,
  },
  {
    name: 'Little Learners',
    ageGroup: '2-3 years',
    ageFromMonths: 24,
    ageToMonths: 36,
    capacity: 15,
    room: 'Garden room',
    program: 'toddlers',
    enrolled: 10,
    absent: 1,
    teachers: 2,
  },
  {
    name: 'Young Scholars',
    ageGroup: '3-4 years',
    ageFromMonths: 36,
    ageToMonths: 48,
    capacity: 24,
    room: 'Acacia',
    program: 'preschool',
    enrolled: 21,
    absent: 1,
    teachers: 3,
  },
  {
    name: 'Future Leaders',
    ageGroup: '4-6 years',
    ageFromMonths: 48,
    ageToMonths: 72,
    capacity: 25,
    room: 'Veld',
    program: 'preschool',
    enrolled: 25,
    absent: 2,
    teachers: 2,
  },
  {
    name: 'Adventurers',
    ageGroup: '5-6 years',
    ageFromMonths: 60,
    ageToMonths: 72,
    capacity: 26,
    room: 'Koppie',
    program: 'kindergarten',
    enrolled: 24,
    absent: 2,
    teachers: 2,
  },
] as const

export type DemoClass = (typeof demoClasses)[number] & { id: number; programId: number }

export async function insertClasses(db: Knex): Promise<DemoClass[]> {
  const programs: { id: number; code: string }[] = await db('programs').select('id', 'code')
  const programIds = new Map(programs.map(({ id, code }) => [code, id]))
  const result: DemoClass[] = []
  for (const [position, demo] of demoClasses.entries()) {
    const programId = programIds.get(demo.program)
    if (!programId) throw new Error(`There is no program ${demo.program}`)
    const { program: _code, enrolled: _enrolled, absent: _absent, teachers: _teachers, ...row } = demo
    const [{ id }] = await db('classes')
      .insert({ ...row, programId, position })
      .returning('id')
    result.push({ ...demo, id, programId })
  }
  return result
}
