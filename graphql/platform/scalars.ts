import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLLocalTime, GraphQLSafeInt } from 'graphql-scalars'
import { GraphQLScalarType } from 'graphql'

/** What comes in is checked; what goes out comes from the database, which has checked it. */
const asItIs = { serialize: (value: unknown) => value }

/** A calendar date, `yyyy-MM-dd`, in the centre's zone. Travels as text from the database to the screen. */
export const CalendarDate = new GraphQLScalarType({ ...GraphQLLocalDate.toConfig(), ...asItIs })

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
