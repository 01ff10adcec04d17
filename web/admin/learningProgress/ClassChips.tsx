import { Chips } from '#web/ui/Chips/Chips.tsx'

export interface ClassChipsProps {
  classes: readonly { id: number; name: string }[]
  chosen: number | null
  onChoose: (classId: number | null) => void
}

/** One class, or all of them. */
export function ClassChips({ classes, chosen, onChoose }: ClassChipsProps) {
  return (
    <Chips
      label="Class"
      chips={[{ value: '', label: 'All' }, ...classes.map(({ id, name }) => ({ value: String(id), label: name }))]}
      chosen={chosen === null ? '' : String(chosen)}
      onChoose={(value) => onChoose(value === '' ? null : Number(value))}
    />
  )
}
