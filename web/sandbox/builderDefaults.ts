import { astFromValue, type GraphQLInputType, Kind, type ValueNode } from 'graphql'
import { lastFinishedTerm } from '#graphql/reportCards/reportCards.rules.ts'
import { addDays, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { lerato, littleLearners } from './examples/example.ts'

const today = todayInJohannesburg()

/** What an argument begins with when it is ticked in the builder, so that it finds something in the demo. */
const firstValues: Record<string, string | number | boolean> = {
  childId: lerato,
  classId: littleLearners,
  date: today,
  first: 10,
  from: addDays(today, -30),
  hasUnpaidBill: true,
  id: lerato,
  limit: 10,
  minAge: 4,
  month: monthOf(today),
  search: 'mokoena',
  slug: 'toddler',
  to: addDays(today, 30),
  weeks: 8,
  year: lastFinishedTerm(today).year,
}

const usual: Record<string, ValueNode> = {
  Int: { kind: Kind.INT, value: '10' },
  Boolean: { kind: Kind.BOOLEAN, value: true },
}

/** The first value of an argument or a field of an input. */
export function firstValueOf({ name, type }: { name: string; type: GraphQLInputType }, typeName: string): ValueNode {
  const known = firstValues[name]
  const node = known === undefined ? null : astFromValue(known, type)
  return node ?? usual[typeName] ?? { kind: Kind.STRING, value: '' }
}
