import { Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { sendsMail } from '#graphql/platform/mail/outbox.ts'
import * as edit from './editSettings.service.ts'
import * as forms from './forms.schema.ts'
import {
  About,
  BankDetails,
  Centre,
  CentreForms,
  DemoSignIn,
  EditedSettings,
  FeeTerms,
  Statistic,
} from './settings.model.ts'
import * as schemas from './settings.schema.ts'
import * as settings from './settings.service.ts'

const hoursFields = {
  type: 'HoursInput',
  description: 'A span of the day.',
  fields: { opens: 'When it begins, HH:mm.', closes: 'When it ends, HH:mm.' },
}
const figures = {
  statistics: {
    type: 'StatisticInput',
    description: 'The figures in their order.',
    fields: { value: 'The figure, such as 50+.', label: 'What it counts.' },
  },
}
export const centreFields = {
  name: 'Short name.',
  fullName: 'Name in full, as on documents.',
  tagline: 'Tagline; may be empty.',
  street: 'Street and number.',
  area: 'Suburb, city and postal code.',
  city: 'City.',
  phone: 'Phone number, at least 10 characters.',
  email: 'E-mail address.',
  website: 'Website, without https://; may be empty.',
  whatsapp: 'WhatsApp number, digits in international form without a plus; may be empty.',
  whatsappGreeting: 'Text that a WhatsApp chat starts with.',
  facebook: 'Address of the Facebook page, beginning with https://; may be empty.',
  instagram: 'Address of the Instagram page, beginning with https://; may be empty.',
  latitude: 'Latitude, in degrees, -90 to 90; null where the map shows no place.',
  longitude: 'Longitude, in degrees, -180 to 180; null where the map shows no place.',
  registrationNumbers: 'Numbers under which the centre is registered; may be empty.',
  vatLine: 'What invoices, statements and receipts say about VAT; may be empty.',
}
export const bankFields = {
  accountHolder: 'Name of the account holder.',
  bank: 'Name of the bank.',
  branchCode: 'Branch code, as people write it.',
  accountNumber: 'Account number, as people write it.',
  accountType: 'Kind of account, such as Cheque.',
}

const stale = 'For administrators. BAD_USER_INPUT, STALE.'

const inputs = inputTypes({
  StatisticsInput: input('The figures of the home page.', schemas.statisticsSchema, figures),
  AllHoursInput: input('Hours of the centre and of the programme day.', schemas.hoursSchema, {
    centreHours: { ...hoursFields, description: 'When the doors are open.' },
    programHours: { ...hoursFields, type: 'ProgramHoursInput', description: 'The programme day.' },
    halfDayEnds: 'When a half day ends, HH:mm.',
  }),
  CentreInput: input('Names, addresses and numbers of the centre.', forms.centreFormSchema, centreFields),
  FeeTermsInput: input('Fees and discounts that count for all programs.', forms.feeTermsFormSchema, {
    registrationFee: 'One-time registration fee in rand, such as R 250.00.',
    siblingDiscountPercent: 'Discount for the second and later child of a family, in whole percent.',
    halfDayEnds: 'When a half day ends, HH:mm.',
  }),
  BankDetailsInput: input('The account that families pay into.', forms.bankDetailsFormSchema, bankFields),
  RatiosInput: input('How many children one member of staff may have, by age.', forms.ratiosFormSchema, {
    bands: {
      type: 'RatioBandInput',
      description: 'From the youngest to the oldest; the last one is open.',
      fields: {
        toMonths: 'Age in months up to which it holds; null for the last.',
        promise: 'As many children to one member of staff as the centre promises, 1 to 60.',
        law: 'As many as the law allows, 1 to 60.',
      },
    },
  }),
  ReadingInput: input('When reading about children is called unusual.', forms.readingFormSchema, {
    childrenAnHour: 'Children that one account opens within an hour before administrators are told.',
  }),
  CareInput: input('How the day of a child is told, and what it takes.', forms.careFormSchema, {
    telling: 'When families read the day: at_once, or at_closing when staff close it.',
    sleepChecks: {
      type: 'SleepCheckInput',
      description: 'How often a sleeping child is looked at, from the youngest to the oldest; the last age is open.',
      fields: {
        toMonths: 'Age in months up to which it holds; null for the last.',
        minutes: 'Minutes between two looks, 5 to 120.',
      },
    },
    wipesAChange: 'Wipes that a change of a nappy takes, 0 to 20.',
  }),
  VirtualClassroomInput: input('Where online sessions take place.', forms.virtualClassroomFormSchema, {
    domain: 'Domain of the Jitsi Meet server.',
  }),
  MailTemplateInput: input('The words of an e-mail to applicants.', forms.mailTemplateSchema, {
    kind: 'received, tour_booked, tour_moved, offered, waitlisted, declined or enrolled.',
    subject: 'Subject, in one line; the number of the application follows it.',
    text: 'What is between greeting and name; each kind has gaps of its own, such as {{child}}.',
  }),
  VisitTimesInput: input('When families may be shown round.', forms.visitTimesFormSchema, {
    monday: 'Times of a Monday, such as 09:00, 10:30; may be empty.',
    tuesday: 'Times of a Tuesday, such as 09:00, 10:30; may be empty.',
    wednesday: 'Times of a Wednesday, such as 09:00, 10:30; may be empty.',
    thursday: 'Times of a Thursday, such as 09:00, 10:30; may be empty.',
    friday: 'Times of a Friday, such as 09:00, 10:30; may be empty.',
  }),
  MailInput: input('The sender of e-mails.', forms.mailFormSchema, {
    senderName: 'Name that e-mails come from; empty for the name of the centre.',
    senderAddress: 'Address that e-mails come from; empty for that of the centre.',
    replyTo: 'Address that answers go to; empty for that of the centre.',
  }),
})

@Resolver(() => Centre)
export class SettingsResolver {
  @Query(() => DemoSignIn, {
    nullable: true,
    description:
      'Credentials that the staff login is prefilled with; null but for a demo that only its own machine reaches.',
  })
  demo(@Ctx() context: Context) {
    return settings.demoSignIn(context)
  }

  @Query(() => Centre, { description: 'Name, contact data and hours of the centre.' })
  centre(@Ctx() context: Context) {
    return settings.centre(context)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether e-mails leave. Without a mail server they wait for staff, who hand them on.',
  })
  sendsMail(@Ctx() context: Context) {
    return sendsMail(context)
  }

  @Query(() => [Statistic], { description: 'The figures of the home page.' })
  statistics(@Ctx() context: Context) {
    return settings.statistics(context)
  }

  @Query(() => About, { description: 'Mission, vision and approach.' })
  about(@Ctx() context: Context) {
    return settings.about(context)
  }

  @Query(() => FeeTerms, { description: 'Registration fee, sibling discount and the hours of a full and a half day.' })
  feeTerms(@Ctx() context: Context) {
    return settings.feeTerms(context)
  }

  @Query(() => BankDetails, {
    nullable: true,
    description: 'Where families pay to; null for an account without a child and without an open application.',
  })
  bankDetails(@Ctx() context: Context) {
    return settings.bankDetails(context)
  }

  @Query(() => EditedSettings, { description: 'Hours and figures, as they are edited. For administrators.' })
  editedSettings(@Ctx() context: Context) {
    return edit.editedSettings(context)
  }

  @Mutation(() => EditedSettings, { description: 'Changes the figures of the home page. BAD_USER_INPUT, STALE.' })
  updateStatistics(@Ctx() context: Context, @inputs.StatisticsInput input: schemas.StatisticsInput) {
    return edit.updateStatistics(context, input)
  }

  @Mutation(() => EditedSettings, { description: 'Changes the hours, everywhere at once. BAD_USER_INPUT, STALE.' })
  updateHours(@Ctx() context: Context, @inputs.AllHoursInput input: schemas.HoursInput) {
    return edit.updateHours(context, input)
  }

  @Query(() => CentreForms, { description: 'Everything that administrators set up. For administrators.' })
  settings(@Ctx() context: Context) {
    return edit.readForms(context)
  }

  @Mutation(() => CentreForms, { description: `Saves who and where the centre is. ${stale}` })
  saveCentre(@Ctx() context: Context, @inputs.CentreInput input: forms.CentreForm) {
    return edit.saveForm(context, 'centre', input)
  }

  @Mutation(() => CentreForms, { description: `Saves registration fee and discount. ${stale}` })
  saveFeeTerms(@Ctx() context: Context, @inputs.FeeTermsInput input: forms.FeeTermsForm) {
    return edit.saveFeeTerms(context, input)
  }

  @Mutation(() => CentreForms, { description: `Saves where families pay to. ${stale}` })
  saveBankDetails(@Ctx() context: Context, @inputs.BankDetailsInput input: forms.BankDetailsForm) {
    return edit.saveForm(context, 'bankDetails', input)
  }

  @Mutation(() => CentreForms, { description: `Saves how many children one member of staff may have. ${stale}` })
  saveRatios(@Ctx() context: Context, @inputs.RatiosInput input: forms.RatiosForm) {
    return edit.saveForm(context, 'ratios', input)
  }

  @Mutation(() => CentreForms, { description: `Saves when reading about children is called unusual. ${stale}` })
  saveReading(@Ctx() context: Context, @inputs.ReadingInput input: forms.ReadingForm) {
    return edit.saveForm(context, 'reading', input)
  }

  @Mutation(() => CentreForms, { description: `Saves how the day of a child is told. ${stale}` })
  saveCare(@Ctx() context: Context, @inputs.CareInput input: forms.CareForm) {
    return edit.saveForm(context, 'care', input)
  }

  @Mutation(() => CentreForms, { description: `Saves where online sessions take place. ${stale}` })
  saveVirtualClassroom(@Ctx() context: Context, @inputs.VirtualClassroomInput input: forms.VirtualClassroomForm) {
    return edit.saveForm(context, 'virtualClassroom', input)
  }

  @Mutation(() => CentreForms, { description: `Saves the words of one e-mail to applicants. ${stale}` })
  saveMailTemplate(@Ctx() context: Context, @inputs.MailTemplateInput input: forms.MailTemplateForm) {
    return edit.saveMailTemplate(context, input)
  }

  @Mutation(() => CentreForms, { description: `Saves when families may be shown round. ${stale}` })
  saveVisitTimes(@Ctx() context: Context, @inputs.VisitTimesInput input: forms.VisitTimesForm) {
    return edit.saveForm(context, 'visitTimes', input)
  }

  @Mutation(() => CentreForms, { description: `Saves who e-mails come from. ${stale}` })
  saveMail(@Ctx() context: Context, @inputs.MailInput input: forms.MailForm) {
    return edit.saveForm(context, 'mail', input)
  }
}
