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
    id: text('Says which one is to be erased.'),
    table: text('Where it is, such as messages.'),
    excerpt: text('The words around the name.'),
  },
)
export type FamilyMention = InstanceType<typeof FamilyMention>

export const FamilyErasure = output('FamilyErasure', 'What erasing a family would end, and what stays.', {
  parents: texts('Parents whose accounts would end, by first and last name.'),
  children: texts('Children whose details would be emptied, by first and last name.'),
  childIds: ints('Ids of the same children, in the same order: `eraseFamily` asks for them.'),
  others: many(OtherGuardian, 'Other guardians, who stay, and whose children with them stay.'),
  records: int('How many records would be erased.'),
  files: int('How many uploaded files would be erased.'),
  mentions: many(FamilyMention, 'Where others have named them: it stays unless it is ticked.'),
  kept: texts('What the law makes the centre keep, in words.'),
})
export type FamilyErasure = InstanceType<typeof FamilyErasure>
