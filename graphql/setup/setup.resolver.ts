import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { Setup } from './setup.model.ts'
import { type SetupInput, setupSchema } from './setup.schema.ts'
import { readSetup, setUp } from './setup.service.ts'

const setupFields = {
  token: 'Token from the link in the log of the server.',
  administrator: {
    type: 'SetupAdministratorInput',
    description: 'The first administrator.',
    fields: {
      firstName: 'First name.',
      lastName: 'Last name.',
      email: 'E-mail address to sign in with.',
      username: 'Name to sign in with, at least 3 characters, without @.',
      password: 'At least 6 characters.',
    },
  },
  centre: {
    type: 'SetupCentreInput',
    description: 'Who and where the centre is.',
    fields: {
      name: 'Short name.',
      fullName: 'Name in full, as on documents.',
      street: 'Street and number.',
      area: 'Suburb, city and postal code.',
      city: 'City.',
      phone: 'Phone number, at least 10 characters.',
      email: 'E-mail address.',
      whatsapp: 'WhatsApp number, digits in international form without a plus; may be empty.',
      website: 'Website, without https://; may be empty.',
    },
  },
  hours: {
    type: 'SetupHoursInput',
    description: 'When the centre is open, Monday to Friday, HH:mm.',
    fields: {
      opens: 'When the doors open.',
      closes: 'When the doors close.',
      programOpens: 'When the program day begins.',
      programCloses: 'When the program day ends.',
      halfDayEnds: 'When a half day ends.',
    },
  },
  bank: {
    type: 'SetupBankInput',
    description: 'Where families pay to; each may be empty.',
    fields: {
      accountHolder: 'Name of the account holder.',
      bank: 'Name of the bank.',
      branchCode: 'Branch code, as people write it.',
      accountNumber: 'Account number, as people write it.',
      accountType: 'Kind of account, such as Cheque.',
    },
  },
}

@Resolver()
export class SetupResolver {
  @Query(() => Setup, { description: 'Whether the centre is set up, and what the link in the log still does.' })
  setup(
    @Ctx() context: Context,
    @Arg('token', () => String, { nullable: true, description: 'Token from the link in the log of the server.' })
    token: string | null,
  ) {
    return readSetup(context, token)
  }

  @Mutation(() => User, {
    description:
      'Makes the first administrator and fills in the details of the centre, once, and signs in. CONFLICT once there is an administrator, NOT_FOUND for a link that no longer works.',
  })
  setUp(
    @Ctx() context: Context,
    @Input('SetupInput', 'The first administrator and the details of the centre.', setupSchema, setupFields)
    input: SetupInput,
  ) {
    return setUp(context, input)
  }
}
