import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { day, int, maybe, moment, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { type CardState, type CardTexts, stateOf, type Term } from './reportCards.rules.ts'

@ObjectType('ReportCard', {
  description:
    'What the centre reports about a child at the end of a term. Published as soon as it is written, unless it is a draft or waits for approval.',
})
export class ReportCard
  extends withFields(RemovableRow, {
    childId: int('The child.'),
    term: text<Term>('Term 1 to Term 4, Mid-Year or End of Year.'),
    year: int('The school year.'),
    academicProgress: maybe(text('On learning, in words.')),
    socialDevelopment: maybe(text('On playing and being with others, in words.')),
    communicationSkills: maybe(text('On speaking and listening, in words.')),
    physicalDevelopment: maybe(text('On moving and handling things, in words.')),
    teacherComments: maybe(text('What the teacher adds.')),
    dateIssued: day('The day on which it was issued.'),
    isDraft: yes('Whether it is not published yet: parents do not see it.'),
    isSubmitted: yes('Whether its teacher has submitted it, and it waits for the office to approve it.'),
    returnReason: maybe(text('What the office wants to be changed in it, where it returned it.')),
  })
  implements CardTexts
{
  static override tableName = 'report_cards'
  static override entity = 'reportCard'
  static override displayName = 'report card'
  static override formColumns = ['isDraft', 'isSubmitted']

  /** Read with a child's list; resolved one by one elsewhere. */
  isNew?: boolean
  createdBy!: number | null
  updatedAt!: string

  /** Admin specification, section 4: a report card that is no draft is shown as Published. */
  @Field(() => String, { description: 'draft, submitted or published.' })
  status(): CardState {
    return stateOf(this)
  }
}

export const ReportCardConnection = connectionOf(ReportCard, 'ReportCard', 'report cards')

export const Opening = output('Opening', 'Somebody linked to the child looked at it for the first time.', {
  firstName: text('First name of who looked.'),
  lastName: text('Last name of who looked.'),
  openedAt: moment('When.'),
})
export type Opening = InstanceType<typeof Opening>
