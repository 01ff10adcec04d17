import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type DayPlan, dayPlanLabels, dayPlans } from '#graphql/children/children.rules.ts'
import { type Correction, correctionSchema, type CorrectionValues } from '#graphql/placements/pathCorrection.schema.ts'
import { formatDate, formatMonth, isCalendarDate } from '#graphql/values/dates.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { count } from '#web/admin/shared/format.ts'
import { emptyToNull, labelIn, optionsOf, text } from '#web/admin/shared/formValues.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ReasonDialog } from '../../billing/BillingDialogs.tsx'
import { type ChildChoicesQuery, ChildChoicesDocument } from '../students.generated.ts'
import { formatPeriod } from './pathWords.ts'
import {
  AddPlacementDocument,
  type ChildPathQuery,
  CorrectionEffectsDocument,
  type CorrectionEffectsQuery,
  CorrectPlacementDocument,
  RemovePlacementDocument,
} from './placements.generated.ts'

type Child = Pick<ChildPathQuery['child'], 'id' | 'firstName'>
type Placement = ChildPathQuery['child']['placements'][number]

interface CorrectPlacementProps {
  child: Child
  /** null for one that is added. */
  placement: Placement | null
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
const classOptions = (choices: ChildChoicesQuery, room: Placement['class']) =>
  optionsOf(room && !choices.classes.some(({ id }) => id === room.id) ? [...choices.classes, room] : choices.classes)

/** Corrects, adds or removes where a child was, is or will be, once the classes and programs are there. */
export function CorrectPlacementDialog(props: CorrectPlacementProps) {
  const query = useScreenQuery(ChildChoicesDocument, {}, { fetchPolicy: 'network-only' })
  const [removing, setRemoving] = useState(false)
  const { child, placement, onClose } = props
  if (removing && placement)
    return <RemovePlacement child={child} placement={placement} onClose={() => setRemoving(false)} onDone={onClose} />
  if (query.data) return <CorrectionForm {...props} choices={query.data} onRemove={() => setRemoving(true)} />
  return (
    <Dialog onClose={onClose} title={placement ? 'Edit placement' : 'Add a placement'}>
      <QueryState query={query} what="form" count={4} height="row" />
    </Dialog>
  )
}

/** Saves a placement that is there, or adds one and offers to take that back. */
function useSavePlacement({ child, placement, onClose }: CorrectPlacementProps) {
  const [correct] = useMutation(CorrectPlacementDocument)
  const [add] = useMutation(AddPlacementDocument)
  const [remove] = useMutation(RemovePlacementDocument)
  return async (values: Correction, version: number | undefined) => {
    const input = { ...values, childId: child.id }
    if (placement) {
      await correct({ variables: { input: { ...input, id: placement.id, version } } })
      toast({ title: 'Record corrected' })
      return onClose()
    }
    const { data } = await add({ variables: { input } })
    const { id, version: added } = data?.addPlacement ?? {}
    const takeBack = () =>
      remove({
        variables: { input: { childId: child.id, id: id ?? 0, version: added, reason: 'Addition undone' } },
      })
    const undo = () => void attempt('Failed to remove the placement', takeBack, 'Placement removed')
    toast({ title: 'Placement added', action: { label: 'Undo', onPress: undo } })
    onClose()
  }
}

interface CorrectionFormProps extends CorrectPlacementProps {
  choices: ChildChoicesQuery
  onRemove: () => void
}

function CorrectionForm({ choices, onRemove, ...props }: CorrectionFormProps) {
  const { child, placement, onClose } = props
  const save = useSavePlacement(props)
  const classes = classOptions(choices, placement?.class ?? null)
  const programs = optionsOf(choices.programs)
  const day = (value: unknown) => (value ? formatDate(String(value)) : 'open')
  const form = useSavedForm<CorrectionValues, Correction>({
    schema: correctionSchema,
    defaultValues: valuesOf({ ...placement }),
    ...(placement && { version: placement.version }),
    labels: {
      classId: { label: 'Class', format: labelIn(classes) },
      programId: { label: 'Program', format: labelIn(programs) },
      dayPlan: { label: 'Days', format: (value) => dayPlanLabels[value as DayPlan] },
      fromDate: { label: 'First day', format: day },
      toDate: { label: 'Last day', format: day },
    },
    failed: placement ? 'Failed to correct the record' : 'Failed to add the placement',
    toValues: valuesOf,
    save,
  })
  const { field, control } = form
  const [fromDate, toDate] = useWatch({ control, name: ['fromDate', 'toDate'] })
  const isPeriod = isCalendarDate(fromDate) && (!toDate || isCalendarDate(String(toDate)))
  const { data } = useScreenQuery(
    CorrectionEffectsDocument,
    { childId: child.id, id: placement?.id ?? null, fromDate, toDate: toDate ? String(toDate) : null },
    { skip: !isPeriod },
  )
  return (
    <FormDialog
      {...form.formProps}
      title={placement ? 'Edit placement' : 'Add a placement'}
      description={`${placement ? 'To correct mistakes' : 'For a period that was never recorded'}. For a move from today, use Move up.`}
      onClose={onClose}
      saveLabel={placement ? 'Save correction' : 'Add placement'}
      aside={
        placement && (
          <Button size="small" tone="quiet" icon={Trash2} onClick={onRemove}>
            Remove
          </Button>
        )
      }
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
        hint="Required when past days change. Stored in the audit log."
        {...field('reason')}
      />
    </FormDialog>
  )
}

interface RemovePlacementProps {
  child: Child
  placement: Placement
  onClose: () => void
  onDone: () => void
}

/** Asks why before a placement that never was goes, and says what was recorded on its days. */
function RemovePlacement({ child, placement, onClose, onDone }: RemovePlacementProps) {
  const [remove] = useMutation(RemovePlacementDocument)
  const { id, version, fromDate, toDate } = placement
  const { data } = useScreenQuery(CorrectionEffectsDocument, { childId: child.id, id, fromDate, toDate })
  return (
    <ReasonDialog
      title="Remove this placement?"
      description={`${placement.class?.name ?? 'No class yet'}, ${formatPeriod(placement)}. ${child.firstName} was not at the centre on these days, and disappears from their registers and reports.`}
      placeholder="Was entered twice"
      saveLabel="Remove placement"
      savingLabel="Removing..."
      failed="Failed to remove the placement"
      onClose={onClose}
      onSave={async (reason) => {
        await remove({ variables: { input: { childId: child.id, id, version, reason } } })
        toast({ title: 'Placement removed' })
        onDone()
      }}
    >
      <Effects effects={data?.correctionEffects} />
    </ReasonDialog>
  )
}

/** What already rests on these days. */
function Effects({ effects }: { effects: CorrectionEffectsQuery['correctionEffects'] | undefined }) {
  if (!effects) return null
  const { billedMonths, registerDays } = effects
  if (billedMonths.length === 0 && registerDays === 0)
    return <Notice tone="good">There are no bills or register days in this period.</Notice>
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
