import { Field, Float, Int, ObjectType } from 'type-graphql'
import { Row } from '#graphql/data/model.ts'
import { CareSettings } from './careSettings.model.ts'
import { MailTemplateSettings } from './mailTemplates.model.ts'
import { VisitTimesSettings } from './visitTimes.model.ts'
import { MailSettings } from './mailSettings.model.ts'

@ObjectType('Hours', { description: 'A span of the day, Monday to Friday.' })
export class Hours {
  @Field(() => String, { description: 'When it begins, HH:mm.' })
  opens!: string

  @Field(() => String, { description: 'When it ends, HH:mm.' })
  closes!: string
}

@ObjectType('Centre', { description: 'Name, contact data and hours of the centre.' })
export class Centre {
  @Field(() => String, { description: 'Short name.' })
  name!: string

  @Field(() => String, { description: 'Name in full, as on documents.' })
  fullName!: string

  @Field(() => String, { description: 'Tagline.' })
  tagline!: string

  @Field(() => String, { description: 'Street and number.' })
  street!: string

  @Field(() => String, { description: 'Suburb, city and postal code.' })
  area!: string

  @Field(() => String, { description: 'City.' })
  city!: string

  @Field(() => String, { description: 'Phone number, as people write it.' })
  phone!: string

  @Field(() => String, { description: 'E-mail address.' })
  email!: string

  @Field(() => String, { description: 'Website, without https://.' })
  website!: string

  @Field(() => String, { description: 'WhatsApp number, digits in international form without a plus.' })
  whatsapp!: string

  @Field(() => String, { description: 'Text that a WhatsApp chat starts with.' })
  whatsappGreeting!: string

  @Field(() => String, { description: 'Address of the Facebook page.' })
  facebook!: string

  @Field(() => String, { description: 'Address of the Instagram page.' })
  instagram!: string

  @Field(() => Float, { nullable: true, description: 'Latitude, in degrees; null until the centre has given it.' })
  latitude!: number | null

  @Field(() => Float, { nullable: true, description: 'Longitude, in degrees; null until the centre has given it.' })
  longitude!: number | null

  @Field(() => String, {
    description: 'Numbers under which the centre is registered, as it writes them; may be empty.',
  })
  registrationNumbers!: string

  @Field(() => String, { description: 'What invoices say about VAT; may be empty.' })
  vatLine!: string

  @Field(() => Hours, { description: 'When the doors are open; closed on public holidays.' })
  centreHours!: Hours

  @Field(() => Hours, {
    description: 'The programme day; before and after it there is early drop-off and late pick-up.',
  })
  programHours!: Hours
}

@ObjectType('Statistic', { description: 'A figure that the home page shows.' })
export class Statistic {
  @Field(() => String, { description: 'The figure, such as 50+.' })
  value!: string

  @Field(() => String, { description: 'What it counts.' })
  label!: string
}

@ObjectType('About', { description: 'What the centre says of itself.' })
export class About {
  @Field(() => String, { description: 'Mission.' })
  mission!: string

  @Field(() => String, { description: 'Vision.' })
  vision!: string

  @Field(() => String, { description: 'Approach.' })
  approach!: string
}

@ObjectType()
abstract class FeeAmounts {
  @Field(() => Int, { description: 'One-time registration fee, in cents.' })
  registrationFeeCents!: number

  @Field(() => Int, { description: 'Discount for the second and later child of a family, in percent.' })
  siblingDiscountPercent!: number
}

@ObjectType('FeeTerms', { description: 'What holds for fees beside the monthly fee of each program.' })
export class FeeTerms extends FeeAmounts {
  @Field(() => Hours, { description: 'Hours of a full day.' })
  fullTime!: Hours

  @Field(() => Hours, { description: 'Hours of a half day.' })
  halfDay!: Hours
}

@ObjectType('BankDetails', { description: 'Where families pay to; empty texts until the centre has filled them in.' })
export class BankDetails {
  @Field(() => String, { description: 'Name of the account holder.' })
  accountHolder!: string

  @Field(() => String, { description: 'Name of the bank.' })
  bank!: string

  @Field(() => String, { description: 'Branch code, as people write it.' })
  branchCode!: string

  @Field(() => String, { description: 'Account number, as people write it.' })
  accountNumber!: string

  @Field(() => String, { description: 'Kind of account, such as Cheque.' })
  accountType!: string
}

