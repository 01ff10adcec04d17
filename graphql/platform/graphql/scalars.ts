import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLLocalTime, GraphQLSafeInt } from 'graphql-scalars'
import { GraphQLError, GraphQLScalarType } from 'graphql'

/** What comes in is checked; what goes out comes from the database, which has checked it. */
const asItIs = { serialize: (value: unknown) => value }

/** Of a date that is a date already: days beside it must exist as well. */
function usualDate(date: string): string {
  if (date >= '1900-01-01' && date <= '2199-12-31') return date
  throw new GraphQLError('Please enter a date between the years 1900 and 2199.', {
    extensions: { code: 'BAD_USER_INPUT' },
  })
}

/** A calendar date, `yyyy-MM-dd`, in the centre's zone. Travels as text from the database to the screen. */
export const CalendarDate = new GraphQLScalarType({
  ...GraphQLLocalDate.toConfig(),
  ...asItIs,
  parseValue: (value) => usualDate(GraphQLLocalDate.parseValue(value)),
  parseLiteral: (node, variables) => usualDate(GraphQLLocalDate.parseLiteral(node, variables)),
})

/** A time of day, `HH:mm`. */
export const TimeOfDay = new GraphQLScalarType({ ...GraphQLLocalTime.toConfig(), ...asItIs })

/** A moment, ISO 8601 in UTC. The database already hands it over as such a text, so writing it out costs nothing. */
export const Moment = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : value),
})

/** Whole cents of an amount. Sums over many years are more than an Int holds. */
export const Cents = new GraphQLScalarType({
  ...GraphQLSafeInt.toConfig(),
  name: 'Cents',
  description: 'An amount of money in whole cents.',
})
