import { useMutation } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { actingMinutes } from '#graphql/devices/devices.rules.ts'
import type { ActAsInput } from '#graphql/devices/devices.schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import { quiet } from '#web/app/freshness.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { ActAsDocument, StopActingDocument } from './room.generated.ts'
import { checkPin, rememberPin, type Room, type RoomStore } from './roomStore.ts'

/** Why a PIN is not taken without a connection. */
const refusals = {
  unknown: (firstName: string) =>
    `There is no connection, and ${firstName} has given no PIN at this tablet today. With a connection once a day it works without one afterwards.`,
  wrong: (firstName: string) => `This is not the PIN of ${firstName}.`,
  resting: (firstName: string) =>
    `The PIN of ${firstName} was wrong too often. It rests at this tablet until there is a connection, or for a quarter of an hour.`,
}

interface ActingOptions {
  room: Room
  store: RoomStore
  now: () => Date
  refetch: () => unknown
}

/** Who acts, until two minutes after the last act. */
export function useActing({ room, store, now, refetch }: ActingOptions) {
  const [actAs] = useMutation(ActAsDocument, { context: quiet })
  const [stop] = useMutation(StopActingDocument, { context: quiet })
  const [userId, setUserId] = useState(room.actingUserId)
  const [until, setUntil] = useState(() => (room.actingUntil ? Date.parse(room.actingUntil) : 0))
  const isActing = until > 0
  const extend = () => setUntil(now().getTime() + actingMinutes * 60_000)
  const end = useCallback(() => {
    setUserId(null)
    setUntil(0)
    // the server tells names alone from now on
    void stop()
      .catch(() => undefined)
      .then(refetch)
  }, [stop, refetch])
  useEffect(() => {
    if (!isActing) return
    const timer = setTimeout(end, Math.max(0, until - now().getTime()))
    return () => clearTimeout(timer)
  }, [isActing, until, end, now])
  async function checkHere({ userId: by, pin }: ActAsInput) {
    const result = await checkPin(store, todayInJohannesburg(now()), by, pin).catch(() => 'unknown' as const)
    if (result === 'right') return
    const { firstName = '' } = room.faces.find((face) => face.userId === by) ?? {}
    const message = refusals[result](firstName)
    throw new OperationError(message, 'BAD_USER_INPUT', 400, { pin: message })
  }
  /** @throws OperationError where the PIN is not taken */
  async function give(input: ActAsInput) {
    try {
      await actAs({ variables: { input } })
      void rememberPin(store, todayInJohannesburg(now()), input.userId, input.pin).catch(() => undefined)
      void refetch()
    } catch (error) {
      if (failureOf(error).code !== 'UNREACHABLE') throw error
      await checkHere(input)
    }
    setUserId(input.userId)
    extend()
  }
  const acting = isActing ? (room.faces.find((face) => face.userId === userId) ?? null) : null
  return { acting, give, extend, end }
}
