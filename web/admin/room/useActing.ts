import { useMutation } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { actingMinutes } from '#graphql/devices/devices.rules.ts'
import type { ActAsInput } from '#graphql/devices/devices.schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import { skipRefetch } from '#web/app/freshness.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { ActAsDocument, StopActingDocument } from './room.generated.ts'
import type { Room, RoomStore } from './roomStore.ts'
import { beginTurn, lockKeys, makeKeys, type Turn, unlockTurn } from './turn.ts'

/** Why a PIN is not taken without a connection. */
const refusals = {
  unknown: (firstName: string) =>
    `There is no connection, and ${firstName} has not entered a PIN on this tablet today. After one sign-in online, the PIN works offline for the rest of the day.`,
  wrong: (firstName: string) => `This is not ${firstName}'s PIN.`,
  resting: (firstName: string) =>
    `${firstName}'s PIN was entered incorrectly too often. It is blocked on this tablet for 15 minutes or until there is a connection.`,
}

interface ActingOptions {
  room: Room
  store: RoomStore
  now: () => Date
  refetch: () => unknown
}

/** Who acts, until two minutes after the last act. */
export function useActing({ room, store, now, refetch }: ActingOptions) {
  const [actAs] = useMutation(ActAsDocument, { context: skipRefetch })
  const [stop] = useMutation(StopActingDocument, { context: skipRefetch })
  const [turn, setTurn] = useState<Turn | null>(null)
  const [until, setUntil] = useState(0)
  const isActing = turn !== null
  const extend = () => setUntil(now().getTime() + actingMinutes * 60_000)
  const end = useCallback(() => {
    setTurn(null)
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
    const result = await unlockTurn(store, todayInJohannesburg(now()), by, pin).catch(() => 'unknown' as const)
    if (typeof result === 'object') return result
    const { firstName = '' } = room.faces.find((face) => face.userId === by) ?? {}
    const message = refusals[result](firstName)
    throw new OperationError(message, 'BAD_USER_INPUT', 400, { pin: message })
  }
  async function giveThere({ userId, pin }: ActAsInput) {
    const keys = await makeKeys()
    await actAs({ variables: { input: { userId, pin, turnKey: keys.turnKey } } })
    void lockKeys(store, todayInJohannesburg(now()), userId, pin, keys).catch(() => undefined)
    void refetch()
    return beginTurn(userId, keys)
  }
  /** @throws OperationError where the PIN is not taken */
  async function give(input: ActAsInput): Promise<Turn> {
    const given = await giveThere(input).catch((error: unknown) => {
      if (failureOf(error).code !== 'UNREACHABLE') throw error
      return checkHere(input)
    })
    setTurn(given)
    extend()
    return given
  }
  const acting = room.faces.find((face) => face.userId === turn?.userId) ?? null
  return { acting, turn: acting && turn, give, extend, end }
}
