import { type ClassType, Ctx, FieldResolver, Root } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import type { Row, RowClass } from './model.ts'

interface RowFieldOptions {
  description: string
  /** False for a row that is always there. */
  nullable?: boolean
}

type Found<Kind> = Promise<Kind | null> | Kind | null

/** Decorates a resolver class: its type has a field that shows another row, found by `read`. */
export const FoundRowField =
  <From, Kind extends Row>(
    name: string,
    model: RowClass<Kind>,
    read: (from: From, context: Context) => Found<Kind>,
    { description, nullable = true }: RowFieldOptions,
  ) =>
  ({ prototype }: { prototype: object }) => {
    const method = { value: read }
    Object.defineProperty(prototype, name, method)
    Root()(prototype, name, 0)
    Ctx()(prototype, name, 1)
    FieldResolver(() => model as unknown as ClassType<Kind>, { nullable, description })(prototype, name, method)
  }

/** Decorates a resolver class: its type has a field that shows the row of a foreign key. */
export const RowField = <From, Kind extends Row>(
  name: string,
  model: RowClass<Kind>,
  keyOf: (from: From) => number | null | undefined,
  description: string,
) => FoundRowField(name, model, (from: From, { loaders }) => loaders.byId(model, keyOf(from)), { description })
