import type DataLoader from 'dataloader'
import { type ClassType, Ctx, Extensions, FieldResolver, Root } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import type { Row, RowClass } from './model.ts'

type Type = ClassType | typeof Boolean | typeof String | object

/**
 * Decorates a resolver class: the type has a field that `read` answers, as one has of a method with `@FieldResolver` that
 * only calls it.
 * @param options `rows`: how many rows a list usually has, see `limits`
 */
export const ShownField =
  <From>(
    name: string,
    type: Type,
    read: (context: Context, from: From) => unknown,
    description: string,
    { nullable = false, rows }: { nullable?: boolean; rows?: number } = {},
  ) =>
  ({ prototype }: { prototype: object }) => {
    const method = { value: read }
    Object.defineProperty(prototype, name, method)
    Ctx()(prototype, name, 0)
    Root()(prototype, name, 1)
    FieldResolver(() => type as ClassType, { nullable, description })(prototype, name, method)
    if (rows) Extensions({ rows })(prototype, name, method)
  }

/** The same for what a loader reads by the id of the record. */
export const LoadedField = (
  name: string,
  type: Type,
  loaderOf: (context: Context) => DataLoader<number, unknown>,
  description: string,
) => ShownField(name, type, (context, { id }: { id: number }) => loaderOf(context).load(id), description)

/** The same for the row of a foreign key. */
export const RowField = <From, Kind extends Row>(
  name: string,
  model: RowClass<Kind>,
  keyOf: (from: From) => number | null | undefined,
  description: string,
) =>
  ShownField(name, model, ({ loaders }, from: From) => loaders.byId(model, keyOf(from)), description, {
    nullable: true,
  })
