import { Field, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { day, int, maybe, moment, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { type CardState, type CardTexts, stateOf, type Term } from './reportCards.rules.ts'

@ObjectType('ReportCard', {
  description: "A child's end-of-term report. Published at once, unless it is a draft or awaits approval.",
})
export class ReportCard
  extends withFields(RemovableRow, {
    childId: int('The child.'),
    term: text<Term>('Term 1 to Term 4, Mid-Year or End of Year.'),
    year: int('The school year.'),
    academicProgress: maybe(text('Comments on learning.')),
    socialDevelopment: maybe(text('Comments on social skills.')),
    communicationSkills: maybe(text('Comments on speaking and listening.')),
    physicalDevelopment: maybe(text('Comments on motor skills.')),
    teacherComments: maybe(text("Teacher's comments.")),
    dateIssued: day('Date of issue.'),
    isDraft: yes('Whether it is a draft, which parents do not see.'),
    isSubmitted: yes('Whether its teacher has submitted it for approval by the office.'),
    returnReason: maybe(text('Changes requested by the office when it returned it.')),
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

export const Opening = output('Opening', 'The first time a family member opened it.', {
  firstName: text('First name.'),
  lastName: text('Last name.'),
  openedAt: moment('Time opened.'),
})
export type Opening = InstanceType<typeof Opening>
