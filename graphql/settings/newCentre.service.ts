import type { Context } from '#graphql/platform/context.ts'
import type { CentreDay } from './hours.rules.ts'
import { updateHoursInContent } from './hoursInContent.service.ts'
import type { BankDetailsForm, CentreForm } from './forms.schema.ts'
import { writeSetting } from './writeSetting.ts'

interface NewCentre {
  centre: Pick<
    CentreForm,
    'name' | 'fullName' | 'street' | 'area' | 'city' | 'phone' | 'email' | 'whatsapp' | 'website'
  >
  hours: { opens: string; closes: string; programOpens: string; programCloses: string; halfDayEnds: string }
  bank: Omit<BankDetailsForm, 'version'>
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
  const put = (name: string, part: object) => writeSetting(context, { action: 'saveSettings', name, part, by })
  const { before } = await put('centre', described)
  await updateHoursInContent(context, before.value as unknown as CentreDay, described, by)
  await put('feeTerms', { halfDayEnds })
  await put('bankDetails', bank)
}