@ObjectType('DemoSignIn', { description: 'A demo account.' })
export class DemoSignIn {
  @Field(() => String, { description: 'E-mail address.' })
  email!: string

  @Field(() => String, { description: 'Password.' })
  password!: string
}

@ObjectType('EditedSettings', {
  description: 'What administrators edit of the settings, with the versions of each part.',
})
export class EditedSettings {
  @Field(() => [Statistic], { description: 'The figures of the home page that are typed in.' })
  statistics!: Statistic[]

  @Field(() => Int, { description: 'Version of the figures.' })
  statisticsVersion!: number

  @Field(() => Hours, { description: 'When the doors are open.' })
  centreHours!: Hours

  @Field(() => Hours, { description: 'The programme day.' })
  programHours!: Hours

  @Field(() => String, { description: 'When a half day ends, HH:mm.' })
  halfDayEnds!: string

  @Field(() => Int, { description: 'Version of the hours.' })
  hoursVersion!: number
}

/** All settings by name, each one row of the table `settings`. */
export interface Settings {
  centre: Centre
  statistics: Statistic[]
  about: About
  feeTerms: FeeAmounts & { halfDayEnds: string }
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
export class CentreSettings extends Centre {
  @Field(() => Int, { description: based })
  version!: number
}

@ObjectType('BankSettings', { description: 'Where families pay to, as it is edited.' })
export class BankSettings extends BankDetails {
  @Field(() => Int, { description: based })
  version!: number
}

@ObjectType('FeeSettings', { description: 'What holds for fees, as it is edited.' })
export class FeeSettings extends FeeAmounts {
  @Field(() => String, { description: 'When a half day ends, HH:mm.' })
  halfDayEnds!: string

  @Field(() => Int, { description: based })
  version!: number
}

@ObjectType('RatioBand', { description: 'How many children one member of staff may have, up to an age.' })
class RatioBandSetting {
  @Field(() => Int, { nullable: true, description: 'Age in months up to which it holds; null for all older children.' })
  toMonths!: number | null

  @Field(() => Int, { description: 'As many as the centre promises.' })
  promise!: number

  @Field(() => Int, { description: 'As many as the law allows.' })
  law!: number
}

@ObjectType('RatioSettings', { description: 'Children to staff, by age.' })
export class RatioSettings {
  @Field(() => [RatioBandSetting], { description: 'From the youngest to the oldest.' })
  bands!: RatioBandSetting[]

  @Field(() => Int, { description: based })
  version!: number
}

@ObjectType('ReadingSettings', { description: 'When reading about children is called unusual.' })
export class ReadingSettings {
  @Field(() => Int, { description: 'Children that one account opens within an hour before administrators are told.' })
  childrenAnHour!: number

  @Field(() => Int, { description: based })
  version!: number
}

@ObjectType('VirtualClassroomSettings', { description: 'Where online sessions take place.' })
export class VirtualClassroomSettings {
  @Field(() => String, { description: 'Domain of the Jitsi Meet server.' })
  domain!: string

  @Field(() => Int, { description: based })
  version!: number
}

@ObjectType('CentreForms', {
  description: 'Everything that administrators set up, each group with a version of its own.',
})
export class CentreForms {
  @Field(() => CentreSettings, { description: 'Who and where the centre is.' })
  centre!: CentreSettings

  @Field(() => FeeSettings, { description: 'Registration fee and discount.' })
  fees!: FeeSettings

  @Field(() => BankSettings, { description: 'Where families pay to.' })
  bank!: BankSettings

  @Field(() => RatioSettings, { description: 'Children to staff.' })
  ratios!: RatioSettings

  @Field(() => ReadingSettings, { description: 'When reading about children is called unusual.' })
  reading!: ReadingSettings

  @Field(() => CareSettings, { description: 'How the day of a child is told.' })
  care!: CareSettings

  @Field(() => VirtualClassroomSettings, { description: 'Where online sessions take place.' })
  virtualClassroom!: VirtualClassroomSettings

  @Field(() => MailSettings, { description: 'How e-mails leave.' })
  mail!: MailSettings

  @Field(() => MailTemplateSettings, { description: 'The words of the e-mails to applicants.' })
  mailTemplates!: MailTemplateSettings

  @Field(() => VisitTimesSettings, { description: 'When families may be shown round.' })
  visitTimes!: VisitTimesSettings
}
