import { type UseFormReturn } from 'react-hook-form'
import type { SessionValues } from '#graphql/virtualClassroom/session.schema.ts'
import { useToday } from '#web/app/useToday.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { TimeField } from '#web/ui/TimeField/TimeField.tsx'
import { fullName } from '../shared/people/format.ts'
import type { SessionChoicesQuery } from './virtualClassroom.generated.ts'

interface SessionFieldsProps {
  form: Pick<UseFormReturn<SessionValues>, 'register' | 'control' | 'formState'>
  choices: SessionChoicesQuery | undefined
  /** Server on which a room is made where no link is given. */
  domain: string
}

/** What a session is: title, day, length, class, who teaches, and where. */
export function SessionFields({ form, choices, domain }: SessionFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const today = useToday()
  return (
    <>
      <TextField label="Session Title" error={errors.title?.message} {...register('title')} />
      <Grid columnsOf={200}>
        <FormField as={CentreDayField} control={control} name="date" label="Date" min={today} />
        <TimeField label="Time" error={errors.time?.message} {...register('time')} />
        <NumberField
          label="Duration in minutes"
          error={errors.durationMinutes?.message}
          {...register('durationMinutes')}
        />
        <FormField
          as={SelectField}
          control={control}
          label="Class"
          placeholder="All Classes"
          options={(choices?.classes ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          name="classId"
        />
        <FormField
          as={SelectField}
          control={control}
          label="Teacher"
          placeholder="Choose a teacher"
          options={(choices?.staff ?? []).map((user) => ({ value: String(user.id), label: fullName(user) }))}
          name="teacherId"
        />
      </Grid>
      <TextField
        label="Meeting link"
        type="url"
        optional
        hint={`Left empty, a private room is made on ${domain}.`}
        error={errors.meetingLink?.message}
        {...register('meetingLink')}
      />
    </>
  )
}
