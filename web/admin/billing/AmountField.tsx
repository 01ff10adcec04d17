import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { withPrefix } from './money.ts'

export interface AmountFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  hint?: string
}

/** An amount in rand; what is typed without its R gets it. */
export function AmountField<Values extends FieldValues>({ control, name, hint }: AmountFieldProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <TextField
          {...field}
          label="Amount"
          hint={hint}
          placeholder="R 0.00"
          inputMode="decimal"
          autoComplete="off"
          error={error?.message}
          onBlur={() => {
            field.onChange(withPrefix(String(field.value ?? '')))
            field.onBlur()
          }}
        />
      )}
    />
  )
}
