import { audit } from '#graphql/data/audit.ts'
import type { Context } from '#graphql/platform/context.ts'
import type { CentreDay } from './hours.rules.ts'
import { updateHoursInContent } from './hoursInContent.service.ts'
import type { BankDetailsForm, CentreForm } from './forms.schema.ts'

interface NewCentre {
  centre: Pick<
    CentreForm,
    'name' | 'fullName' | 'street' | 'area' | 'city' | 'phone' | 'email' | 'whatsapp' | 'website'
  >
  hours: { opens: string; closes: string; programOpens: string; programCloses: string; halfDayEnds: string }
  bank: Omit<BankDetailsForm, 'version'>
}

/**
 * Puts values into a setting; what else it holds stays.
 * @returns what it held before
 */
async function put(context: Context, name: string, part: object, by: number): Promise<object> {
  const before = await context.db('settings').where({ name }).forUpdate().first()
  const value = { ...before.value, ...part }
  await context
    .db('settings')
    .where({ name })
    .update({ value: JSON.stringify(value), version: before.version + 1, updatedAt: context.db.fn.now() })
  await audit(context, { action: 'saveSettings', entity: `setting ${name}`, before: before.value, after: value, by })
  return before.value
}

/**
 * Fills in the settings of a centre that is just being set up, inside the caller's transaction. What the form does not ask
 * for and only another centre could have said is emptied.
 * @param by the administrator that has just been made
 */
export async function describeNewCentre(context: Context, { centre, hours, bank }: NewCentre, by: number) {
  const { opens, closes, programOpens, programCloses, halfDayEnds } = hours
  const described = {
    ...centre,
    whatsappGreeting: `Hello ${centre.name}! I would like to know more about a place for my child.`,
    facebook: '',
    instagram: '',
    latitude: null,
    longitude: null,
    centreHours: { opens, closes },
    programHours: { opens: programOpens, closes: programCloses },
  }
  const before = await put(context, 'centre', described, by)
  await updateHoursInContent(context, before as CentreDay, described, by)
  await put(context, 'feeTerms', { halfDayEnds }, by)
  await put(context, 'bankDetails', bank, by)
}
