import { useEffect, useEffectEvent, useRef } from 'react'
import { isBirthdayOrExpected } from '#graphql/values/birthday.ts'
import { isPageReady } from '#web/browser/ready.ts'

/** Fetched with the first change of a form: on a slow line the date of birth is there before the rules otherwise. */
export const loadRules = () => import('#graphql/enrollment/confirmations.rules.ts')

type Follower = 'childAge' | 'program'

interface FollowingForm<Name extends Follower> {
  subscribe: (options: {
    formState: { values: true }
    callback: (change: { name?: string; type?: string }) => void
  }) => () => void
  getValues: () => { childDob: string; startDate: string } & { [name in Name]?: string | undefined }
  setValue: (name: Name, value: never, options: { shouldDirty: true; shouldValidate: boolean }) => void
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
  const { subscribe } = form
  const followed = useRef<{ [name in Follower]?: string | undefined }>(proposed)
  const follow = useEffectEvent(async () => {
    const { choicesOfAge } = await loadRules()
    const { childDob, startDate, ...chosen } = form.getValues()
    if (!isBirthdayOrExpected(childDob, today)) return
    const choices = choicesOfAge(childDob, startDate, today)
    for (const name of names) {
      if (chosen[name] && chosen[name] !== followed.current[name]) continue
      followed.current[name] = choices[name]
      // somebody who submits at once sees no error at a field that is filled in by now
      form.setValue(name, choices[name] as never, { shouldDirty: true, shouldValidate: Boolean(choices[name]) })
    }
  })
  /** Follows what was typed before the page answered. */
  const begin = useEffectEvent(() => {
    if (!isPageReady() && form.getValues().childDob) void follow().catch(() => null)
  })
  useEffect(() => begin(), [])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type !== 'change') return
          void (name === 'childDob' || name === 'startDate' ? follow() : loadRules()).catch(() => null)
        },
      }),
    [subscribe],
  )
}
