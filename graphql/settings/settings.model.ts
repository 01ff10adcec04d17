import { ObjectType } from 'type-graphql'
import { day, float, int, many, maybe, one, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import { Row } from '#graphql/data/model.ts'
import type { MailKind } from './mailTemplates.rules.ts'

export const Hours = output('Hours', 'A time range, Monday to Friday.', {
  opens: text('Start, HH:mm.'),
  closes: text('End, HH:mm.'),
})

export const Centre = output('Centre', "The centre's name, contact details and hours.", {
  name: text('Short name.'),
  fullName: text('Full name, as on documents.'),
  tagline: text('Tagline.'),
  street: text('Street address.'),
  area: text('Suburb, city and postal code.'),
  city: text('City.'),
  phone: text('Phone number, as displayed.'),
  email: text('E-mail address.'),
  website: text('Website, without https://.'),
  whatsapp: text('WhatsApp number, digits in international form without a plus.'),
  whatsappGreeting: text('First message of a WhatsApp chat.'),
  facebook: text('Address of the Facebook page.'),
  instagram: text('Address of the Instagram page.'),
  latitude: maybe(float('Latitude, in degrees; null if not set.')),
  longitude: maybe(float('Longitude, in degrees; null if not set.')),
  registrationNumbers: text("The centre's registration numbers, as displayed; may be empty."),
  vatLine: text('VAT note on invoices; may be empty.'),
  centreHours: one(Hours, 'Opening hours; closed on public holidays.'),
  programHours: one(Hours, 'The program day; early drop-off before it and late pick-up after it.'),
})
export type Centre = InstanceType<typeof Centre>

export const Statistic = output('Statistic', 'A statistic on the home page.', {
  value: text('The figure, such as 50+.'),
  label: text('What the figure counts.'),
})
export type Statistic = InstanceType<typeof Statistic>

export const About = output('About', "The centre's About texts.", {
  mission: text('Mission.'),
  vision: text('Vision.'),
  approach: text('Approach.'),
})
export type About = InstanceType<typeof About>

const feeAmounts = {
  registrationFeeCents: int('One-time registration fee, in cents.'),
  siblingDiscountPercent: int('Sibling discount for the second and each further child, in percent.'),
}

export const FeeTerms = output('FeeTerms', 'Fee terms other than the monthly fee of each program.', {
  ...feeAmounts,
  fullTime: one(Hours, 'Hours of a full day.'),
  halfDay: one(Hours, 'Hours of a half day.'),
})
export type FeeTerms = InstanceType<typeof FeeTerms>

const bankDetails = {
  accountHolder: text('Name of the account holder.'),
  bank: text('Name of the bank.'),
  branchCode: text('Branch code, as displayed.'),
  accountNumber: text('Account number, as displayed.'),
  accountType: text('Account type, such as Cheque.'),
}
export const BankDetails = output(
  'BankDetails',
  'Bank details for payments; empty texts until the centre has filled them in.',
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
  'Settings as administrators edit them, with the version of each part.',
  {
    statistics: many(Statistic, 'The entered statistics of the home page.'),
    statisticsVersion: int('Version of the figures.'),
    centreHours: one(Hours, 'Opening hours.'),
    programHours: one(Hours, 'The program day.'),
    halfDayEnds: text('End of a half day, HH:mm.'),
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

const version = int("Version number; sent back when saving, so that nobody overwrites a colleague's change.")

/** Settings that are saved together. */
const form = <Fields extends Parameters<typeof output>[2]>(name: string, about: string, fields: Fields) =>
  output(name, about, { ...fields, version })

@ObjectType('CentreSettings', { description: "The centre's details, for editing." })
export class CentreSettings extends withFields(Centre, {
  openedOn: maybe(day('First day of the centre; null if not set. No child is placed before it.')),
  version,
}) {}

export const BankSettings = form('BankSettings', 'Bank details for payments, for editing.', {
  ...bankDetails,
})

export const FeeSettings = form('FeeSettings', 'Fee terms, as administrators edit them.', {
  ...feeAmounts,
  halfDayEnds: text('End of a half day, HH:mm.'),
})
export type FeeSettings = InstanceType<typeof FeeSettings>

const RatioBandSetting = output('RatioBand', 'Children per member of staff, up to an age.', {
  toMonths: maybe(int('Upper age limit in months; null for no limit.')),
  promise: int('Our ratio.'),
  law: int('Legal limit.'),
})

export const RatioSettings = form('RatioSettings', 'Children to staff, by age.', {
  bands: many(RatioBandSetting, 'From youngest to oldest.'),
})

export const ReadingSettings = form('ReadingSettings', "When reading children's records counts as unusual.", {
  childrenAnHour: int(
    "How many children's records one account may open within an hour before administrators are alerted.",
  ),
})

export const VirtualClassroomSettings = form('VirtualClassroomSettings', 'Where online sessions take place.', {
  domain: text('Domain of the Jitsi Meet server.'),
})

const SleepCheck = output('SleepCheck', 'How often a sleeping child is checked, up to an age.', {
  toMonths: maybe(int('Upper age limit in months; null for no limit.')),
  minutes: int('Minutes between checks.'),
})

export const CareSettings = form('CareSettings', "How families follow a child's day, and supplies used.", {
  telling: text('When families can read about the day: at_once, or at_closing when staff close it.'),
  sleepChecks: many(SleepCheck, 'Sleep check intervals from youngest to oldest.'),
  wipesAChange: int('Wipes used per nappy change.'),
})

export const ReportCardSettings = form('ReportCardSettings', 'How report cards are published.', {
  needApproval: yes('Whether the office approves them before parents read them.'),
})

export const MailSettings = form('MailSettings', 'How e-mails are sent.', {
  senderName: text("Sender name; empty for the centre's name."),
  senderAddress: text("Sender address; empty for the centre's address."),
  replyTo: text("Reply-to address; empty for the centre's address."),
  isConfigured: yes('Whether a mail server is set up. Without one, e-mails wait in the outbox.'),
})

export const MailTemplate = output('MailTemplate', 'The wording of an e-mail, with placeholders such as {{child}}.', {
  kind: text<MailKind>('received, tour_booked, tour_moved, offered, waitlisted, declined or enrolled.'),
  subject: text("Subject; the application's reference is added."),
  text: text("The text between the greeting and the sender's name."),
})
export type MailTemplate = InstanceType<typeof MailTemplate>

const MailTemplateSettings = form('MailTemplateSettings', 'The wording of the e-mails to applicants.', {
  templates: many(MailTemplate, 'One for each kind.'),
})

export const VisitTimesSettings = form('VisitTimesSettings', 'Visiting times for families.', {
  monday: text('Times on Mondays, such as 09:00, 10:30; may be empty.'),
  tuesday: text('Times on Tuesdays, such as 09:00, 10:30; may be empty.'),
  wednesday: text('Times on Wednesdays, such as 09:00, 10:30; may be empty.'),
  thursday: text('Times on Thursdays, such as 09:00, 10:30; may be empty.'),
  friday: text('Times on Fridays, such as 09:00, 10:30; may be empty.'),
})

export const CentreForms = output('CentreForms', 'All settings for administrators, each group with its own version.', {
  centre: one(CentreSettings, "The centre's name and address."),
  fees: one(FeeSettings, 'Registration fee and discount.'),
  bank: one(BankSettings, 'Bank details for payments.'),
  ratios: one(RatioSettings, 'Children to staff.'),
  reading: one(ReadingSettings, "When reading children's records counts as unusual."),
  care: one(CareSettings, "How families follow a child's day."),
  reportCards: one(ReportCardSettings, 'How report cards are published.'),
  virtualClassroom: one(VirtualClassroomSettings, 'Where online sessions take place.'),
  mail: one(MailSettings, 'How e-mails are sent.'),
  mailTemplates: one(MailTemplateSettings, 'The wording of the e-mails to applicants.'),
  visitTimes: one(VisitTimesSettings, 'Visiting times for families.'),
})
export type CentreForms = InstanceType<typeof CentreForms>
