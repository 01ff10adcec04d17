import { X } from 'lucide-react'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { useQuery } from '@apollo/client/react'
import { ChildField } from '../shared/people/ChildField.tsx'
import { ChildNamesDocument } from '../shared/people/people.generated.ts'
import { fullName } from '../shared/people/format.ts'
import { child as chip } from './PictureDialog.css.ts'

export interface ChildrenOnPictureProps {
  childIds: readonly number[]
  onChange: (childIds: number[]) => void
  error: string | undefined
}

/** The children who can be recognised: staff alone see their names. */
export function ChildrenOnPicture({ childIds, onChange, error }: ChildrenOnPictureProps) {
  const { data } = useQuery(ChildNamesDocument)
  const nameOf = (id: number) => {
    const child = data?.children.find((each) => each.id === id)
    return child ? fullName(child) : 'A child who has left'
  }
  return (
    <Stack space={8}>
      <ChildField
        label="Children who can be recognised"
        optional
        hint="Never shown on the site. A picture is published only with the photo consent of all of them."
        value=""
        onChange={(value) => {
          const id = Number(value)
          if (value !== '' && !childIds.includes(id)) onChange([...childIds, id])
        }}
        error={error}
      />
      {childIds.length > 0 && (
        <Inline as="ul" space={8} label="Children on the picture">
          {childIds.map((id) => (
            <li key={id} className={chip}>
              {nameOf(id)}
              <IconButton
                icon={X}
                label={`${nameOf(id)} is not on it`}
                onClick={() => onChange(childIds.filter((each) => each !== id))}
              />
            </li>
          ))}
        </Inline>
      )}
    </Stack>
  )
}
