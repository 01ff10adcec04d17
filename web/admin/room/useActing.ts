import { useMutation } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { actingMinutes } from '#graphql/devices/devices.rules.ts'
import type { ActAsInput } from '#graphql/devices/devices.schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import { skipRefetch } from '#web/app/freshness.ts'
import { OperationError, pause } from '#web/app/graphqlFetch.ts'
import { ActAsDocument, StopActingDocument } from './room.generated.ts'
import type { Room, RoomStore } from './roomStore.ts'
import { beginTurn, lockKeys, makeKeys, type Turn, unlockTurn } from './turn.ts'
import { longestSilence } from './useRoom.ts'

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
  isAway: boolean
  now: () => Date
  refetch: () => Promise<unknown>
}

/** Who acts, until two minutes after the last act, or until the server says that nobody does. */
export function useActing({ room, store, isAway, now, refetch }: ActingOptions) {
  const [actAs] = useMutation(ActAsDocument, { context: skipRefetch })
  const [stop] = useMutation(StopActingDocument, { context: skipRefetch })
  const [turn, setTurn] = useState<Turn | null>(null)
  const [until, setUntil] = useState(0)
  const [answeredAt, setAnsweredAt] = useState(room.now)
  const [hasLapsed, setLapsed] = useState(false)
  // by a new answer: what is sent after an outage makes nobody act again, and the server tells names alone
  if (room.now !== answeredAt) {
    setAnsweredAt(room.now)
    if (turn && room.actingUserId === null && room.now > answeredAt) {
      setTurn(null)
      setLapsed(true)
    }
  }
  const isActing = turn !== null
  const extend = (from = now()) => setUntil(from.getTime() + actingMinutes * 60_000)
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
  /** Her details are there when her turn begins: faces that grow under a finger are mistaken for each other. */
  const readFirst = () => Promise.race([refetch(), pause(longestSilence)])
  async function checkHere({ userId: by, pin }: ActAsInput) {
    const result = await unlockTurn(store, todayInJohannesburg(now()), by, pin).catch(() => 'unknown' as const)
    if (typeof result === 'object') {
      if (!isAway) await readFirst()
      return result
    }
    const { firstName = '' } = room.faces.find((face) => face.userId === by) ?? {}
    const message = refusals[result](firstName)
    throw new OperationError(message, 'BAD_USER_INPUT', 400, { pin: message })
  }
  async function giveThere({ userId, pin }: ActAsInput) {
    const keys = await makeKeys()
    await actAs({ variables: { input: { userId, pin, turnKey: keys.turnKey } } })
    void lockKeys(store, todayInJohannesburg(now()), userId, pin, keys).catch(() => undefined)
    await readFirst()
    return beginTurn(userId, keys)
  }
  /** @throws OperationError where the PIN is not taken */
  async function give(input: ActAsInput): Promise<Turn> {
    const began = now()
    const given = await giveThere(input).catch((error: unknown) => {
      if (failureOf(error).code !== 'UNREACHABLE') throw error
      return checkHere(input)
    })
    setTurn(given)
    setLapsed(false)
    extend(began)
    return given
  }
  const acting = room.faces.find((face) => face.userId === turn?.userId) ?? null
  return { acting, turn: acting && turn, hasLapsed, give, extend, end }
}
