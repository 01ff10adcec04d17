import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Conversation } from '#graphql/messages/conversation.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { FreeVisitDay, VisitReceipt } from './visits.model.ts'
import { type BookVisitInput, bookVisitSchema } from './visits.schema.ts'
import { bookVisit, cancelVisit, listVisits, visitCalendarUrl } from './visits.service.ts'
import { listFreeTimes } from './visitTimes.service.ts'

const inputs = inputTypes({
  BookVisitInput: input('A visit, and who is visiting.', bookVisitSchema, {
    name: 'Name of the visitor, at least 2 characters.',
    email: 'E-mail address for the confirmation.',
    phone: 'Phone number, at least 10 characters.',
    childAge: 'Age group of the child: 0-18months, 18-36months, 3-5years or 5-12years.',
    message: 'Anything the visitor would like to say.',
    visitAt: 'Day and time in Johannesburg, one of visitTimes: yyyy-MM-ddTHH:mm.',
    website: 'Leave empty: this field is hidden from people.',
  }),
})

@Resolver()
export class VisitsResolver {
  @Query(() => [FreeVisitDay], { description: 'Free visiting times of the coming days.' })
  visitTimes(@Ctx() context: Context) {
    return listFreeTimes(context)
  }

  @Query(() => [Conversation], {
    description: 'Visits booked on the website, from today, next one first. For administrators.',
  })
  visits(@Ctx() context: Context) {
    return listVisits(context)
  }

  @Mutation(() => VisitReceipt, {
    description: 'Books a visit at a free time. BAD_USER_INPUT at visitAt, TOO_MANY_REQUESTS.',
  })
  async bookVisit(@Ctx() context: Context, @inputs.BookVisitInput input: BookVisitInput): Promise<VisitReceipt> {
    const visit = await bookVisit(context, input)
    return { calendarUrl: visit && visitCalendarUrl(context, visit) }
  }

  @Mutation(() => Conversation, {
    description: 'Cancels a visit and e-mails the visitor. For administrators. NOT_FOUND, CONFLICT.',
  })
  cancelVisit(@Ctx() context: Context, @IdArg('Id of the conversation.') id: number) {
    return cancelVisit(context, id)
  }
}
