import { useEffect, useRef } from 'react'
import { Checkbox, type CheckboxProps } from '#web/ui/Checkbox/Checkbox.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentPath } from './studentPath.ts'

export interface SameChildQuestionProps extends Omit<CheckboxProps, 'label' | 'hint' | 'error'> {
  /** The child that is here already. */
  childId: number
  /** What the server says of it. */
  message: string
}

/** Asked before a child is entered whose name and date of birth another one has: is it the same? */
export function SameChildQuestion({ childId, message, ...box }: SameChildQuestionProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={frame}>
      <Notice tone="warning" title="Is it the same child?" live>
        <Stack space={8}>
          <span>
            {message}{' '}
            <TextLink href={studentPath(childId)} target="_blank">
              Open the record
            </TextLink>
          </span>
          <Checkbox {...box} label="No, it is another child with the same name and birthday" />
        </Stack>
      </Notice>
    </div>
  )
}
