import { Arg, createParameterDecorator, Int } from 'type-graphql'
import * as z from 'zod/mini'
import { parse } from '../parse.ts'
import { CalendarDate } from './scalars.ts'

/** What `version` means wherever a change is based on it. */
export const ofVersion = 'Version the change is based on; older ones are refused.'

/** The argument `id`: the number of the record that an operation is about. */
export const IdArg = (description: string) => Arg('id', () => Int, { description })

/** The argument `version`, for operations that take nothing else about a record. */
export const VersionArg = () => Arg('version', () => Int, { nullable: true, description: ofVersion })

export const DayArg = (name: string, description: string) => Arg(name, () => CalendarDate, { description })

export const MonthArg = () => Arg('month', () => String, { description: 'The month, yyyy-MM.' })

/** An argument that may be left out. */
export const OptionalArg = (name: string, type: object, description: string) =>
  Arg(name, () => type as typeof String, { nullable: true, description })

/** The argument `classId` of what can be narrowed to a class. */
export const OnlyClassArg = (description = 'Only the children of this class.') =>
  OptionalArg('classId', Int, description)

/**
 * One of some codes, to which a list is narrowed.
 * @param code checks it, as it does in forms
 */
export const FilterArg = (name: string, codes: string, code: z.ZodMiniType) => {
  const schema = z.object({ [name]: z.nullish(code) })
  const options = { nullable: true, description: `${codes}; all by default.` }
  return createParameterDecorator(({ args }) => parse(schema, { [name]: args[name] })[name], {
    arg: { name, typeFunc: () => String, options },
  })
}

/**
 * The argument `search` of a list.
 * @param of the texts that are searched, such as `the title or the name of the child`
 */
export const SearchArg = (of: string) => OptionalArg('search', String, `Words of ${of}; all must match.`)
