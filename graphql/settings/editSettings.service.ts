import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { updateHoursInContent } from './hoursInContent.service.ts'
import type { EditedSettings, Settings } from './settings.model.ts'
import { Setting } from './forms.model.ts'
import { mayManageSettings } from './settings.policy.ts'
import type { HoursInput, StatisticsInput } from './settings.schema.ts'
import { writeSetting } from './writeSetting.ts'

export async function editedSettings(context: Context): Promise<EditedSettings> {
  authorise(context, mayManageSettings)
  const rows = await Setting.query(context.db).findByIds(['centre', 'statistics', 'feeTerms'])
  const find = (name: keyof Settings) => {
    const row = rows.find((each) => each.name === name)
    if (!row) throw new Error(`The setting ${name} is missing: the database was not set up`)
    return row
  }
  const centre = find('centre')
  const { centreHours, programHours } = centre.value as unknown as Settings['centre']
  return {
    statistics: find('statistics').value as unknown as Settings['statistics'],
    statisticsVersion: find('statistics').version,
    centreHours,
    programHours,
    halfDayEnds: (find('feeTerms').value as unknown as Settings['feeTerms']).halfDayEnds,
    hoursVersion: centre.version,
  }
}

export async function updateStatistics(context: Context, input: StatisticsInput): Promise<EditedSettings> {
  authorise(context, mayManageSettings)
  const { statistics, version } = input
  const action = 'updateStatistics'
  await transaction(context, { action, input, model: Setting }, async (inner) => {
    const { after } = await writeSetting(inner, { action, name: 'statistics', part: statistics, version })
    return after
  })
  return editedSettings(context)
}

export async function updateHours(context: Context, input: HoursInput): Promise<EditedSettings> {
  authorise(context, mayManageSettings)
  const { centreHours, programHours, halfDayEnds, version } = input
  const action = 'updateHours'
  const hours = { centreHours, programHours }
  await transaction(context, { action, input, model: Setting }, async (inner) => {
    const { before, after } = await writeSetting(inner, { action, name: 'centre', part: hours, version })
    await updateHoursInContent(inner, before.value as unknown as Settings['centre'], hours)
    await writeSetting(inner, { action, name: 'feeTerms', part: { halfDayEnds } })
    return after
  })
  return editedSettings(context)
}
