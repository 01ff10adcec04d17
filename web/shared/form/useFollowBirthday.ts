import { useEffect, useEffectEvent, useRef } from 'react'
import { isBirthdayOrExpected } from '#graphql/values/birthday.ts'

/** Needed only once a date of birth is there. */
export const loadRules = () => import('#graphql/enrollment/doubts.rules.ts')

type Follower = 'childAge' | 'program'

interface FollowingForm<Name extends Follower> {
  subscribe: (options: {
    formState: { values: true }
    callback: (change: { name?: string; type?: string }) => void
  }) => () => void
  getValues: () => { childDob: string; startDate: string } & { [name in Name]?: string | undefined }
  setValue: (name: Name, value: never, options: { shouldDirty: true; shouldValidate: boolean }) => void
  formState: { isSubmitted: boolean }
}

/**
 * Age group and program follow the date of birth and the first day, until somebody chooses others.
 * @param proposed what the form began with that nobody has chosen
 */
export function useFollowBirthday<Name extends Follower>(
  form: FollowingForm<Name>,
  names: readonly Name[],
  today: string,
  proposed: { [name in Name]?: string | undefined } = {},
) {
  const { subscribe, formState } = form
  const followed = useRef<{ [name in Follower]?: string | undefined }>(proposed)
  const follow = useEffectEvent(async () => {
    const { choicesOfAge } = await loadRules()
    const { childDob, startDate, ...chosen } = form.getValues()
    if (!isBirthdayOrExpected(childDob, today)) return
    const choices = choicesOfAge(childDob, startDate, today)
    for (const name of names) {
      if (chosen[name] && chosen[name] !== followed.current[name]) continue
      followed.current[name] = choices[name]
      form.setValue(name, choices[name] as never, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    }
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && (name === 'childDob' || name === 'startDate')) void follow().catch(() => null)
        },
      }),
    [subscribe],
  )
}
