import { useSearchParams } from 'react-router'
import { Chips } from '#web/ui/Chips/Chips.tsx'
import { chosenChild } from './chosenChild.ts'

interface ChildChipsProps {
  family: readonly { id: number; firstName: string }[]
  search: string
}

const all = 'all'

/** Chooses one child of a family, or all; the choice stands in the address. Nothing for a family with one. */
export function ChildChips({ family, search }: ChildChipsProps) {
  const [, setParameters] = useSearchParams()
  if (family.length < 2) return null
  const chips = [
    { value: all, label: 'All' },
    ...family.map(({ id, firstName }) => ({ value: String(id), label: firstName })),
  ]
  const choose = (value: string) =>
    setParameters((before) => {
      const next = new URLSearchParams(before)
      if (value === all) next.delete('child')
      else next.set('child', value)
      return next
    })
  return <Chips label="Child" chips={chips} chosen={String(chosenChild(search, family)?.id ?? all)} onChoose={choose} />
}
