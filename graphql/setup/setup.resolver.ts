import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import { OptionalArg } from '#graphql/platform/graphql/args.ts'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { BankDetails } from '#graphql/settings/settings.model.ts'
import { centreFields } from '#graphql/settings/settings.resolver.ts'
import { Setup } from './setup.model.ts'
import * as schemas from './setup.schema.ts'
import { readSetup, setUp } from './setup.service.ts'

const inputs = inputTypes({
  SetupInput: input('The first administrator and the details of the centre.', schemas.setupSchema, {
    token: "Token from the link in the server's log.",
    administrator: {
      type: 'SetupAdministratorInput',
      description: 'The first administrator.',
      fields: {
        ...meaningsOf(User),
        username: 'Username, at least 3 characters, without @.',
        password: 'At least 6 characters.',
      },
    },
    centre: { type: 'SetupCentreInput', description: "The centre's name and address.", fields: centreFields },
    hours: {
      type: 'SetupHoursInput',
      description: 'Opening hours, Monday to Friday, HH:mm.',
      fields: {
        opens: 'Opening time.',
        closes: 'Closing time.',
        programOpens: 'Start of the program day.',
        programCloses: 'End of the program day.',
        halfDayEnds: 'End of a half day.',
      },
    },
    bank: {
      type: 'SetupBankInput',
      description: 'Bank details for payments; each may be empty.',
      fields: meaningsOf(BankDetails),
    },
  }),
})

@Resolver()
export class SetupResolver {
  @Query(() => Setup, { description: 'Whether the centre has been set up, and whether the link in the log is valid.' })
  setup(
    @Ctx() context: Context,
    @OptionalArg('token', String, "Token from the link in the server's log.") token: string | null,
  ) {
    return readSetup(context, token)
  }

  @Mutation(() => User, {
    description:
      "Creates the first administrator, stores the centre's details and signs in; possible once. CONFLICT once there is an administrator, NOT_FOUND for an invalid link.",
  })
  setUp(@Ctx() context: Context, @inputs.SetupInput input: schemas.SetupInput) {
    return setUp(context, input)
  }
}
