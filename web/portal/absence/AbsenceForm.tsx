import { useMutation } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type AbsenceChange, absenceChangeSchema, type AbsenceFormValues } from '#graphql/absences/absences.schema.ts'
import { closedDaysAround, type Closing } from '#graphql/closedDays/closedDays.rules.ts'
import { failureOf } from '#web/app/failure.ts'
import { AlsoFor, namesOf } from '#web/shared/form/AlsoFor.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ChangeAbsenceDocument, ReportAbsenceDocument, WithdrawAbsenceDocument } from './absence.generated.ts'
import {
  type AbsentChild,
  closedText,
  commonReasons,
  formatDays,
  firstDayFor,
  siblingsFor,
  type ToldAbsence,
} from './absence.ts'

interface AbsenceFormProps {
  child: AbsentChild
  /** The children of the family, who can be reported along with it. */
  family: readonly AbsentChild[]
  today: string
  closings: readonly Closing[]
  /** The absence that is changed; without one a new one is reported. */
  known?: ToldAbsence
  onDone: () => void
}

const isCommon = (reason: string) => (commonReasons as readonly string[]).includes(reason)

/** Reports an absence: a tap on a reason sends it for the day, or the days, above. Or changes one. */
export function AbsenceForm({ child, family, today, closings, known, onDone }: AbsenceFormProps) {
  const day = firstDayFor(today, child.attendanceToday, closings)
  const [severalChosen, setSeveralChosen] = useState<boolean | null>(null)
  const [alsoChosen, setAlsoChosen] = useState<readonly number[]>([])
  const [ownChosen, setOwnChosen] = useState(false)
  const [report] = useMutation(ReportAbsenceDocument)
  const [change] = useMutation(ChangeAbsenceDocument)
  const [withdraw] = useWithdrawAbsence()

  async function reportNew(input: AbsenceChange) {
    const alsoFor = also.map(({ id }) => id)
    const { data } = await report({ variables: { input: { ...input, childId: child.id, alsoFor } } })
    const told = data?.reportAbsence
    const names = namesOf([child, ...also])
    const isAlone = also.length === 0
    const undo = (absence: NonNullable<typeof told>) =>
      void withdraw(
        `${names} ${isAlone ? 'is' : 'are'} coming`,
        [absence, ...absence.together].map(({ id }) => id),
      )
    toast({
      title: `${names} ${isAlone ? 'has' : 'have'} been reported absent`,
      text: `${formatDays(told ?? input, today)}: ${input.reason}`,
      ...(told && { action: { label: 'Undo', onPress: () => undo(told) } }),
    })
    onDone()
  }

  async function changeKnown(id: number, input: AbsenceChange) {
    const { data } = await change({ variables: { id, input } })
    const days = formatDays(data?.changeAbsence ?? input, today)
    toast({ title: `${child.firstName}'s absence has been changed`, text: `${days}: ${input.reason}` })
    onDone()
  }

  const form = useSavedForm<AbsenceFormValues, AbsenceChange>({
    schema: absenceChangeSchema,
    defaultValues: {
      fromDate: known?.fromDate ?? day,
      toDate: known?.toDate ?? day,
      reason: known?.reason ?? '',
    },
    ...(known ? {} : { draft: `absence.${child.id}` }),
    save: (input) => (known ? changeKnown(known.id, input) : reportNew(input)),
  })
  const { field, control, getValues, setFocus, setValue, formState } = form
  const [fromDate, toDate, reason] = useWatch({ control, name: ['fromDate', 'toDate', 'reason'] })

  const siblings = known ? [] : siblingsFor(child, family, { from: fromDate, today })
  const also = siblings.filter(({ id }) => alsoChosen.includes(id))

  // the day that is offered moves on at midnight while the form is open
  const offered = useRef(day)
  useEffect(() => {
    if (known) return
    const typed = getValues()
    if (typed.fromDate >= today && typed.fromDate !== offered.current) return
    setValue('fromDate', day)
    setValue('toDate', typed.toDate > day && typed.toDate !== offered.current ? typed.toDate : day)
    offered.current = day
  }, [known, day, today, getValues, setValue])

  const several = known !== undefined || (severalChosen ?? (fromDate !== day || toDate !== day))
  const ownReason = known !== undefined || ownChosen || (reason !== '' && !isCommon(reason))
  const closed = several ? closedText(fromDate, toDate, closings) : null
  const named = closedDaysAround(today, closings)

  useEffect(() => {
    if (ownChosen) setFocus('reason')
  }, [ownChosen, setFocus])

  function chooseDays(choice: 'one' | 'several') {
    setSeveralChosen(choice === 'several')
    if (choice === 'several') return
    setValue('fromDate', day)
    setValue('toDate', day)
  }

  return (
    <PageForm form={form}>
      {!known && (
        <SegmentedControl
          label="Days"
          value={several ? 'several' : 'one'}
          onChange={chooseDays}
          segments={[
            { value: 'one', label: formatDays({ fromDate: day, toDate: day }, today) },
            { value: 'several', label: 'Several days' },
          ]}
        />
      )}
      {several && (
        <Grid columnsOf={150} space={12}>
          <FormField
            as={DateField}
            control={control}
            name="fromDate"
            label="First day"
            min={known && known.fromDate < today ? known.fromDate : today}
            today={today}
            holidays={named}
          />
          <FormField
            as={DateField}
            control={control}
            name="toDate"
            label="Last day"
            min={today}
            today={today}
            holidays={named}
          />
        </Grid>
      )}
      {closed && (
        <Notice tone="info" live>
          {closed}
        </Notice>
      )}
      <AlsoFor siblings={siblings} chosen={alsoChosen} onChange={setAlsoChosen} />
      <Stack space={8}>
        <Text weight="strong">{ownReason ? 'Why' : 'Tap a reason to send'}</Text>
        {ownReason ? (
          <>
            <TextField
              label="Reason"
              hideLabel
              placeholder="In a word or two"
              // it takes the place of the button that was pressed
              autoFocus
              {...field('reason')}
            />
            <Button type="submit" tone="primary" pending={formState.isSubmitting} pendingLabel="Sending..." wide>
              {known ? 'Change absence' : 'Report absent'}
            </Button>
          </>
        ) : (
          <Stack space={8}>
            <Grid columnsOf={150} space={8}>
              {commonReasons.map((common) => (
                <Button
                  key={common}
                  wide
                  pending={formState.isSubmitting}
                  onClick={(event) => {
                    setValue('reason', common)
                    void form.submit(event)
                  }}
                >
                  {common}
                </Button>
              ))}
            </Grid>
            <Button wide onClick={() => setOwnChosen(true)}>
              Another reason
            </Button>
          </Stack>
        )}
      </Stack>
    </PageForm>
  )
}

/** Takes absences back, and says so: `Lerato comes`. */
export function useWithdrawAbsence() {
  const [withdraw, { loading }] = useMutation(WithdrawAbsenceDocument)
  const run = async (whoComes: string, ids: readonly number[]) => {
    try {
      for (const id of ids) await withdraw({ variables: { id } })
      toast({ title: `${whoComes} after all. The centre has been notified.` })
    } catch (error) {
      toast({ tone: 'danger', title: 'The absence could not be withdrawn.', text: failureOf(error).message })
    }
  }
  return [run, loading] as const
}
