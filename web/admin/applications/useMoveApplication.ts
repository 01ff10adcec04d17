import { useApolloClient, useMutation } from '@apollo/client/react'
import { useCallback } from 'react'
import {
  type ApplicationStatus,
  applicationStatusLabels,
  mayUndo,
  tellsParent,
} from '#graphql/enrollment/enrollment.rules.ts'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { failureOf } from '#web/app/failure.ts'
import { serialize } from '#web/app/serialize.ts'
import { toast, type ToastMessage } from '#web/ui/Toast/toast.ts'
import { type ListedApplication, statusOf } from './application.ts'
import {
  ApplicationsDocument,
  MoveApplicationDocument,
  type MoveApplicationMutation,
} from './applications.generated.ts'
import { isDirect, movedText, type MoveTarget } from './moves.ts'

/** After a refused change: reads the list again and says what became of an application that somebody else changed. */
export function useShowCurrent() {
  const client = useApolloClient()
  return useCallback(
    async ({ id, childName }: ListedApplication) => {
      const { data } = await client.query({ query: ApplicationsDocument, fetchPolicy: 'network-only' })
      const now = data?.applications.find((application) => application.id === id)
      toast({
        tone: 'danger',
        title: 'Already changed by somebody else',
        text: now
          ? `${childName} is now “${applicationStatusLabels[statusOf(now)]}”. Please check and decide again.`
          : `The application for ${childName} has been removed.`,
      })
    },
    [client],
  )
}

export interface MoveAnswers {
  tourAt?: string
  offerUntil?: string
  classId?: number
  firstDay?: string
  dayPlan?: string
  overrideCapacity?: boolean
  note?: string
}

type Moved = MoveApplicationMutation['moveApplication']

const expected = (application: ListedApplication, status: ApplicationStatus): Moved => ({
  __typename: 'Application',
  id: application.id,
  status,
  tourAt: application.tourAt,
  offerUntil: application.offerUntil,
  offerClassId: application.offerClassId,
  offerFirstDay: application.offerFirstDay,
  offerDayPlan: application.offerDayPlan,
  offerAcceptedAt: null,
  waitlistPosition: null,
  updatedAt: new Date().toISOString(),
  version: application.version + 1,
})

/**
 * Moves applications through the pipeline. A move that asks nothing shows at once and is put back if the server
 * refuses it; a stale one is answered with its current state.
 */
export function useMoveApplication() {
  const [send] = useMutation(MoveApplicationDocument)
  const tellMail = useTellMail()
  const showCurrent = useShowCurrent()

  /** @throws what the server answered, after a stale application has been read again */
  async function move(
    application: ListedApplication,
    to: MoveTarget,
    answers: MoveAnswers = {},
  ): Promise<Moved | undefined> {
    const input = { id: application.id, version: application.version, status: to, ...answers }
    try {
      const { data } = await send({
        ...serialize(`Application ${application.id}`),
        variables: { input },
        ...(isDirect(to) ? { optimisticResponse: { moveApplication: expected(application, to) } } : {}),
      })
      const moved = data?.moveApplication
      if (moved) tell(application, moved, to)
      return moved
    } catch (error) {
      if (failureOf(error).code === 'STALE') await showCurrent(application)
      throw error
    }
  }

  function tell(application: ListedApplication, moved: Moved, to: MoveTarget) {
    const from = statusOf(application)
    const message: ToastMessage = {
      title: movedText(application.childName, to, from),
      ...(mayUndo(from, to)
        ? {
            action: {
              label: 'Undo',
              onPress: () => void moveAndTell({ ...application, ...moved }, from as MoveTarget),
            },
          }
        : {}),
    }
    if (tellsParent(to) && !application.email)
      toast({
        ...message,
        text: `There is no e-mail address for ${application.parentName}. Please tell them yourself.`,
      })
    else if (tellsParent(to))
      void tellMail({ ...message, text: `${application.parentName} has been notified by e-mail.` })
    else toast(message)
  }

  /** The same where no form is there to show the answer: a toast says what went wrong. */
  async function moveAndTell(application: ListedApplication, to: MoveTarget) {
    try {
      await move(application, to)
    } catch (error) {
      const { code, message } = failureOf(error)
      if (code !== 'STALE') toast({ tone: 'danger', title: 'Error', text: message })
    }
  }

  return { move, moveAndTell }
}
