import { useMutation } from '@apollo/client/react'
import type { HandoverInput } from '#graphql/handover/handover.schema.ts'
import { count } from '../shared/people/format.ts'
import { HandOverDutiesDocument } from './staff.generated.ts'

/** `Mpho Sithole takes over 20 lessons and 1 class. 4 lessons stay: at those times Mpho Sithole teaches already.` */
function inWords(
  name: string,
  done: { lessons: number; classes: number; sessions: number; leftOut: readonly string[] },
) {
  const parts = [
    done.lessons > 0 && count(done.lessons, 'lesson'),
    done.classes > 0 && (done.classes === 1 ? '1 class' : `${done.classes} classes`),
    done.sessions > 0 && count(done.sessions, 'virtual session'),
  ].filter((part) => part !== false)
  const taken = parts.length > 0 ? parts.join(', ').replace(/, ([^,]*)$/, ' and $1') : 'nothing'
  const left = done.leftOut.length
  const rest =
    left === 0 ? '' : ` ${count(left, 'lesson')} ${left === 1 ? 'stays' : 'stay'}: ${name} teaches elsewhere then.`
  return `${name} takes over ${taken}.${rest}`
}

/** Hands over, and says in words what the colleague took over. */
export function useHandOver() {
  const [handOver] = useMutation(HandOverDutiesDocument)
  return async (input: HandoverInput, colleague: string): Promise<string> => {
    const { data } = await handOver({ variables: { input } })
    return data ? inWords(colleague, data.handOverDuties) : ''
  }
}
