import { difficulties, difficultyLabels, subjectLabels, subjects } from '#graphql/progress/progress.rules.ts'
import type { GoalValues } from '#graphql/progress/progress.schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import type { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'

type Planned = Pick<GoalValues, 'subject' | 'title' | 'description' | 'targetDate' | 'difficulty'>

/** The form of a plan or of a goal, whatever else it asks. */
export type PlannedForm = Pick<ReturnType<typeof useSavedForm<Planned>>, 'field' | 'control'>

/** What a plan and a goal that is changed later ask alike. */
export function GoalFields({ form: { field, control } }: { form: PlannedForm }) {
  return (
    <>
      <SelectField
        label="Subject Area"
        placeholder="Choose a subject area"
        options={subjects.map((subject) => ({ value: subject, label: subjectLabels[subject] }))}
        {...field('subject')}
      />
      <TextField label="Learning Goal" {...field('title')} />
      <TextArea label="Description" optional {...field('description')} />
      <Grid columnsOf={200}>
        <FormField
          as={DateField}
          control={control}
          name="targetDate"
          label="Target Date"
          today={todayInJohannesburg()}
        />
        <SelectField
          label="Difficulty Level"
          placeholder="Choose a level"
          options={difficulties.map((level) => ({ value: level, label: difficultyLabels[level] }))}
          {...field('difficulty')}
        />
      </Grid>
    </>
  )
}
