import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { ChildContact, CollectingRefusal } from './childContact.model.ts'
import * as schema from './contacts.schema.ts'
import * as contacts from './contacts.service.ts'
import { EmergencyCard, EmergencyContact, emergencyContactsOf, readEmergencyCard } from './emergencyCard.service.ts'
import { removeContactPhoto } from './contactPhoto.service.ts'
import { homeAddressOf, updateOwnDetails } from './ownDetails.service.ts'

const id = 'Id of the contact.'
const childId = 'The child: one of your own, or any for an administrator.'
const phone = 'Phone number, such as 082 555 0123.'
const contactFields = {
  name: 'First and last name.',
  relationship: 'Relationship to the child, in a word or two.',
  phone,
  inEmergency: 'Whether this person is called in an emergency. This or mayCollect is true.',
  mayCollect: 'Whether this person may collect the child; from a parent it is a request that administrators answer.',
}

const inputs = inputTypes({
  NewContactInput: input('A new contact of a child.', schema.newContactSchema, {
    ...contactFields,
    childId,
    alsoFor: 'Siblings who get the same contact; all or none.',
  }),
  ChangedContactInput: input("Changes to a child's contact.", schema.changedContactSchema, {
    ...contactFields,
    id,
  }),
  CollectingAnswerInput: input('A decision on whether somebody may collect a child.', schema.collectingAnswerSchema, {
    id,
    allowed: 'Whether this person may collect the child.',
    reason: 'Reason for a refusal, which is sent to the parents.',
  }),
  EmergencyContactInput: input("The child's first emergency contact.", schema.emergencyContactSchema, {
    childId,
    version: 'Version of the child the change is based on; older ones are refused.',
    name: contactFields.name,
    phone,
  }),
  OwnDetailsInput: input("Contact details of the user's own account.", schema.ownDetailsSchema, {
    phoneNumber: `${phone} Empty for none.`,
    homeAddress: 'Home address; empty for none.',
    emergencyChildIds:
      "The user's own children whose emergency number is the old one and should become the new one. CONFLICT if it has changed since.",
  }),
})

@Resolver(() => ChildContact)
export class ContactsResolver {
  @Query(() => EmergencyCard, {
    description:
      "Emergency contacts and health information of a child; staff access is logged. For administrators, and for teachers of its class while the child is on today's register. NOT_FOUND.",
  })
  emergencyCard(@Ctx() context: Context, @Arg('childId', () => Int, { description: 'The child.' }) childId: number) {
    return readEmergencyCard(context, childId)
  }

  @Mutation(() => ChildContact, {
    description: 'Adds a contact to a child. NOT_FOUND, CONFLICT when there are already ten.',
  })
  addContact(@Ctx() context: Context, @inputs.NewContactInput input: schema.NewContactInput) {
    return contacts.addContact(context, input)
  }

  @Mutation(() => ChildContact, { description: "Changes a child's contact. NOT_FOUND, STALE." })
  updateContact(@Ctx() context: Context, @inputs.ChangedContactInput input: schema.ChangedContactInput) {
    return contacts.updateContact(context, input)
  }

  @Mutation(() => ChildContact, { description: "Removes a child's contact. NOT_FOUND." })
  removeContact(@Ctx() context: Context, @IdArg(id) contactId: number) {
    return contacts.removeContact(context, contactId)
  }

  @Mutation(() => ChildContact, { description: "Removes the photo of a child's contact. NOT_FOUND." })
  removeContactPhoto(@Ctx() context: Context, @IdArg(id) contactId: number) {
    return removeContactPhoto(context, contactId)
  }

  @Mutation(() => ChildContact, {
    description:
      'Decides whether somebody may collect a child, and e-mails its parents. For administrators. NOT_FOUND, STALE, CONFLICT when there is no request.',
  })
  answerCollecting(@Ctx() context: Context, @inputs.CollectingAnswerInput input: schema.CollectingAnswerInput) {
    return contacts.answerCollecting(context, input)
  }

  @Mutation(() => Child, { description: 'Changes the first emergency contact. NOT_FOUND, STALE.' })
  changeEmergencyContact(@Ctx() context: Context, @inputs.EmergencyContactInput input: schema.EmergencyContactInput) {
    return contacts.changeEmergencyContact(context, input)
  }

  @FieldResolver(() => CollectingRefusal, {
    nullable: true,
    description: 'The last refusal of a person who is requested again. For administrators; null for anybody else.',
  })
  lastRefusal(@Root() contact: ChildContact, @Ctx() context: Context) {
    return contacts.lastRefusalOf(context, contact)
  }
}

@Resolver(() => Child)
@ShownField(
  'contacts',
  [ChildContact],
  contacts.contactsOf,
  "The child's contacts other than its guardians, by name. For the child's parents, administrators and teachers of its class.",
)
@ShownField(
  'collectors',
  [String],
  contacts.collectorsOf,
  "Names of all people who may collect the child, guardians first. For the child's parents and administrators.",
)
@ShownField(
  'emergencyContacts',
  [EmergencyContact],
  emergencyContactsOf,
  'The people to call, guardians too, in the order of the emergency card. For administrators and teachers of its class.',
)
export class ChildContactsResolver {}

@Resolver(() => User)
export class OwnDetailsResolver {
  @Mutation(() => User, {
    description:
      "Changes the user's phone number and home address, and their children's emergency number. STALE, NOT_FOUND for another family's child, CONFLICT, TOO_MANY_REQUESTS.",
  })
  updateOwnDetails(@Ctx() context: Context, @inputs.OwnDetailsInput input: schema.OwnDetailsInput) {
    return updateOwnDetails(context, input)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Home address, as typed. For its owner and administrators; null for anybody else.',
  })
  homeAddress(@Root() user: User, @Ctx() context: Context) {
    return homeAddressOf(context, user)
  }
}
