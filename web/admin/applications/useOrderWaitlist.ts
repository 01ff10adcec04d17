import { useMutation } from '@apollo/client/react'
import { OrderWaitlistDocument, type OrderWaitlistInput } from './applications.generated.ts'
import { serialize } from '#web/app/serialize.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { type ListedApplication, programName } from './application.ts'

/** Puts a waiting list into another order: shown at once, taken back by Undo, and refused when others changed it first. */
export function useOrderWaitlist() {
  const [send] = useMutation(OrderWaitlistDocument)

  async function put(program: OrderWaitlistInput['program'], order: readonly number[], before: readonly number[]) {
    const orderWaitlist = order.map((id, index) => ({
      __typename: 'Application' as const,
      id,
      waitlistPosition: index + 1,
    }))
    try {
      await send({
        ...serialize(`waiting list ${program}`),
        variables: { input: { program, order: [...order], before: [...before] } },
        optimisticResponse: { orderWaitlist },
      })
      return true
    } catch (error) {
      tellFailure('Failed to change the waiting list', error)
      return false
    }
  }

  return async (moved: ListedApplication, order: readonly number[], before: readonly number[]) => {
    if (!(await put(moved.program, order, before))) return
    toast({
      title: `${moved.childName} is number ${order.indexOf(moved.id) + 1} in line`,
      text: programName(moved.program),
      action: { label: 'Undo', onPress: () => void put(moved.program, before, order) },
    })
  }
}
