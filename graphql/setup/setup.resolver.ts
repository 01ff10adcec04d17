import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { User } from '#graphql/accounts/user.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { bankFields, centreFields } from '#graphql/settings/settings.resolver.ts'
import { Setup } from './setup.model.ts'
import * as schemas from './setup.schema.ts'
import { readSetup, setUp } from './setup.service.ts'

const inputs = inputTypes({
  SetupInput: input('The first administrator and the details of the centre.', schemas.setupSchema, {
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
    centre: { type: 'SetupCentreInput', description: 'Who and where the centre is.', fields: centreFields },
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
    bank: { type: 'SetupBankInput', description: 'Where families pay to; each may be empty.', fields: bankFields },
  }),
})

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
  setUp(@Ctx() context: Context, @inputs.SetupInput input: schemas.SetupInput) {
    return setUp(context, input)
  }
}
