import { useEffect, useRef, useState } from 'react'
import { type NamedAndBorn, sameChildKey } from '#graphql/children/sameChild.rules.ts'
import { failureOf } from '#web/app/failure.ts'
import { existingIdOf } from '#web/shared/form/errors.ts'
import { Checkbox, type CheckboxProps } from '#web/ui/Checkbox/Checkbox.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentPath } from './student.ts'

/**
 * Remembers what the server asked about a child whose name and date of birth another one has. The question is over once
 * one of them is typed otherwise.
 */
export function useSameChild() {
  const [asked, setAsked] = useState<{ key: string; childId: number; message: string } | null>(null)
  return {
    /** Takes the question from an error; false where the error is another one. */
    askAbout(error: unknown, child: NamedAndBorn): boolean {
      const [childId, message] = [existingIdOf(error), failureOf(error).fields.anotherChild]
      if (childId === null || message === undefined) return false
      setAsked({ key: sameChildKey(child), childId, message })
      return true
    },
    /** The question about a child as it is typed now. */
    questionAbout: (child: NamedAndBorn) =>
      asked?.key === sameChildKey(child) ? { childId: asked.childId, message: asked.message } : null,
  }
}

interface SameChildQuestionProps extends Omit<CheckboxProps, 'label' | 'hint' | 'error'> {
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
          <Checkbox {...box} label="No, this is a different child with the same name and date of birth" />
        </Stack>
      </Notice>
    </div>
  )
}
