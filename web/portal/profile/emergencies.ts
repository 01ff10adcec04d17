import { isSamePhone, normalisePhone } from '#graphql/values/phone.ts'

interface CalledFor {
  id: number
  /** Whether the parent may change whom the centre calls. */
  mayDecide: boolean
  firstName: string
  emergencyContact: string | null
  emergencyContactPhone: string | null
}

/** The children for whom a number is called in an emergency. */
const calledAt = <Child extends CalledFor>(family: readonly Child[], phone: string | null): Child[] =>
  family.filter((child) => child.mayDecide && isSamePhone(child.emergencyContactPhone, phone))

/** The children that a change of number asks about; none while what is typed is no other number. */
export const affectedBy = <Child extends CalledFor>(family: readonly Child[], before: string | null, typed: string) =>
  normalisePhone(typed) === null || isSamePhone(typed, before) ? [] : calledAt(family, before)

interface Owner {
  firstName: string
  lastName: string
  phoneNumber: string | null
}

/** Whether a parent is called first for a child, but not at the number of the account. */
export const isCalledElsewhere = ({ firstName, lastName, phoneNumber }: Owner, child: CalledFor): boolean =>
  phoneNumber !== null &&
  child.emergencyContactPhone !== null &&
  child.emergencyContact?.trim().toLowerCase() === `${firstName} ${lastName}`.toLowerCase() &&
  !isSamePhone(child.emergencyContactPhone, phoneNumber)
