import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'

interface AlsoForProps {
  siblings: readonly { id: number; firstName: string }[]
  /** Their ids. */
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Brothers and sisters whom the same is saved for, each a box. Renders nothing for an only child. */
export function AlsoFor({ siblings, chosen, onChange }: AlsoForProps) {
  return siblings.map(({ id, firstName }) => (
    <Checkbox
      key={id}
      label={`Also for ${firstName}`}
      checked={chosen.includes(id)}
      onChange={({ target }) => onChange([...chosen.filter((other) => other !== id), ...(target.checked ? [id] : [])])}
    />
  ))
}

/** `Lerato`, `Lerato and Thabo` */
export const namesOf = (children: readonly { firstName: string }[]): string =>
  new Intl.ListFormat('en-ZA', { type: 'conjunction' }).format(children.map(({ firstName }) => firstName))
