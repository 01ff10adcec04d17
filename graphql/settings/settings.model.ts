import { ObjectType } from 'type-graphql'
import { float, int, many, maybe, one, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { Row } from '#graphql/data/model.ts'
import type { MailKind } from './mailTemplates.rules.ts'

export const Hours = output('Hours', 'A span of the day, Monday to Friday.', {
  opens: text('When it begins, HH:mm.'),
  closes: text('When it ends, HH:mm.'),
})

export const Centre = output('Centre', 'Name, contact data and hours of the centre.', {
  name: text('Short name.'),
  fullName: text('Name in full, as on documents.'),
  tagline: text('Tagline.'),
  street: text('Street and number.'),
  area: text('Suburb, city and postal code.'),
  city: text('City.'),
  phone: text('Phone number, as people write it.'),
  email: text('E-mail address.'),
  website: text('Website, without https://.'),
  whatsapp: text('WhatsApp number, digits in international form without a plus.'),
  whatsappGreeting: text('Text that a WhatsApp chat starts with.'),
  facebook: text('Address of the Facebook page.'),
  instagram: text('Address of the Instagram page.'),
  latitude: maybe(float('Latitude, in degrees; null until the centre has given it.')),
  longitude: maybe(float('Longitude, in degrees; null until the centre has given it.')),
  registrationNumbers: text('Numbers under which the centre is registered, as it writes them; may be empty.'),
  vatLine: text('What invoices say about VAT; may be empty.'),
  centreHours: one(Hours, 'When the doors are open; closed on public holidays.'),
  programHours: one(Hours, 'The programme day; before and after it there is early drop-off and late pick-up.'),
})
export type Centre = InstanceType<typeof Centre>

export const Statistic = output('Statistic', 'A figure that the home page shows.', {
  value: text('The figure, such as 50+.'),
  label: text('What it counts.'),
})
export type Statistic = InstanceType<typeof Statistic>

export const About = output('About', 'What the centre says of itself.', {
  mission: text('Mission.'),
  vision: text('Vision.'),
  approach: text('Approach.'),
})
export type About = InstanceType<typeof About>

const feeAmounts = {
  registrationFeeCents: int('One-time registration fee, in cents.'),
  siblingDiscountPercent: int('Discount for the second and later child of a family, in percent.'),
}

export const FeeTerms = output('FeeTerms', 'What holds for fees beside the monthly fee of each program.', {
  ...feeAmounts,
  fullTime: one(Hours, 'Hours of a full day.'),
  halfDay: one(Hours, 'Hours of a half day.'),
})
export type FeeTerms = InstanceType<typeof FeeTerms>

const bankDetails = {
  accountHolder: text('Name of the account holder.'),
  bank: text('Name of the bank.'),
  branchCode: text('Branch code, as people write it.'),
  accountNumber: text('Account number, as people write it.'),
  accountType: text('Kind of account, such as Cheque.'),
}
export const BankDetails = output(
  'BankDetails',
  'Where families pay to; empty texts until the centre has filled them in.',
  bankDetails,
)
export type BankDetails = InstanceType<typeof BankDetails>

export const DemoSignIn = output('DemoSignIn', 'A demo account.', {
  email: text('E-mail address.'),
  password: text('Password.'),
})
export type DemoSignIn = InstanceType<typeof DemoSignIn>

export const EditedSettings = output(
  'EditedSettings',
  'What administrators edit of the settings, with the versions of each part.',
  {
    statistics: many(Statistic, 'The figures of the home page that are typed in.'),
    statisticsVersion: int('Version of the figures.'),
    centreHours: one(Hours, 'When the doors are open.'),
    programHours: one(Hours, 'The programme day.'),
    halfDayEnds: text('When a half day ends, HH:mm.'),
    hoursVersion: int('Version of the hours.'),
  },
)
export type EditedSettings = InstanceType<typeof EditedSettings>

/** All settings by name, each one row of the table `settings`. */
export interface Settings {
  centre: Centre
  statistics: Statistic[]
  about: About
  feeTerms: Omit<FeeSettings, 'version'>
  bankDetails: BankDetails
}

/** One row of the settings. */
export class Setting extends Row {
  static override tableName = 'settings'
  static override formColumns = ['registrationFeeCents']
  static override idColumn = 'name'
  static override jsonAttributes = ['value']

  name!: string
  value!: Record<string, unknown>
  version!: number
  updatedAt!: string
}

const based = 'Counts the changes; sent back with a save, so that nobody overwrites another.'

@ObjectType('CentreSettings', { description: 'Who and where the centre is, as it is edited.' })
export class CentreSettings extends withFields(Centre, { version: int(based) }) {}

export const BankSettings = output('BankSettings', 'Where families pay to, as it is edited.', {
  ...bankDetails,
  version: int(based),
})

export const FeeSettings = output('FeeSettings', 'What holds for fees, as it is edited.', {
  ...feeAmounts,
  halfDayEnds: text('When a half day ends, HH:mm.'),
  version: int(based),
})
export type FeeSettings = InstanceType<typeof FeeSettings>

const RatioBandSetting = output('RatioBand', 'How many children one member of staff may have, up to an age.', {
  toMonths: maybe(int('Age in months up to which it holds; null for all older children.')),
  promise: int('As many as the centre promises.'),
  law: int('As many as the law allows.'),
})

export const RatioSettings = output('RatioSettings', 'Children to staff, by age.', {
  bands: many(RatioBandSetting, 'From the youngest to the oldest.'),
  version: int(based),
})

export const ReadingSettings = output('ReadingSettings', 'When reading about children is called unusual.', {
  childrenAnHour: int('Children that one account opens within an hour before administrators are told.'),
  version: int(based),
})

export const VirtualClassroomSettings = output('VirtualClassroomSettings', 'Where online sessions take place.', {
  domain: text('Domain of the Jitsi Meet server.'),
  version: int(based),
})

const SleepCheck = output('SleepCheck', 'How often a sleeping child is looked at, up to an age.', {
  toMonths: maybe(int('Age in months up to which it holds; null for all older children.')),
  minutes: int('Minutes between two looks.'),
})

const CareSettings = output('CareSettings', 'How the day of a child is told, and what it takes.', {
  telling: text('When families read the day: at_once, or at_closing when staff close it.'),
  sleepChecks: many(SleepCheck, 'How often a sleeping child is looked at, from the youngest to the oldest.'),
  wipesAChange: int('Wipes that a change of a nappy takes.'),
  version: int(based),
})

const MailSettings = output('MailSettings', 'How e-mails leave.', {
  senderName: text('Name that e-mails come from; empty for the name of the centre.'),
  senderAddress: text('Address that e-mails come from; empty for that of the centre.'),
  replyTo: text('Address that answers go to; empty for that of the centre.'),
  isConfigured: yes('Whether a mail server is set up. Without one, e-mails wait in the outbox.'),
  version: int(based),
})

export const MailTemplate = output('MailTemplate', 'The words of an e-mail, with gaps such as {{child}}.', {
  kind: text<MailKind>('received, tour_booked, tour_moved, offered, waitlisted, declined or enrolled.'),
  subject: text('Subject; the number of the application follows it.'),
  text: text('What is between greeting and name.'),
})
export type MailTemplate = InstanceType<typeof MailTemplate>

const MailTemplateSettings = output('MailTemplateSettings', 'The words of the e-mails to applicants.', {
  templates: many(MailTemplate, 'One for each kind.'),
  version: int(based),
})

const VisitTimesSettings = output('VisitTimesSettings', 'When families may be shown round.', {
  monday: text('Times of a Monday, such as 09:00, 10:30; may be empty.'),
  tuesday: text('Times of a Tuesday, such as 09:00, 10:30; may be empty.'),
  wednesday: text('Times of a Wednesday, such as 09:00, 10:30; may be empty.'),
  thursday: text('Times of a Thursday, such as 09:00, 10:30; may be empty.'),
  friday: text('Times of a Friday, such as 09:00, 10:30; may be empty.'),
  version: int(based),
})

export const CentreForms = output(
  'CentreForms',
  'Everything that administrators set up, each group with a version of its own.',
  {
    centre: one(CentreSettings, 'Who and where the centre is.'),
    fees: one(FeeSettings, 'Registration fee and discount.'),
    bank: one(BankSettings, 'Where families pay to.'),
    ratios: one(RatioSettings, 'Children to staff.'),
    reading: one(ReadingSettings, 'When reading about children is called unusual.'),
    care: one(CareSettings, 'How the day of a child is told.'),
    virtualClassroom: one(VirtualClassroomSettings, 'Where online sessions take place.'),
    mail: one(MailSettings, 'How e-mails leave.'),
    mailTemplates: one(MailTemplateSettings, 'The words of the e-mails to applicants.'),
    visitTimes: one(VisitTimesSettings, 'When families may be shown round.'),
  },
)
export type CentreForms = InstanceType<typeof CentreForms>
