import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import type { SignupAnswer } from '#graphql/volunteers/volunteers.rules.ts'
import { useTellMail } from '../shared/mail/useTellMail.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { AnswerVolunteerSignupDocument } from './volunteers.generated.ts'
import { helperName, type VolunteerSignup } from './signupRows.ts'

const words = { confirmed: 'confirmed', declined: 'declined' } as const

/** Confirms or declines an offer; the person is told by e-mail, so that there is no way back but another answer. */
export function useAnswer() {
  const [send] = useMutation(AnswerVolunteerSignupDocument)
  const tellMail = useTellMail()
  const [sending, setSending] = useState<number | null>(null)
  async function answer(signup: VolunteerSignup, status: SignupAnswer) {
    setSending(signup.id)
    try {
      await send({ variables: { input: { id: signup.id, status, version: signup.version } } })
      void tellMail({ title: `${helperName(signup)} is ${words[status]}`, text: 'An e-mail tells them.' })
    } catch (error) {
      tellFailure('Failed to answer signup', error)
    }
    setSending(null)
  }
  return { answer, sending }
}
