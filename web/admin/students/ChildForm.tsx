import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { dayPlanLabels, dayPlans } from '#graphql/children/children.rules.ts'
import {
  createChildSchema,
  type EditedChildInput,
  editedChildSchema,
  type EditedChildValues,
} from '#graphql/children/children.schema.ts'
import { isCalendarDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { emptyToNull, optionsOf } from '#web/admin/shared/formValues.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { formatClass, fitsClass, labelsOf, placesLeft, valuesOf } from './childForm.ts'
import { SameChildQuestion, useSameChild } from './SameChildQuestion.tsx'
import {
  type ChildChoicesQuery,
  CreateChildDocument,
  type EditedChildQuery,
  UpdateChildDocument,
} from './students.generated.ts'

interface ChildFormProps {
  /** The child to be changed; `null` adds one. */
  child: EditedChildQuery['child'] | null
  choices: ChildChoicesQuery
  onClose: () => void
}

/** Add Student, and the same form for a student that is there. */
export function ChildForm({ child, choices, onClose }: ChildFormProps) {
  const [create] = useMutation(CreateChildDocument)
  const [update] = useMutation(UpdateChildDocument)
  const [schema] = useState(() => (child ? editedChildSchema(child.emergencyContactPhone) : createChildSchema))
  const { askAbout, questionAbout } = useSameChild()
  const form = useDialogForm<EditedChildValues, EditedChildInput>({
    schema,
    defaultValues: valuesOf(child ?? {}),
    version: child?.version,
    labels: labelsOf(choices),
    failed: child ? 'Failed to save child' : 'Failed to add child',
    toValues: valuesOf,
    resets: { classId: { overrideCapacity: false } },
    save: async (input, version) => {
      const { changesFrom, ...rest } = input
      const values = { ...rest, anotherChild: question !== null && (input.anotherChild ?? false) }
      try {
        if (child) await update({ variables: { input: { ...values, id: child.id, version, changesFrom } } })
        else await create({ variables: { input: values } })
      } catch (error) {
        askAbout(error, input)
        throw error
      }
    },
    saved: child ? 'Child updated successfully' : 'Child added successfully',
    onClose,
  })
  const { field, register, control, formState } = form
  const { errors } = formState
  const [classId, programId, dayPlan, dateOfBirth, firstName, lastName] = useWatch({
    control,
    name: ['classId', 'programId', 'dayPlan', 'dateOfBirth', 'firstName', 'lastName'],
  })
  const stored = child && valuesOf(child)
  const hasOtherPlace =
    stored !== null && (stored.classId !== classId || stored.programId !== programId || stored.dayPlan !== dayPlan)
  const question = questionAbout({ firstName, lastName, dateOfBirth })
  const chosen = choices.classes.find(({ id }) => id === Number(classId))
  // the server counts open offers of places too, and says so at the field
  const isRefused = errors.classId !== undefined
  const full = chosen !== undefined && chosen.id !== child?.classId && (placesLeft(chosen) === 0 || isRefused)
  const tooYoungOrOld = chosen && isCalendarDate(dateOfBirth) && !fitsClass(dateOfBirth, chosen)

  return (
    <FormDialog
      {...form.formProps}
      title={child ? `Edit ${fullName(child)}` : 'Add Student'}
      size="large"
      saveLabel={child ? 'Save' : 'Add Student'}
      savingLabel={child ? 'Saving...' : 'Adding...'}
    >
      <Grid columnsOf={220}>
        <TextField label="First name" {...field('firstName')} />
        <TextField label="Last name" {...field('lastName')} />
        <FormField
          as={DateField}
          control={control}
          name="dateOfBirth"
          label="Date of birth"
          max={todayInJohannesburg()}
          today={todayInJohannesburg()}
        />
        <FormField as={CentreDayField} control={control} name="enrolledOn" label="First day" />
        <SelectField
          label="Class"
          optional
          placeholder="No class yet"
          options={choices.classes.map((choice) => ({ value: String(choice.id), label: formatClass(choice) }))}
          {...field('classId', emptyToNull)}
        />
        <SelectField
          label="Program"
          optional
          placeholder="No program yet"
          options={optionsOf(choices.programs)}
          {...field('programId', emptyToNull)}
        />
      </Grid>
      {tooYoungOrOld && (
        <Notice tone="warning">
          {chosen.name} is for {chosen.ageGroup}. This child is not in that age group today.
        </Notice>
      )}
      {full && <Checkbox label={`${chosen.name} is full. Enroll anyway.`} {...register('overrideCapacity')} />}
      <RadioGroup
        legend="Days"
        options={dayPlans.map((value) => ({ value, label: dayPlanLabels[value] }))}
        {...field('dayPlan')}
      />
      {hasOtherPlace && (
        <FormField
          as={CentreDayField}
          control={control}
          name="changesFrom"
          label="Applies from"
          hint="Registers and bills before that day stay as they are."
          max={todayInJohannesburg()}
        />
      )}
      <TextArea
        label="Allergies"
        optional
        rows={2}
        hint="Shown in red wherever the child appears."
        {...field('allergies')}
      />
      <TextArea label="Medical notes" optional rows={2} hint="Access is logged." {...field('medicalNotes')} />
      <Grid columnsOf={220}>
        <TextField label="Emergency contact" optional {...field('emergencyContact')} />
        <TextField label="Emergency phone" optional type="tel" {...field('emergencyContactPhone')} />
      </Grid>
      {question && <SameChildQuestion {...question} {...register('anotherChild')} />}
    </FormDialog>
  )
}
