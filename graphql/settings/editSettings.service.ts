import { audit } from '#graphql/data/audit.ts'
import { now } from '#graphql/data/rows.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Row } from '#graphql/data/model.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { updateHoursInContent } from './hoursInContent.service.ts'
import type { EditedSettings, Settings } from './settings.model.ts'
import { mayManageSettings } from './settings.policy.ts'
import type { HoursInput, StatisticsInput } from './settings.schema.ts'

/** One row of the table: a setting by its name. */
class Setting extends Row {
  static override tableName = 'settings'
  static override idColumn = 'name'
  static override jsonAttributes = ['value']
  static override auditedColumns = ['name', 'value']

  name!: keyof Settings
  value!: Settings[keyof Settings]
  version!: number
  updatedAt!: string
}

/** The settings that are edited beside each other, with their versions. For staff. */
export async function editedSettings(context: Context): Promise<EditedSettings> {
  authorise(context, mayManageSettings)
  const rows = await Setting.query(context.db).findByIds(['centre', 'statistics', 'feeTerms'])
  const find = (name: keyof Settings) => {
    const row = rows.find((each) => each.name === name)
    if (!row) throw new Error(`The setting ${name} is missing: the database was not set up`)
    return row
  }
  const centre = find('centre')
  const { centreHours, programHours } = centre.value as Settings['centre']
  return {
    statistics: find('statistics').value as Settings['statistics'],
    statisticsVersion: find('statistics').version,
    centreHours,
    programHours,
    halfDayEnds: (find('feeTerms').value as Settings['feeTerms']).halfDayEnds,
    hoursVersion: centre.version,
  }
}

/** Writes a part of a setting; what else it holds stays. */
async function write(context: Context, action: string, name: keyof Settings, part: object, version?: number | null) {
  const before = await Setting.query(context.db).findById(name).forUpdate().throwIfNotFound()
  assertNotStale(Object.assign(new Setting(), before.value, { version: before.version }), version)
  const value = Array.isArray(part) ? part : { ...before.value, ...part }
  const changed = { value: value as Settings[keyof Settings], version: before.version + 1, updatedAt: now() }
  const after = await Setting.query(context.db).patchAndFetchById(name, changed)
  await audit(context, { action, entity: `setting ${name}`, before: before.auditValues(), after: after.auditValues() })
  return after
}

/**
 * Changes the figures of the home page, at once. The daily hours among them follow from the hours of the centre.
 * @throws AppError BAD_USER_INPUT, STALE
 */
export async function updateStatistics(context: Context, input: StatisticsInput): Promise<EditedSettings> {
  authorise(context, mayManageSettings)
  await transaction(context, { action: 'updateStatistics', input, model: Setting }, (inner) =>
    write(inner, 'updateStatistics', 'statistics', input.statistics, input.version),
  )
  return editedSettings(context)
}

/**
 * Changes the hours of the centre and of the program day, everywhere at once.
 * @throws AppError BAD_USER_INPUT, STALE
 */
export async function updateHours(context: Context, input: HoursInput): Promise<EditedSettings> {
  authorise(context, mayManageSettings)
  const { centreHours, programHours, halfDayEnds, version } = input
  await transaction(context, { action: 'updateHours', input, model: Setting }, async (inner) => {
    const before = await Setting.query(inner.db).findById('centre').forUpdate().throwIfNotFound()
    const row = await write(inner, 'updateHours', 'centre', { centreHours, programHours }, version)
    await updateHoursInContent(inner, before.value as Settings['centre'], { centreHours, programHours })
    await write(inner, 'updateHours', 'feeTerms', { halfDayEnds })
    return row
  })
  return editedSettings(context)
}
