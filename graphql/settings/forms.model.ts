import { Field, Int, ObjectType } from 'type-graphql'
import { Row } from '#graphql/data/model.ts'
import { BankDetails, Centre, FeeTerms } from './settings.model.ts'

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
export class FeeSettings implements Pick<FeeTerms, 'registrationFeeCents' | 'siblingDiscountPercent'> {
  @Field(() => Int, { description: 'One-time registration fee, in cents.' })
  registrationFeeCents!: number

  @Field(() => Int, { description: 'Discount for the second and later child of a family, in percent.' })
  siblingDiscountPercent!: number

  @Field(() => String, { description: 'When a half day ends, HH:mm.' })
  halfDayEnds!: string

  @Field(() => Int, { description: based })
  version!: number
}

@ObjectType('RatioBand', { description: 'How many children one member of staff may have, up to an age.' })
export class RatioBandSetting {
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

@ObjectType('VirtualClassroomSettings', { description: 'Where online sessions take place.' })
export class VirtualClassroomSettings {
  @Field(() => String, { description: 'Domain of the Jitsi Meet server.' })
  domain!: string

  @Field(() => Int, { description: based })
  version!: number
}

@ObjectType('MailSettings', { description: 'How e-mails leave.' })
export class MailSettings {
  @Field(() => String, { description: 'Name that e-mails come from; empty for the name of the centre.' })
  senderName!: string

  @Field(() => Boolean, { description: 'Whether a mail server is set up. Without one, e-mails wait in the outbox.' })
  isConfigured!: boolean

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

  @Field(() => VirtualClassroomSettings, { description: 'Where online sessions take place.' })
  virtualClassroom!: VirtualClassroomSettings

  @Field(() => MailSettings, { description: 'How e-mails leave.' })
  mail!: MailSettings
}
