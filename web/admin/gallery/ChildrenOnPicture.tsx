import { X } from 'lucide-react'
import { useState } from 'react'
import { fullName } from '#web/admin/shared/format.ts'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { child as chip } from './PictureDialog.css.ts'

interface ChildrenOnPictureProps {
  value: readonly number[]
  /** Those who were on it before. */
  named: readonly { id: number; firstName: string; lastName: string }[]
  onChange: (childIds: number[]) => void
  error?: string | undefined
}

/** The children who can be recognised: staff alone see their names. */
export function ChildrenOnPicture({ value, named, onChange, error }: ChildrenOnPictureProps) {
  const [names, setNames] = useState(() => new Map(named.map((child) => [child.id, fullName(child)])))
  const nameOf = (id: number) => names.get(id) ?? 'Another child'
  return (
    <Stack space={8}>
      <ChildField
        label="Recognisable children"
        optional
        hint="Their names are never shown on the site. A picture can only be published with photo consent for all of them."
        value=""
        onChange={(chosen, option) => {
          const id = Number(chosen)
          if (!option || value.includes(id)) return
          setNames(new Map([...names, [id, option.label]]))
          onChange([...value, id])
        }}
        error={error}
      />
      {value.length > 0 && (
        <Inline as="ul" space={8} label="Children in the picture">
          {value.map((id) => (
            <li key={id} className={chip}>
              {nameOf(id)}
              <IconButton
                icon={X}
                label={`${nameOf(id)} is not in it`}
                onClick={() => onChange(value.filter((each) => each !== id))}
              />
            </li>
          ))}
        </Inline>
      )}
    </Stack>
  )
}
