import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { formatEnrolment } from '#graphql/children/enrolment.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { ComboboxField } from '#web/ui/Field/ComboboxField.tsx'
import type { ComboboxFieldProps } from '#web/ui/Field/ComboboxBox.tsx'
import { type ChildNameFragment, ChildNamesDocument, ChosenChildDocument } from './people.generated.ts'
import { useRemoteOptions } from './useRemoteOptions.ts'
import { childName, shortDate } from '../format.ts'

interface ChildFieldProps extends Omit<ComboboxFieldProps, 'options' | 'remote' | 'label'> {
  label?: string
  /** Only children of this class. */
  classId?: number
}

/** Class and birthday and, where the child has left or is to come, the day: bills are still made for children who left. */
function optionOf(child: ChildNameFragment) {
  const born = child.namesakeBirthday ? null : `born ${shortDate(child.dateOfBirth)}`
  const parts = [child.class?.name, born, formatEnrolment(child, todayInJohannesburg())]
  return { value: String(child.id), label: childName(child), note: parts.filter(Boolean).join(' · ') }
}

/** The child with this id as text; undefined until it is known. */
export function useChosenChild(value: string) {
  return useScreenQuery(ChosenChildDocument, { id: Number(value) }, { skip: value === '' }).data?.child
}

/** A child, found by typing a part of the name. The value is the child's id as text. */
export function ChildField({ label = 'Child', classId, ...rest }: ChildFieldProps) {
  const chosen = useChosenChild(rest.value)
  const remote = useRemoteOptions(
    ChildNamesDocument,
    { classId: classId ?? null },
    ({ allChildren }) => allChildren,
    optionOf,
    chosen && childName(chosen),
  )
  return (
    <ComboboxField
      placeholder="Type a name"
      {...rest}
      label={label}
      error={
        rest.error ?? (remote.failed ? 'The children could not be loaded. Please close this and try again.' : undefined)
      }
      nothing="No children found."
      {...remote.field}
    />
  )
}
