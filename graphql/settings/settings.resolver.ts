import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { About, BankDetails, Centre, DemoSignIn, FeeTerms, Statistic } from './settings.model.ts'
import { about, bankDetails, centre, demoSignIn, feeTerms, statistics } from './settings.service.ts'

@Resolver()
export class SettingsResolver {
  @Query(() => DemoSignIn, {
    nullable: true,
    description: 'Credentials that the staff login is prefilled with; null unless this is a demo.',
  })
  demo(@Ctx() context: Context) {
    return demoSignIn(context)
  }

  @Query(() => Centre, { description: 'Name, contact data and hours of the centre.' })
  centre(@Ctx() context: Context) {
    return centre(context)
  }

  @Query(() => [Statistic], { description: 'The figures of the home page.' })
  statistics(@Ctx() context: Context) {
    return statistics(context)
  }

  @Query(() => About, { description: 'Mission, vision and approach.' })
  about(@Ctx() context: Context) {
    return about(context)
  }

  @Query(() => FeeTerms, { description: 'Registration fee, sibling discount and the hours of a full and a half day.' })
  feeTerms(@Ctx() context: Context) {
    return feeTerms(context)
  }

  @Query(() => BankDetails, { description: 'Where families pay to. For everyone signed in.' })
  bankDetails(@Ctx() context: Context) {
    return bankDetails(context)
  }
}
