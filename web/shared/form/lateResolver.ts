import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * Checks a form with a schema that is fetched when it is first needed: schemas and their library weigh a quarter of a
 * page, and a visitor who only reads needs none of it. Where it cannot be fetched, everything goes to the server, which checks it anyway.
 */
export function lateResolver<Values extends FieldValues, Output extends FieldValues>(
  load: () => Promise<z.core.$ZodType<Output, Values>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const check = await load()
      .then(async (schema) => {
        const { zodResolver } = await import('@hookform/resolvers/zod')
        return zodResolver<Values, unknown, Output, z.core.$ZodType<Output, Values>>(schema)
      })
      .catch(() => null)
    return check ? check(values, context, options) : { values: values as never, errors: {} }
  }
}

/** For `onFocus` of the form: fetches the schema while the first field is being filled in. */
export const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => null)
