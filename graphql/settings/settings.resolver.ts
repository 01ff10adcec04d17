import { Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { sendsMail } from '#graphql/platform/mail/outbox.ts'
import { editedSettings, updateHours, updateStatistics } from './editSettings.service.ts'
import { About, BankDetails, Centre, DemoSignIn, FeeTerms, Statistic, EditedSettings } from './settings.model.ts'
import { type HoursInput, hoursSchema, type StatisticsInput, statisticsSchema } from './settings.schema.ts'
import { about, bankDetails, centre, demoSignIn, feeTerms, statistics } from './settings.service.ts'

const hoursFields = {
  type: 'HoursInput',
  description: 'A span of the day.',
  fields: { opens: 'When it begins, HH:mm.', closes: 'When it ends, HH:mm.' },
}
const allHours = {
  centreHours: { ...hoursFields, description: 'When the doors are open.' },
  programHours: { ...hoursFields, type: 'ProgramHoursInput', description: 'The programme day.' },
  halfDayEnds: 'When a half day ends, HH:mm.',
}
const figures = {
  statistics: {
    type: 'StatisticInput',
    description: 'The figures in their order.',
    fields: { value: 'The figure, such as 50+.', label: 'What it counts.' },
  },
}

@Resolver(() => Centre)
export class SettingsResolver {
  @Query(() => DemoSignIn, {
    nullable: true,
    description:
      'Credentials that the staff login is prefilled with; null but for a demo that only its own machine reaches.',
  })
  demo(@Ctx() context: Context) {
    return demoSignIn(context)
  }

  @Query(() => Centre, { description: 'Name, contact data and hours of the centre.' })
  centre(@Ctx() context: Context) {
    return centre(context)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether e-mails leave. Without a mail server they wait for staff, who hand them on.',
  })
  sendsMail(@Ctx() context: Context) {
    return sendsMail(context)
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

  @Query(() => BankDetails, {
    nullable: true,
    description: 'Where families pay to; null for an account without a child and without an open application.',
  })
  bankDetails(@Ctx() context: Context) {
    return bankDetails(context)
  }

  @Query(() => EditedSettings, { description: 'Hours and figures, as they are edited. For administrators.' })
  editedSettings(@Ctx() context: Context) {
    return editedSettings(context)
  }

  @Mutation(() => EditedSettings, { description: 'Changes the figures of the home page. BAD_USER_INPUT, STALE.' })
  updateStatistics(
    @Ctx() context: Context,
    @Input('StatisticsInput', 'The figures of the home page.', statisticsSchema, figures) input: StatisticsInput,
  ) {
    return updateStatistics(context, input)
  }

  @Mutation(() => EditedSettings, { description: 'Changes the hours, everywhere at once. BAD_USER_INPUT, STALE.' })
  updateHours(
    @Ctx() context: Context,
    @Input('AllHoursInput', 'Hours of the centre and of the programme day.', hoursSchema, allHours) input: HoursInput,
  ) {
    return updateHours(context, input)
  }
}
