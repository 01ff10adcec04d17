import { ChildField } from '#graphql/children/childField.ts'
import { LoadedField, RowField, ShownField } from '#graphql/data/shownField.ts'
import { maybe, output, text } from '#graphql/platform/graphql/output.ts'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, OptionalArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Application, ApplicationEvent, ApplicationState, EnrollResult } from './application.model.ts'
import * as schema from './enrollment.schema.ts'
import * as enrollment from './enrollment.service.ts'
import { correctApplication, recordApplication } from './byHand.service.ts'
import { acceptOffer, lookUpApplication } from './lookup.service.ts'
import { addApplicationNote, moveApplication, orderWaitlist } from './pipeline.service.ts'
import { enrollApplication } from './enroll.service.ts'

const enrollmentFields = {
  childName: "The child's full name, at least 2 characters.",
  childDob: "The child's date of birth, or a due date within ten months, yyyy-MM-dd.",
  childAge: 'Age group: 0-18months, 18-36months, 3-5years or 5-6years.',
  parentName: 'Name of the parent or guardian, at least 2 characters.',
  email: 'E-mail address of the parent.',
  phone: 'Phone number, at least 10 characters.',
  address: 'Home address, at least 5 characters.',
  program: 'Program: infants, toddlers, preschool or kindergarten.',
  startDate: 'Preferred start date, yyyy-MM-dd.',
  additionalInfo: "Anything that helps us understand the child's needs.",
  allergies: 'Allergies or medical conditions.',
  dayPlan: 'Preferred day plan: full_time or half_day.',
  siblingNames: 'Names of siblings at the centre.',
  termsAccepted: 'Must be true: the parent accepts the terms and conditions.',
  website: 'Leave empty: this field is hidden from people.',
}
const EnrollmentReceipt = output('EnrollmentReceipt', 'Confirms that an application was received.', {
  reference: maybe(text('Reference to mention when calling, such as KW-2026-0001-04821.')),
})
type EnrollmentReceipt = InstanceType<typeof EnrollmentReceipt>

/** What the office knows about an application. */
export const knownFields = {
  ...enrollmentFields,
  phone: 'Phone number; either this or the e-mail address is required.',
  email: 'E-mail address of the parent.',
  address: 'Home address.',
  dayPlan: 'Preferred day plan: full_time or half_day; if omitted, a correction keeps it.',
  siblingNames: 'Names of siblings at the centre; if omitted, a correction keeps them.',
}

const inputs = inputTypes({
  EnrollmentInput: input('An application for a place.', schema.enrollmentSchema, enrollmentFields),
  ApplicationLookupInput: input('An application, and who sent it.', schema.applicationLookupSchema, {
    reference: 'Reference of the application, such as KW-2026-0001-04821.',
    contact: 'The e-mail address or phone number on it.',
  }),
  RecordApplicationInput: input('An application entered by the office.', schema.recordApplicationSchema, knownFields),
  CorrectApplicationInput: input('The corrected application.', schema.correctApplicationSchema, {
    id: 'Id of the application.',
    ...knownFields,
  }),
  MoveApplicationInput: input('An application and its new status.', schema.moveApplicationSchema, {
    id: 'Id of the application.',
    status:
      'New status: in_review, tour_booked, waitlisted, offered, declined or withdrawn. To reschedule a tour, tour_booked again.',
    tourAt: 'Date and time of the tour in Johannesburg, yyyy-MM-ddTHH:mm; needed for tour_booked.',
    offerUntil: 'Last day of an offer, yyyy-MM-dd.',
    classId: 'Class of the offered place; needed for offered.',
    firstDay: 'First day of the offered place, yyyy-MM-dd; needed for offered.',
    dayPlan: 'full_time or half_day; needed for offered.',
    overrideCapacity: 'Offers the place even though the class is full.',
    note: 'Note for colleagues.',
  }),
  OrderWaitlistInput: input("A new order of a program's waiting list.", schema.orderWaitlistSchema, {
    program: 'Program whose list it is: infants, toddlers, preschool or kindergarten.',
    order: 'Ids of all waiting applications, next one first.',
    before: 'The order that the user saw; refused as STALE if it has changed since.',
  }),
  ApplicationNoteInput: input('A note on an application.', schema.applicationNoteSchema, {
    id: 'Id of the application.',
    note: 'The note.',
  }),
  EnrollApplicationInput: input('An application and the placement of its child.', schema.enrollApplicationSchema, {
    id: 'Id of the application.',
    firstName: 'First name of the child.',
    lastName: 'Last name of the child.',
    programId: 'Program the child will follow.',
    classId: 'Class the child will be in.',
    dayPlan: 'full_time or half_day.',
    enrolledOn: "First day, yyyy-MM-dd; by default the parents' preferred start date, or today if that has passed.",
    overrideCapacity: 'Enrolls the child even though the class is full.',
    anotherChild: 'Confirms that this is not the child with the same name and date of birth already here.',
    billRegistration: 'Creates a billing record for the registration fee.',
  }),
})

