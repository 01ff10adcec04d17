import { Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { CentreForms } from './forms.model.ts'
import * as schema from './forms.schema.ts'
import * as forms from './forms.service.ts'

const centreFields = {
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
}
const feeFields = {
  registrationFee: 'One-time registration fee in rand, such as R 250.00.',
  siblingDiscountPercent: 'Discount for the second and later child of a family, in whole percent.',
  halfDayEnds: 'When a half day ends, HH:mm.',
}
const bankFields = {
  accountHolder: 'Name of the account holder.',
  bank: 'Name of the bank.',
  branchCode: 'Branch code, as people write it.',
  accountNumber: 'Account number, as people write it.',
  accountType: 'Kind of account, such as Cheque.',
}
const ratioFields = {
  bands: {
    type: 'RatioBandInput',
    description: 'From the youngest to the oldest; the last one is open.',
    fields: {
      toMonths: 'Age in months up to which it holds; null for the last.',
      promise: 'As many children to one member of staff as the centre promises, 1 to 60.',
      law: 'As many as the law allows, 1 to 60.',
    },
  },
}
const domainFields = { domain: 'Domain of the Jitsi Meet server.' }
const mailFields = { senderName: 'Name that e-mails come from; empty for the name of the centre.' }
const stale = 'For administrators. BAD_USER_INPUT, STALE.'

@Resolver()
export class SettingsFormsResolver {
  @Query(() => CentreForms, { description: 'Everything that administrators set up. For administrators.' })
  settings(@Ctx() context: Context) {
    return forms.readForms(context)
  }

  @Mutation(() => CentreForms, { description: `Saves who and where the centre is. ${stale}` })
  saveCentre(
    @Ctx() context: Context,
    @Input('CentreInput', 'Names, addresses and numbers of the centre.', schema.centreFormSchema, centreFields)
    input: schema.CentreForm,
  ) {
    return forms.saveCentre(context, input)
  }

  @Mutation(() => CentreForms, { description: `Saves registration fee and discount. ${stale}` })
  saveFeeTerms(
    @Ctx() context: Context,
    @Input('FeeTermsInput', 'Fees and discounts that count for all programs.', schema.feeTermsFormSchema, feeFields)
    input: schema.FeeTermsForm,
  ) {
    return forms.saveFeeTerms(context, input)
  }

  @Mutation(() => CentreForms, { description: `Saves where families pay to. ${stale}` })
  saveBankDetails(
    @Ctx() context: Context,
    @Input('BankDetailsInput', 'The account that families pay into.', schema.bankDetailsFormSchema, bankFields)
    input: schema.BankDetailsForm,
  ) {
    return forms.saveBankDetails(context, input)
  }

  @Mutation(() => CentreForms, { description: `Saves how many children one member of staff may have. ${stale}` })
  saveRatios(
    @Ctx() context: Context,
    @Input(
      'RatiosInput',
      'How many children one member of staff may have, by age.',
      schema.ratiosFormSchema,
      ratioFields,
    )
    input: schema.RatiosForm,
  ) {
    return forms.saveRatios(context, input)
  }

  @Mutation(() => CentreForms, { description: `Saves where online sessions take place. ${stale}` })
  saveVirtualClassroom(
    @Ctx() context: Context,
    @Input(
      'VirtualClassroomInput',
      'Where online sessions take place.',
      schema.virtualClassroomFormSchema,
      domainFields,
    )
    input: schema.VirtualClassroomForm,
  ) {
    return forms.saveVirtualClassroom(context, input)
  }

  @Mutation(() => CentreForms, { description: `Saves who e-mails come from. ${stale}` })
  saveMail(
    @Ctx() context: Context,
    @Input('MailInput', 'The sender of e-mails.', schema.mailFormSchema, mailFields) input: schema.MailForm,
  ) {
    return forms.saveMail(context, input)
  }
}
