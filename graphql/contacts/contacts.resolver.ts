import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { ChildContact } from './childContact.model.ts'
import * as schema from './contacts.schema.ts'
import * as contacts from './contacts.service.ts'
import { EmergencyCard } from './emergencyCard.model.ts'
import { readEmergencyCard } from './emergencyCard.service.ts'
import { removeContactPhoto } from './contactPhoto.service.ts'
import { homeAddressOf, updateOwnDetails } from './ownDetails.service.ts'

const id = 'Number of the contact.'
const childId = 'The child: one of your own, or any for an administrator.'
const phone = 'Phone number, such as 082 555 0123.'
const contactFields = {
  name: 'First and last name.',
  relationship: 'Who this is to the child, in a word or two.',
  phone,
  inEmergency: 'Whether this person is called in an emergency. This or mayCollect is true.',
  mayCollect: 'Whether this person may collect the child; of a parent it is a wish, which administrators answer.',
}

const inputs = inputTypes({
  NewContactInput: input("Somebody new on a child's list.", schema.newContactSchema, {
    ...contactFields,
    childId,
    alsoFor: 'Brothers and sisters onto whose lists the same person is put: of all of them or of none.',
  }),
  ChangedContactInput: input("Somebody on a child's list, as it is to be.", schema.changedContactSchema, {
    ...contactFields,
    id,
  }),
  CollectingAnswerInput: input(
    'The answer to the wish that somebody may collect a child.',
    schema.collectingAnswerSchema,
    {
      id,
      allowed: 'Whether this person may collect the child.',
      reason: 'Why not; needed for a no, and sent to the parents.',
    },
  ),
  EmergencyContactInput: input(
    'Who is called first when something happens to a child.',
    schema.emergencyContactSchema,
    {
      childId,
      version: 'Version of the child that the change is based on; a change to an older one is refused.',
      name: contactFields.name,
      phone,
    },
  ),
  OwnDetailsInput: input('Where the own account is reached.', schema.ownDetailsSchema, {
    phoneNumber: `${phone} Empty for none.`,
    homeAddress: 'Home address; empty for none.',
    emergencyChildIds:
      'Own children whose emergency number is the one before, and is to be the new one. CONFLICT when it is another by now.',
  }),
})

@Resolver(() => ChildContact)
export class ContactsResolver {
  @Query(() => EmergencyCard, {
    description:
      'Whom to call about a child, and what to know of its health; that staff read medical notes is logged. For administrators, and for teachers of its class while it is on the register of today. NOT_FOUND.',
  })
  emergencyCard(@Ctx() context: Context, @Arg('childId', () => Int, { description: 'The child.' }) childId: number) {
    return readEmergencyCard(context, childId)
  }

  @Mutation(() => ChildContact, {
    description: "Puts somebody on a child's list. NOT_FOUND, CONFLICT when ten people are on it.",
  })
  addContact(@Ctx() context: Context, @inputs.NewContactInput input: schema.NewContactInput) {
    return contacts.addContact(context, input)
  }

  @Mutation(() => ChildContact, { description: "Changes somebody on a child's list. NOT_FOUND, STALE." })
  updateContact(@Ctx() context: Context, @inputs.ChangedContactInput input: schema.ChangedContactInput) {
    return contacts.updateContact(context, input)
  }

  @Mutation(() => ChildContact, { description: "Takes somebody off a child's list. NOT_FOUND." })
  removeContact(@Ctx() context: Context, @IdArg(id) contactId: number) {
    return contacts.removeContact(context, contactId)
  }

  @Mutation(() => ChildContact, { description: "Takes away the photo of somebody on a child's list. NOT_FOUND." })
  removeContactPhoto(@Ctx() context: Context, @IdArg(id) contactId: number) {
    return removeContactPhoto(context, contactId)
  }

  @Mutation(() => ChildContact, {
    description:
      'Says whether somebody may collect a child, and writes to its parents. For administrators. NOT_FOUND, STALE, CONFLICT when nobody asks.',
  })
  answerCollecting(@Ctx() context: Context, @inputs.CollectingAnswerInput input: schema.CollectingAnswerInput) {
    return contacts.answerCollecting(context, input)
  }

  @Mutation(() => Child, { description: 'Changes who is called first in an emergency. NOT_FOUND, STALE.' })
  changeEmergencyContact(@Ctx() context: Context, @inputs.EmergencyContactInput input: schema.EmergencyContactInput) {
    return contacts.changeEmergencyContact(context, input)
  }
}

@Resolver(() => Child)
export class ChildContactsResolver {
  @FieldResolver(() => [ChildContact], {
    description:
      "People on the child's list besides its guardians, by name. For the child's parents, administrators and teachers of its class.",
  })
  contacts(@Root() child: Child, @Ctx() context: Context) {
    return contacts.contactsOf(context, child.id)
  }

  @FieldResolver(() => [String], {
    description:
      "Names of everyone who may collect the child, its guardians first. For the child's parents and administrators.",
  })
  collectors(@Root() child: Child, @Ctx() context: Context) {
    return contacts.collectorsOf(context, child.id)
  }
}

@Resolver(() => User)
export class OwnDetailsResolver {
  @Mutation(() => User, {
    description:
      'Changes the own phone number and home address, and with it whom to call in an emergency. STALE, NOT_FOUND for a child of others, CONFLICT.',
  })
  updateOwnDetails(@Ctx() context: Context, @inputs.OwnDetailsInput input: schema.OwnDetailsInput) {
    return updateOwnDetails(context, input)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Home address as it was typed. For its owner and administrators; null for anybody else.',
  })
  homeAddress(@Root() user: User, @Ctx() context: Context) {
    return homeAddressOf(context, user)
  }
}
