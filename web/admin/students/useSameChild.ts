import { useState } from 'react'
import { type NamedAndBorn, sameChildKey } from '#graphql/children/sameChild.rules.ts'
import { failureOf } from '#web/app/failure.ts'
import { existingIdOf } from '#web/shared/form/errors.ts'

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
