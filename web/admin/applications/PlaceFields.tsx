import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { dayPlanLabels, dayPlans } from '#graphql/children/children.rules.ts'
import { proposedFirstDay } from '#graphql/children/enrolment.rules.ts'
import { isCalendarDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { howOld, type ListedApplication } from './application.ts'
import { EnrollChoicesDocument, type EnrollChoicesQuery } from './applications.generated.ts'
import { type ClassChoice, formatClass, fitsAge, fullText } from './enrollChoices.ts'

/**
 * The choices of a form that gives a place, with the places that are free on the first day typed into it; those it was
 * opened with until they have come.
 */
export function usePlaceChoices(applicationId: number, firstDay: string | undefined, opened: EnrollChoicesQuery) {
  const from = firstDay && isCalendarDate(firstDay) ? firstDay : null
  const { lastData, refetch } = useScreenQuery(
    EnrollChoicesDocument,
    { from: from ?? '', applicationId },
    { skip: from === null },
  )
  return { choices: lastData ?? opened, refetch }
}

interface PlaceFieldsProps {
  application: ListedApplication
  choices: readonly ClassChoice[]
  /** The class that is chosen. */
  chosen: ClassChoice | undefined
  /** `yyyy-MM-dd`, or empty. */
  firstDay: string | null | undefined
  field: (name: 'classId' | 'overrideCapacity' | 'dayPlan') => UseFormRegisterReturn & { error: string | undefined }
  /** What the box says that goes ahead in a full class. */
  allTheSame: string
}

/**
 * The class and the days of a place, with what staff have to know of the class: that it is for another age, or full on
 * the first day.
 */
export function PlaceFields({ application, choices, chosen, firstDay, field, allTheSame }: PlaceFieldsProps) {
  return (
    <>
      <SelectField
        label="Class"
        placeholder="Choose a class"
        options={choices.map((choice) => ({ value: String(choice.class.id), label: formatClass(choice) }))}
        {...field('classId')}
      />
      {chosen && !fitsAge(chosen, { ...application, startDate: firstDay || application.startDate }) && (
        <Notice tone="warning">
          {howOld(application)}; {chosen.class.name} is for {chosen.class.ageGroup}.
        </Notice>
      )}
      {chosen?.free === 0 && (
        <Checkbox
          label={`${chosen.class.name} is full. ${allTheSame}`}
          hint={fullText(chosen, firstDay || todayInJohannesburg())}
          {...field('overrideCapacity')}
        />
      )}
      <RadioGroup
        legend="Days"
        options={dayPlans.map((value) => ({ value, label: dayPlanLabels[value] }))}
        {...field('dayPlan')}
      />
    </>
  )
}

interface PlaceDialogProps {
  application: ListedApplication
  title: string
  onClose: () => void
  children: (choices: EnrollChoicesQuery) => ReactNode
}

/** The dialog of a form that gives an applicant a place: it is there once the classes have come. */
export function PlaceDialog({ application, title, onClose, children }: PlaceDialogProps) {
  const query = useScreenQuery(EnrollChoicesDocument, {
    from: proposedFirstDay(application.offerFirstDay ?? application.startDate, todayInJohannesburg()),
    applicationId: application.id,
  })
  const { data } = query
  if (data) return children(data)
  return (
    <Dialog onClose={onClose} title={title}>
      <QueryState query={query} what="classes" count={4} height="row" />
    </Dialog>
  )
}
