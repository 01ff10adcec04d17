import { int, maybe, output, text } from '#graphql/platform/graphql/output.ts'

export const FoundPerson = output('FoundPerson', 'A search result: a person, class, application or bill.', {
  kind: text<'child' | 'parent' | 'staff' | 'class' | 'application' | 'bill'>(
    'child, parent, staff, class, application or bill.',
  ),
  targetId: int('Id of the child, account, class, application or bill.'),
  name: text('First and last name, the name of the class, or the number of the invoice.'),
  detail: maybe(text('Tells namesakes apart: class, e-mail address, ages, reference, or whose bill it is.')),
})
export type FoundPerson = InstanceType<typeof FoundPerson>
