import { useQuery } from '@apollo/client/react'
import { ComboboxField, type ComboboxFieldProps } from '#web/ui/Field/ComboboxField.tsx'
import { ChildNamesDocument } from './ChildNames.generated.ts'
import { byName, fullName } from './words.ts'

export interface ChildFieldProps extends Omit<ComboboxFieldProps, 'options' | 'label'> {
  label?: string
  /** Only children of this class. */
  classId?: number
}

/** A child, found by typing a part of the name. The value is the child's id as text. */
export function ChildField({ label = 'Child', classId, ...rest }: ChildFieldProps) {
  const { data, error } = useQuery(ChildNamesDocument)
  const children = (data?.children ?? [])
    .filter((child) => classId === undefined || child.class?.id === classId)
    .toSorted(byName)
  return (
    <ComboboxField
      placeholder="Type a name"
      {...rest}
      label={label}
      error={rest.error ?? (error && !data ? 'The children could not be loaded. Close this and try again.' : undefined)}
      nothing={data ? 'No child has this name.' : 'Loading the children…'}
      options={children.map((child) => ({
        value: String(child.id),
        label: fullName(child),
        ...(child.class ? { note: child.class.name } : {}),
      }))}
    />
  )
}
