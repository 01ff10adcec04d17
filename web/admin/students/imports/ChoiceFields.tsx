import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import type { DateOrder, AmbiguousDate } from './dateOrder.ts'
import type { ReadList } from './readRecords.ts'

/** How the list was read, which can be chosen. */
export function ChoiceField({
  choice: { of, used, options },
  disabled,
  onChoose,
}: {
  choice: ReadList['choice']
  disabled?: boolean
  onChoose: (value: string) => void
}) {
  return (
    <SelectField
      label={of === 'sheet' ? 'Sheet' : 'Encoding'}
      hint={of === 'sheet' ? undefined : 'Choose another one if letters such as ë and š look wrong.'}
      options={options}
      {...(used ? {} : { placeholder: 'Choose a sheet' })}
      value={used}
      disabled={disabled}
      onChange={(event) => onChoose(event.target.value)}
    />
  )
}

interface OrderFieldProps {
  ambiguous: AmbiguousDate
  order: DateOrder | undefined
  onChoose: (order: DateOrder) => void
}

/** Asks which comes first in the dates of a list, where one of them is none with the day first. */
export function OrderField({ ambiguous: { line, text }, order, onChoose }: OrderFieldProps) {
  return (
    <>
      {!order && (
        <Notice tone="warning" title="The order of day and month is unclear" live>
          Row {line} has {text}, which is only a date if the month comes first. Rows with ambiguous dates are skipped
          until you choose the order.
        </Notice>
      )}
      <SelectField
        label="Order of day and month"
        options={[
          { value: 'day', label: 'Day first: 05/04 is 5 April' },
          { value: 'month', label: 'Month first: 05/04 is 4 May' },
        ]}
        {...(order ? {} : { placeholder: 'Choose the order' })}
        value={order ?? ''}
        onChange={(event) => onChoose(event.target.value as DateOrder)}
      />
    </>
  )
}
