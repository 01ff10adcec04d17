import { Chips, type ChipsProps } from '#web/ui/Chips/Chips.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { FilterField } from './FilterField.tsx'

/** More of them take several rows above what they choose. */
const mostChips = 8

/** The classes above a register or a plan, of which one is chosen: a row of chips, in a large centre a menu. */
export function ClassChips<Value extends string>({ chips, chosen, onChoose }: Omit<ChipsProps<Value>, 'label'>) {
  if (chips.length <= mostChips) return <Chips label="Class" chips={chips} chosen={chosen} onChoose={onChoose} />
  return (
    <Inline>
      <FilterField
        label="Class"
        options={chips.map(({ value, label, count }) => ({
          value,
          label: count ? `${label} · ${String(count)}` : label,
        }))}
        value={chosen}
        onChoose={(value) => onChoose((value ?? '') as Value)}
      />
    </Inline>
  )
}
