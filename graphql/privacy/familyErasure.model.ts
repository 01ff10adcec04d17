import { int, ints, many, output, text, texts, yes } from '#graphql/platform/graphql/output.ts'

export const OtherGuardian = output('OtherGuardian', 'Another guardian of a child of a family, by name.', {
  id: int('Id of the account.'),
  name: text('First and last name.'),
  children: texts('First names of the children in common.'),
  isParent: yes('Whether they can be erased too; staff cannot.'),
})
export type OtherGuardian = InstanceType<typeof OtherGuardian>

export const FamilyMention = output(
  'FamilyMention',
  'A place where others have named these people, or have something in common with them.',
  {
    id: text('Id, to select it for erasure.'),
    table: text('Table, such as messages.'),
    excerpt: text('Text around the name.'),
  },
)
export type FamilyMention = InstanceType<typeof FamilyMention>

export const FamilyErasure = output('FamilyErasure', 'Preview of what erasing a family would affect.', {
  parents: texts('Parents whose accounts would end, by first and last name.'),
  children: texts('Children whose details would be erased, by first and last name.'),
  childIds: ints('Ids of the same children, in the same order, for `eraseFamily`.'),
  others: many(OtherGuardian, 'Other guardians, who stay, as do children shared with them.'),
  records: int('Number of records to be erased.'),
  files: int('Number of uploaded files to be erased.'),
  mentions: many(FamilyMention, 'Mentions by others, kept unless selected.'),
  kept: texts('What the centre must keep by law, as text.'),
})
export type FamilyErasure = InstanceType<typeof FamilyErasure>