@Resolver(() => Application)
@RowField('offerClass', Class, ({ offerClassId }: Application) => offerClassId, 'The class of the offered place.')
@ChildField('The child, once enrolled.')
@LoadedField('events', [ApplicationEvent], enrollment.eventsOf, 'Its history, newest first.')
@LoadedField(
  'siblings',
  [Child],
  enrollment.siblingsOf,
  'Enrolled children whose guardian has the e-mail address or phone number of this application.',
)
export class EnrollmentResolver {
  @Mutation(() => EnrollmentReceipt, { description: 'Applies for a place. Public.' })
  async submitEnrollment(
    @Ctx() context: Context,
    @inputs.EnrollmentInput input: schema.EnrollmentInput,
  ): Promise<EnrollmentReceipt> {
    return { reference: (await enrollment.submitEnrollment(context, input))?.reference ?? null }
  }

  @Mutation(() => ApplicationState, {
    nullable: true,
    description:
      'The state of an application, for the applicant; null when reference and contact do not match. Rate-limited against guessing. TOO_MANY_REQUESTS.',
  })
  lookUpApplication(@Ctx() context: Context, @inputs.ApplicationLookupInput input: schema.ApplicationLookupInput) {
    return lookUpApplication(context, input)
  }

  @Mutation(() => ApplicationState, {
    nullable: true,
    description:
      'Accepts the offered place, for the applicant; null when reference and contact do not match. CONFLICT when the offer is no longer open, TOO_MANY_REQUESTS.',
  })
  acceptOffer(@Ctx() context: Context, @inputs.ApplicationLookupInput input: schema.ApplicationLookupInput) {
    return acceptOffer(context, input)
  }

  @Mutation(() => Application, {
    description: 'Enters an application with what is known. For administrators.',
  })
  recordApplication(@Ctx() context: Context, @inputs.RecordApplicationInput input: schema.RecordApplicationInput) {
    return recordApplication(context, input)
  }

  @Mutation(() => Application, {
    description: 'Corrects an application. For administrators. CONFLICT once the child is enrolled, STALE.',
  })
  correctApplication(@Ctx() context: Context, @inputs.CorrectApplicationInput input: schema.CorrectApplicationInput) {
    return correctApplication(context, input)
  }

  @Query(() => [Application], {
    description:
      'The applications of a year, newest first; without a year all open ones and those of the last twelve months. For administrators. BAD_USER_INPUT.',
  })
  applications(
    @Ctx() context: Context,
    @OptionalArg('year', Int, 'Year of receipt, such as 2026.') year?: number | null,
  ) {
    return enrollment.listApplications(context, year)
  }

  @Query(() => [Int], {
    description: 'The years in which applications were received, latest first. For administrators.',
  })
  applicationYears(@Ctx() context: Context) {
    return enrollment.listApplicationYears(context)
  }

  @Query(() => [Application], {
    description: 'Applications that have not been reviewed yet, newest first. For administrators.',
  })
  newApplications(
    @Ctx() context: Context,
    @Arg('limit', () => Int, { defaultValue: 3, description: 'Maximum number, 1 to 20.' }) limit: number,
  ) {
    return enrollment.listNewApplications(context, limit)
  }

  @Query(() => Application, { description: 'One application. For administrators. NOT_FOUND when there is none.' })
  application(@Ctx() context: Context, @IdArg('Id of the application.') id: number) {
    return enrollment.getApplication(context, id)
  }

  @Mutation(() => Application, { description: 'Moves an application through the pipeline. CONFLICT, STALE.' })
  moveApplication(@Ctx() context: Context, @inputs.MoveApplicationInput input: schema.MoveApplicationInput) {
    return moveApplication(context, input)
  }

  @Mutation(() => [Application], {
    description: 'Reorders the waiting list of a program and returns it. BAD_USER_INPUT, STALE.',
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
      'Enrolls the child of an application, and links or invites the parent. CONFLICT when the class is full or the child is already here.',
  })
  enrollApplication(@Ctx() context: Context, @inputs.EnrollApplicationInput input: schema.EnrollApplicationInput) {
    return enrollApplication(context, input)
  }
}

@Resolver(() => Child)
@ShownField(
  'application',
  Application,
  (context, { id }: Child) => enrollment.applicationOfChild(context).load(id),
  'The application the child was enrolled from; null if none. For administrators.',
  { nullable: true },
)
export class ChildApplicationResolver {}

@Resolver(() => ApplicationEvent)
@RowField('author', User, ({ authorId }: ApplicationEvent) => authorId, 'Who did it; null for the parent.')
export class ApplicationEventResolver {}
