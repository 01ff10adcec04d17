import { useQuery } from '@apollo/client/react'
import { enrolmentInWords } from '#graphql/children/enrolment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { ComboboxField } from '#web/ui/Field/ComboboxField.tsx'
import { ChildNamesDocument, type ChildNamesQuery } from './people.generated.ts'
import { byName, fullName } from './format.ts'
import type { ComboboxFieldProps } from '#web/ui/Field/ComboboxBox.tsx'

export interface ChildFieldProps extends Omit<ComboboxFieldProps, 'options' | 'label'> {
  label?: string
  /** Only children of this class. */
  classId?: number
}

/** The class and, where the child has left or is to come, the day: bills are still made for children who left. */
function noteOf(child: ChildNamesQuery['children'][number]): { note?: string } {
  const parts = [child.class?.name, enrolmentInWords(child, todayInJohannesburg())].filter(Boolean)
  return parts.length > 0 ? { note: parts.join(' · ') } : {}
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
        ...noteOf(child),
      }))}
    />
  )
}
