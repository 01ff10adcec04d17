import { Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { sendsMail } from '#graphql/platform/mail/outbox.ts'
import * as edit from './editSettings.service.ts'
import * as forms from './forms.schema.ts'
import * as models from './settings.model.ts'
import * as schemas from './settings.schema.ts'
import * as settings from './settings.service.ts'

const hoursFields = { type: 'HoursInput', description: 'A time range.', fields: meaningsOf(models.Hours) }
const figures = {
  statistics: {
    type: 'StatisticInput',
    description: 'The statistics, in order.',
    fields: meaningsOf(models.Statistic),
  },
}
export const centreFields = {
  ...meaningsOf(models.Centre),
  tagline: 'Tagline; may be empty.',
  phone: 'Phone number, at least 10 characters.',
  website: 'Website, without https://; may be empty.',
  whatsapp: 'WhatsApp number, digits in international form without a plus; may be empty.',
  facebook: 'Address of the Facebook page, beginning with https://; may be empty.',
  instagram: 'Address of the Instagram page, beginning with https://; may be empty.',
  latitude: 'Latitude, in degrees, -90 to 90; null if there is no map.',
  longitude: 'Longitude, in degrees, -180 to 180; null if there is no map.',
  registrationNumbers: "The centre's registration numbers; may be empty.",
  vatLine: 'VAT note on invoices, statements and receipts; may be empty.',
  openedOn: 'First day of the centre, yyyy-MM-dd: no child is placed before it. Optional.',
}

const stale = 'For administrators. BAD_USER_INPUT, STALE.'

const inputs = inputTypes({
  StatisticsInput: input('The statistics of the home page.', schemas.statisticsSchema, figures),
  AllHoursInput: input('Opening hours and program hours.', schemas.hoursSchema, {
    centreHours: { ...hoursFields, description: 'Opening hours.' },
    programHours: { ...hoursFields, type: 'ProgramHoursInput', description: 'The program day.' },
    halfDayEnds: 'End of a half day, HH:mm.',
  }),
  CentreInput: input("The centre's name and contact details.", forms.centreFormSchema, centreFields),
  FeeTermsInput: input('Fees and discounts for all programs.', forms.feeTermsFormSchema, {
    registrationFee: 'One-time registration fee in rand, such as R250.00.',
    siblingDiscountPercent: 'Sibling discount for the second and each further child, in whole percent.',
    halfDayEnds: 'End of a half day, HH:mm.',
  }),
  BankDetailsInput: input('Bank details for payments.', forms.bankDetailsFormSchema, meaningsOf(models.BankDetails)),
  RatiosInput: input('Children per member of staff, by age.', forms.ratiosFormSchema, {
    bands: {
      type: 'RatioBandInput',
      description: 'From youngest to oldest; the last one has no limit.',
      fields: {
        toMonths: 'Upper age limit in months; null for the last.',
        promise: 'Our ratio: children per member of staff, 1 to 60.',
        law: 'Legal limit: children per member of staff, 1 to 60.',
      },
    },
  }),
  ReadingInput: input(
    "When reading children's records counts as unusual.",
    forms.readingFormSchema,
    meaningsOf(models.ReadingSettings),
  ),
  ReportCardSettingsInput: input(
    'How report cards are published.',
    forms.reportCardsFormSchema,
    meaningsOf(models.ReportCardSettings),
  ),
  CareInput: input("How families follow a child's day, and supplies used.", forms.careFormSchema, {
    ...meaningsOf(models.CareSettings),
    sleepChecks: {
      type: 'SleepCheckInput',
      description: 'Sleep check intervals from youngest to oldest; the last age has no upper limit.',
      fields: {
        toMonths: 'Upper age limit in months; null for the last.',
        minutes: 'Minutes between checks, 5 to 120.',
      },
    },
    wipesAChange: 'Wipes used per nappy change, 0 to 20.',
  }),
  VirtualClassroomInput: input(
    'Where online sessions take place.',
    forms.virtualClassroomFormSchema,
    meaningsOf(models.VirtualClassroomSettings),
  ),
  MailTemplateInput: input('The wording of an e-mail to applicants.', forms.mailTemplateSchema, {
    ...meaningsOf(models.MailTemplate),
    subject: "Subject, on one line; the application's reference is added.",
    text: "The text between the greeting and the sender's name; each kind has its own placeholders, such as {{child}}.",
  }),
  VisitTimesInput: input(
    'Visiting times for families.',
    forms.visitTimesFormSchema,
    meaningsOf(models.VisitTimesSettings),
  ),
  MailInput: input('The sender of e-mails.', forms.mailFormSchema, meaningsOf(models.MailSettings)),
})

/** Decorates the resolver class: it has a mutation that saves one of the forms. */
const Saves =
  (mutation: string, name: Parameters<typeof edit.saveForm>[1], input: ReturnType<typeof Ctx>, what: string) =>
  ({ prototype }: { prototype: object }) => {
    const method = { value: (context: Context, form: object) => edit.saveForm(context, name, form) }
    Object.defineProperty(prototype, mutation, method)
    Ctx()(prototype, mutation, 0)
    input(prototype, mutation, 1)
    Mutation(() => models.CentreForms, { description: `Saves ${what}. ${stale}` })(prototype, mutation, method)
  }

@Resolver(() => models.Centre)
@Saves('saveCentre', 'centre', inputs.CentreInput, "the centre's details")
@Saves('saveBankDetails', 'bankDetails', inputs.BankDetailsInput, 'the bank details')
@Saves('saveRatios', 'ratios', inputs.RatiosInput, 'the ratios of children to staff')
@Saves('saveReading', 'reading', inputs.ReadingInput, "when reading children's records counts as unusual")
@Saves('saveCare', 'care', inputs.CareInput, "how families follow a child's day")
@Saves(
  'saveReportCardSettings',
  'reportCards',
  inputs.ReportCardSettingsInput,
  'whether the office approves report cards',
)
@Saves('saveVirtualClassroom', 'virtualClassroom', inputs.VirtualClassroomInput, 'where online sessions take place')
@Saves('saveVisitTimes', 'visitTimes', inputs.VisitTimesInput, 'the visiting times for families')
@Saves('saveMail', 'mail', inputs.MailInput, 'the sender of e-mails')
export class SettingsResolver {
  @Query(() => models.DemoSignIn, {
    nullable: true,
    description: 'Credentials prefilled in the staff login; null except in a demo that only its own machine can reach.',
  })
  demo(@Ctx() context: Context) {
    return settings.demoSignIn(context)
  }

  @Query(() => models.Centre, { description: "The centre's name, contact details and hours." })
  centre(@Ctx() context: Context) {
    return settings.centre(context)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether e-mails are sent. Without a mail server they wait for staff to pass them on.',
  })
  sendsMail(@Ctx() context: Context) {
    return sendsMail(context)
  }

  @Query(() => [models.Statistic], { description: 'The statistics of the home page.' })
  statistics(@Ctx() context: Context) {
    return settings.statistics(context)
  }

  @Query(() => models.About, { description: 'Mission, vision and approach.' })
  about(@Ctx() context: Context) {
    return settings.about(context)
  }

  @Query(() => models.FeeTerms, {
    description: 'Registration fee, sibling discount and the hours of a full and a half day.',
  })
  feeTerms(@Ctx() context: Context) {
    return settings.feeTerms(context)
  }

  @Query(() => models.BankDetails, {
    nullable: true,
    description: 'Bank details for payments; null for an account without a child and without an open application.',
  })
  bankDetails(@Ctx() context: Context) {
    return settings.bankDetails(context)
  }

  @Query(() => models.EditedSettings, {
    description: 'Hours and statistics, as administrators edit them. For administrators.',
  })
  editedSettings(@Ctx() context: Context) {
    return edit.editedSettings(context)
  }

  @Mutation(() => models.EditedSettings, {
    description: 'Changes the statistics on the home page. BAD_USER_INPUT, STALE.',
  })
  updateStatistics(@Ctx() context: Context, @inputs.StatisticsInput input: schemas.StatisticsInput) {
    return edit.updateStatistics(context, input)
  }

  @Mutation(() => models.EditedSettings, {
    description: 'Changes the hours everywhere. BAD_USER_INPUT, STALE.',
  })
  updateHours(@Ctx() context: Context, @inputs.AllHoursInput input: schemas.HoursInput) {
    return edit.updateHours(context, input)
  }

  @Query(() => models.CentreForms, { description: 'All settings. For administrators.' })
  settings(@Ctx() context: Context) {
    return edit.readForms(context)
  }

  @Mutation(() => models.CentreForms, { description: `Saves registration fee and discount. ${stale}` })
  saveFeeTerms(@Ctx() context: Context, @inputs.FeeTermsInput input: forms.FeeTermsForm) {
    return edit.saveFeeTerms(context, input)
  }

  @Mutation(() => models.CentreForms, { description: `Saves the wording of one e-mail to applicants. ${stale}` })
  saveMailTemplate(@Ctx() context: Context, @inputs.MailTemplateInput input: forms.MailTemplateForm) {
    return edit.saveMailTemplate(context, input)
  }
}
