import { maybe, output, text } from '#graphql/platform/graphql/output.ts'
import { Arg, Ctx, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { Class } from '#graphql/classes/class.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Application, ApplicationEvent, ApplicationState, EnrollResult } from './application.model.ts'
import * as schema from './enrollment.schema.ts'
import * as enrollment from './enrollment.service.ts'
import { correctApplication, recordApplication } from './byHand.service.ts'
import { acceptOffer, lookUpApplication } from './lookup.service.ts'
import { applicationOfChild, siblingsOf } from './knownFamilies.service.ts'
import { addApplicationNote, moveApplication } from './pipeline.service.ts'
import { enrollApplication } from './enroll.service.ts'
import { orderWaitlist } from './waitlist.service.ts'

export const enrollmentFields = {
  childName: "The child's full name, at least 2 characters.",
  childDob: "The child's date of birth, or the day it is expected within ten months, yyyy-MM-dd.",
  childAge: 'Age group: 0-18months, 18-36months, 3-5years or 5-6years.',
  parentName: 'Name of the parent or guardian, at least 2 characters.',
  email: 'E-mail address of the parent.',
  phone: 'Phone number, at least 10 characters.',
  address: 'Home address, at least 5 characters.',
  program: 'Program: infants, toddlers, preschool or kindergarten.',
  startDate: 'Preferred start date, yyyy-MM-dd.',
  additionalInfo: 'Anything that helps to understand the needs of the child.',
  allergies: 'Allergies or medical conditions.',
  termsAccepted: 'Must be true: the terms and conditions are accepted.',
  website: 'Leave empty: people do not see this field.',
}
const EnrollmentReceipt = output('EnrollmentReceipt', 'Confirms that an application was received.', {
  reference: maybe(text('Reference to mention when calling, such as KW-2026-0001-04821.')),
})
type EnrollmentReceipt = InstanceType<typeof EnrollmentReceipt>

/** What the office knows of an application. */
const known = {
  childName: enrollmentFields.childName,
  childDob: enrollmentFields.childDob,
  parentName: enrollmentFields.parentName,
  phone: 'Phone number; this or the e-mail address has to be known.',
  email: 'E-mail address of the parent.',
  address: 'Home address.',
  program: enrollmentFields.program,
  startDate: enrollmentFields.startDate,
  additionalInfo: enrollmentFields.additionalInfo,
  allergies: enrollmentFields.allergies,
}

const inputs = inputTypes({
  EnrollmentInput: input('An application for a place.', schema.enrollmentSchema, enrollmentFields),
  ApplicationLookupInput: input('An application, and who sent it.', schema.applicationLookupSchema, {
    reference: 'Reference of the application, such as KW-2026-0001-04821.',
    contact: 'The e-mail address or phone number that it was sent with.',
  }),
  RecordApplicationInput: input('An application that the office writes down.', schema.recordApplicationSchema, known),
  CorrectApplicationInput: input('An application as it should be.', schema.correctApplicationSchema, {
    id: 'Number of the application.',
    ...known,
  }),
  MoveApplicationInput: input('An application, and the stage it goes to.', schema.moveApplicationSchema, {
    id: 'Number of the application.',
    status:
      'Where it goes: in_review, tour_booked, waitlisted, offered, declined or withdrawn. A booked tour goes to tour_booked for another time.',
    tourAt: 'Date and time of the tour in Johannesburg, yyyy-MM-ddTHH:mm; needed for tour_booked.',
    offerUntil: 'Last day of an offer, yyyy-MM-dd.',
    classId: 'Class in which a place is offered; needed for offered.',
    firstDay: 'First day of the place that is offered, yyyy-MM-dd; needed for offered.',
    dayPlan: 'full_time or half_day; needed for offered.',
    overrideCapacity: 'Offers the place although the class is full.',
    note: 'Note for colleagues.',
  }),
  OrderWaitlistInput: input('The waiting list of a program in another order.', schema.orderWaitlistSchema, {
    program: 'Program whose list it is: infants, toddlers, preschool or kindergarten.',
    order: 'Numbers of all applications that wait, the next one first.',
    before: 'The order that was seen; refused as STALE when it is another one by now.',
  }),
  ApplicationNoteInput: input('A note on an application.', schema.applicationNoteSchema, {
    id: 'Number of the application.',
    note: 'The note.',
  }),
  EnrollApplicationInput: input('An application, and where its child is to be.', schema.enrollApplicationSchema, {
    id: 'Number of the application.',
    firstName: 'First name of the child.',
    lastName: 'Last name of the child.',
    programId: 'Program the child will follow.',
    classId: 'Class the child will be in.',
    dayPlan: 'full_time or half_day.',
    enrolledOn: 'First day, yyyy-MM-dd; the one that the parents asked for unless given, or today when that is over.',
    overrideCapacity: 'Enrolls the child although the class is full.',
    anotherChild: 'Says that it is another child than the one of this name and date of birth who is here already.',
    billRegistration: 'Makes a billing record of the registration fee.',
  }),
})

@Resolver(() => Application)
export class EnrollmentResolver {
  @Mutation(() => EnrollmentReceipt, { description: 'Applies for a place. Anyone may.' })
  async submitEnrollment(
    @Ctx() context: Context,
    @inputs.EnrollmentInput input: schema.EnrollmentInput,
  ): Promise<EnrollmentReceipt> {
    return { reference: (await enrollment.submitEnrollment(context, input))?.reference ?? null }
  }

  @Mutation(() => ApplicationState, {
    nullable: true,
    description:
      'The state of an application, for an applicant; null when reference and contact do not belong together. Counted, so that nobody guesses. TOO_MANY_REQUESTS.',
  })
  @Extensions({ writes: true })
  lookUpApplication(@Ctx() context: Context, @inputs.ApplicationLookupInput input: schema.ApplicationLookupInput) {
    return lookUpApplication(context, input)
  }

  @Mutation(() => ApplicationState, {
    nullable: true,
    description:
      'Accepts the place that is offered, for an applicant; null when reference and contact do not belong together. CONFLICT when no place is offered any more, TOO_MANY_REQUESTS.',
  })
  acceptOffer(@Ctx() context: Context, @inputs.ApplicationLookupInput input: schema.ApplicationLookupInput) {
    return acceptOffer(context, input)
  }

  @Mutation(() => Application, {
    description: 'Writes down an application with what is known. For administrators.',
  })
  recordApplication(@Ctx() context: Context, @inputs.RecordApplicationInput input: schema.RecordApplicationInput) {
    return recordApplication(context, input)
  }

  @Mutation(() => Application, {
    description: 'Corrects what an application says. For administrators. CONFLICT once the child is enrolled, STALE.',
  })
  correctApplication(@Ctx() context: Context, @inputs.CorrectApplicationInput input: schema.CorrectApplicationInput) {
    return correctApplication(context, input)
  }

  @Query(() => [Application], {
    description:
      'The applications of a year, newest first; without one those that are open and those of the last twelve months. For administrators. BAD_USER_INPUT.',
  })
  applications(
    @Ctx() context: Context,
    @Arg('year', () => Int, { nullable: true, description: 'Year in which they were received, such as 2026.' })
    year?: number | null,
  ) {
    return enrollment.listApplications(context, year)
  }

  @Query(() => [Int], {
    description: 'The years in which applications were received, the latest first. For administrators.',
  })
  applicationYears(@Ctx() context: Context) {
    return enrollment.listApplicationYears(context)
  }

  @Query(() => [Application], {
    description: 'Applications that nobody has taken up, newest first. For administrators.',
  })
  newApplications(
    @Ctx() context: Context,
    @Arg('limit', () => Int, { defaultValue: 3, description: 'How many at most, 1 to 20.' }) limit: number,
  ) {
    return enrollment.listNewApplications(context, limit)
  }

  @Query(() => Application, { description: 'One application. For administrators. NOT_FOUND when there is none.' })
  application(@Ctx() context: Context, @IdArg('Number of the application.') id: number) {
    return enrollment.getApplication(context, id)
  }

  @Mutation(() => Application, { description: 'Moves an application through the pipeline. CONFLICT, STALE.' })
  moveApplication(@Ctx() context: Context, @inputs.MoveApplicationInput input: schema.MoveApplicationInput) {
    return moveApplication(context, input)
  }

  @Mutation(() => [Application], {
    description: 'Puts the waiting list of a program into another order and answers it. BAD_USER_INPUT, STALE.',
  })
  orderWaitlist(@Ctx() context: Context, @inputs.OrderWaitlistInput input: schema.OrderWaitlistInput) {
    return orderWaitlist(context, input)
  }

  @Mutation(() => Application, { description: 'Adds a note for colleagues.' })
  addApplicationNote(@Ctx() context: Context, @inputs.ApplicationNoteInput input: schema.ApplicationNoteInput) {
    return addApplicationNote(context, input)
  }

  @Mutation(() => EnrollResult, {
    description:
      'Turns an application into an enrolled child, and links or invites the parent. CONFLICT when the class is full, or the child is here already.',
  })
  enrollApplication(@Ctx() context: Context, @inputs.EnrollApplicationInput input: schema.EnrollApplicationInput) {
    return enrollApplication(context, input)
  }

  @FieldResolver(() => [ApplicationEvent], { description: 'What happened to it, newest first.' })
  events(@Root() application: Application, @Ctx() context: Context) {
    return enrollment.eventsOf(context).load(application.id)
  }

  @FieldResolver(() => Class, { nullable: true, description: 'The class in which a place is offered.' })
  offerClass(@Root() application: Application, @Ctx() context: Context) {
    return context.loaders.byId(Class, application.offerClassId)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child it became, once enrolled.' })
  child(@Root() application: Application, @Ctx() context: Context) {
    return visibleChild(context, application.childId)
  }

  @FieldResolver(() => [Child], {
    description: "Children here whose guardian has this application's e-mail address or phone number.",
  })
  siblings(@Root() application: Application, @Ctx() context: Context) {
    return siblingsOf(context).load(application.id)
  }
}

@Resolver(() => Child)
export class ChildApplicationResolver {
  @FieldResolver(() => Application, {
    nullable: true,
    description: 'The application that it was enrolled from; null where there was none. For administrators.',
  })
  application(@Root() child: Child, @Ctx() context: Context) {
    return applicationOfChild(context).load(child.id)
  }
}

@Resolver(() => ApplicationEvent)
export class ApplicationEventResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Who did it; null for the parent.' })
  author(@Root() event: ApplicationEvent, @Ctx() context: Context) {
    return context.loaders.byId(User, event.authorId)
  }
}
