import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { RowField, ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { FilterArg, OptionalArg, SearchArg } from '#graphql/platform/graphql/args.ts'
import { parse } from '#graphql/platform/parse.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import { changesBetween } from './audit.rules.ts'
import { auditDaysSchema, type AuditFilter, auditKind } from './audit.schema.ts'
import { listAuditEntries, subjectOf } from './audit.service.ts'
import { AuditChange, AuditEntry, AuditEntryConnection } from './auditEntry.model.ts'

@Resolver(() => AuditEntry)
@RowField('user', User, ({ userId }: AuditEntry) => userId, 'Who did it; null for a guest or the server.')
@ShownField('subject', String, subjectOf, 'Name of the record.', { nullable: true })
export class AuditResolver {
  @Query(() => AuditEntryConnection, { description: 'Who did what, newest first, paginated. For administrators.' })
  auditEntries(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @FilterArg(
      'kind',
      "changes, looking (who read a child's medical notes) or access (sign-ins and refusals)",
      auditKind,
    )
    kind: AuditFilter['kind'],
    @SearchArg('a name, of what was done, or of a value (of names of people alone without a word of three letters)')
    search: string | null,
    @OptionalArg('from', CalendarDate, 'First day.') from: string | null,
    @OptionalArg('to', CalendarDate, 'Last day.') to: string | null,
  ) {
    return listAuditEntries(context, page, { ...parse(auditDaysSchema, { from, to }), kind, search })
  }

  @FieldResolver(() => [AuditChange], { description: 'The values that changed.' })
  changes(@Root() { before, after }: AuditEntry) {
    return changesBetween(before, after)
  }
}
