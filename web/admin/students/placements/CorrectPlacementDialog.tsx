import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { type DayPlan, dayPlanLabels, dayPlans } from '#graphql/children/children.rules.ts'
import { type Correction, correctionSchema, type CorrectionValues } from '#graphql/placements/pathCorrection.schema.ts'
import { formatDate, formatMonth, isCalendarDate } from '#graphql/values/dates.ts'
import { count } from '#web/admin/shared/format.ts'
import { emptyToNull, labelIn, optionsOf, text } from '#web/admin/shared/formValues.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type ChildChoicesQuery, ChildChoicesDocument } from '../students.generated.ts'
import {
  type ChildPathQuery,
  CorrectionEffectsDocument,
  type CorrectionEffectsQuery,
  CorrectPlacementDocument,
} from './placements.generated.ts'

type Child = Pick<ChildPathQuery['child'], 'id' | 'firstName'>
type Placement = ChildPathQuery['child']['placements'][number]

interface CorrectPlacementProps {
  child: Child
  placement: Placement
  onClose: () => void
}

const valuesOf = (from: Record<string, unknown>): CorrectionValues => ({
  classId: text(from.classId),
  programId: text(from.programId),
  dayPlan: (from.dayPlan as DayPlan | undefined) ?? 'full_time',
  fromDate: text(from.fromDate),
  toDate: text(from.toDate),
  reason: text(from.reason),
})

/** The classes in use, and the one that is recorded where it was closed since. */
const classOptions = (choices: ChildChoicesQuery, { class: room }: Placement) =>
  optionsOf(room && !choices.classes.some(({ id }) => id === room.id) ? [...choices.classes, room] : choices.classes)

/** Corrects where a child was, is or will be, once the classes and programs are there. */
export function CorrectPlacementDialog(props: CorrectPlacementProps) {
  const query = useScreenQuery(ChildChoicesDocument, {}, { fetchPolicy: 'network-only' })
  if (query.data) return <CorrectionForm {...props} choices={query.data} />
  return (
    <Dialog open onClose={props.onClose} title="Correct the record">
      <QueryState query={query} what="form" count={4} height="row" />
    </Dialog>
  )
}

function CorrectionForm({
  child,
  placement,
  choices,
  onClose,
}: CorrectPlacementProps & { choices: ChildChoicesQuery }) {
  const [correct] = useMutation(CorrectPlacementDocument)
  const classes = classOptions(choices, placement)
  const programs = optionsOf(choices.programs)
  const day = (value: unknown) => (value ? formatDate(String(value)) : 'open')
  const form = useSavedForm<CorrectionValues, Correction>({
    schema: correctionSchema,
    defaultValues: valuesOf({ ...placement }),
    version: placement.version,
    labels: {
      classId: { label: 'Class', inWords: labelIn(classes) },
      programId: { label: 'Program', inWords: labelIn(programs) },
      dayPlan: { label: 'Days', inWords: (value) => dayPlanLabels[value as DayPlan] },
      fromDate: { label: 'First day', inWords: day },
      toDate: { label: 'Last day', inWords: day },
    },
    failed: 'Failed to correct the record',
    toValues: valuesOf,
    save: async (input, version) => {
      await correct({ variables: { input: { ...input, childId: child.id, id: placement.id, version } } })
      toast({ title: 'Record corrected' })
      onClose()
    },
  })
  const { field, control } = form
  const [fromDate, toDate] = useWatch({ control, name: ['fromDate', 'toDate'] })
  const isPeriod = isCalendarDate(fromDate) && (!toDate || isCalendarDate(String(toDate)))
  const { data } = useScreenQuery(
    CorrectionEffectsDocument,
    { id: placement.id, fromDate, toDate: toDate ? String(toDate) : null },
    { skip: !isPeriod },
  )
  return (
    <FormDialog
      {...form.parts}
      title={`Correct where ${child.firstName} was`}
      description="For what was recorded wrongly. For a move from today on, use Move up."
      onClose={onClose}
      saveLabel="Save correction"
    >
      <Grid columnsOf={220}>
        <SelectField
          label="Class"
          optional
          placeholder="No class yet"
          options={classes}
          {...field('classId', emptyToNull)}
        />
        <SelectField
          label="Program"
          optional
          placeholder="No program yet"
          options={programs}
          {...field('programId', emptyToNull)}
        />
        <FormField as={CentreDayField} control={control} name="fromDate" label="First day" />
        <FormField as={CentreDayField} control={control} name="toDate" label="Last day" optional />
      </Grid>
      <RadioGroup
        legend="Days"
        options={dayPlans.map((value) => ({ value, label: dayPlanLabels[value] }))}
        {...field('dayPlan')}
      />
      <Effects effects={data?.correctionEffects} />
      <TextArea
        label="Reason"
        optional
        rows={2}
        hint="Needed where days before today change. It is stored in the audit log."
        {...field('reason')}
      />
    </FormDialog>
  )
}

/** What already rests on these days. */
function Effects({ effects }: { effects: CorrectionEffectsQuery['correctionEffects'] | undefined }) {
  if (!effects) return null
  const { billedMonths, registerDays } = effects
  if (billedMonths.length === 0 && registerDays === 0)
    return <Notice tone="good">No bill and no day on the register lies in this period.</Notice>
  const [first, last] = [billedMonths[0], billedMonths.at(-1)]
  const months =
    first === last ? first && formatMonth(first) : `${formatMonth(first ?? '')} to ${formatMonth(last ?? '')}`
  return (
    <Notice tone="warning" title="This period has records">
      {registerDays > 0 && `${count(registerDays, 'day')} on the register. `}
      {first &&
        `${count(billedMonths.length, 'month')} billed: ${months}. Bills stay as they are; correct them in Billing.`}
    </Notice>
  )
}
