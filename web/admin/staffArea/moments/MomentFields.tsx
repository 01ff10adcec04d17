import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { longestMoment } from '#graphql/moments/moments.rules.ts'
import { momentSchema } from '#graphql/moments/moments.schema.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import type { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as care from '../../care/Care.css.ts'
import { areaOptions, type MomentChild, tellingOptions } from './moments.ts'

/** What is written, of a new moment and of one that is changed. */
export const fieldsSchema = z.pick(momentSchema, { text: true, childIds: true, area: true, telling: true })
export type MomentValues = z.input<typeof fieldsSchema>
export type MomentOutput = z.output<typeof fieldsSchema>

interface ChildrenFieldProps {
  children: readonly MomentChild[]
  chosen: readonly number[]
  error?: string | undefined
  onChange: (chosen: number[]) => void
}

/** Who is in it: one press a child. */
function ChildrenField({ children, chosen, error, onChange }: ChildrenFieldProps) {
  return (
    <Fieldset legend="Who is in it" {...(error && { error })}>
      {children.length === 0 && <Text tone="muted">There are no children in this class today.</Text>}
      <div className={care.options}>
        {children.map(({ id, name }) => (
          <label key={id} className={care.option}>
            <input
              type="checkbox"
              name="childIds"
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
              className={care.input}
            />
            {name}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

interface MomentFieldsProps {
  form: ReturnType<typeof useSavedForm<MomentValues, MomentOutput>>
  /** Who may be chosen. */
  offered: readonly MomentChild[]
  /** The pictures, of a new moment. */
  children?: ReactNode
}

/** The fields of a moment. */
export function MomentFields({ form, offered, children }: MomentFieldsProps) {
  const { field, control, watch, setValue, formState } = form
  return (
    <>
      <TextArea label="What happened" rows={4} maxLength={longestMoment} {...field('text')} />
      <ChildrenField
        children={offered}
        chosen={watch('childIds') as number[]}
        error={formState.errors.childIds?.message}
        onChange={(chosen) => setValue('childIds', chosen, { shouldDirty: true })}
      />
      {children}
      <FormField
        as={SelectField}
        control={control}
        name="area"
        empty={null}
        label="Area of learning"
        optional
        placeholder="No area"
        options={areaOptions}
      />
      <RadioGroup legend="Visible to families" options={tellingOptions} {...field('telling')} />
    </>
  )
}
