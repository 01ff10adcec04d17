import type { UseFormRegisterReturn } from 'react-hook-form'
import { dayPlanLabels, dayPlans } from '#graphql/children/children.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { howOld, type ListedApplication } from './application.ts'
import { type ClassChoice, classInWords, fitsAge, fullInWords } from './enrollChoices.ts'

type Registered = UseFormRegisterReturn & { error: string | undefined }

export interface PlaceFieldsProps {
  application: ListedApplication
  choices: readonly ClassChoice[]
  /** The class that is chosen. */
  chosen: ClassChoice | undefined
  /** `yyyy-MM-dd`, or empty. */
  firstDay: string | null | undefined
  classId: Registered
  override: Registered
  dayPlan: Registered
  /** What the box says that goes ahead in a full class. */
  allTheSame: string
}

/**
 * The class and the days of a place, with what staff have to know of the class: that it is for another age, or full on
 * the first day.
 */
export function PlaceFields({
  application,
  choices,
  chosen,
  firstDay,
  classId,
  override,
  dayPlan,
  allTheSame,
}: PlaceFieldsProps) {
  return (
    <>
      <SelectField
        label="Class"
        placeholder="Choose a class"
        options={choices.map((choice) => ({ value: String(choice.class.id), label: classInWords(choice) }))}
        {...classId}
      />
      {chosen && !fitsAge(chosen, { ...application, startDate: firstDay || application.startDate }) && (
        <Notice tone="warning">
          {howOld(application)}; {chosen.class.name} is for {chosen.class.ageGroup}.
        </Notice>
      )}
      {chosen?.free === 0 && (
        <Checkbox
          label={`${chosen.class.name} is full. ${allTheSame}`}
          hint={fullInWords(chosen, firstDay || todayInJohannesburg())}
          {...override}
        />
      )}
      <RadioGroup
        legend="Days"
        options={dayPlans.map((value) => ({ value, label: dayPlanLabels[value] }))}
        {...dayPlan}
      />
    </>
  )
}
