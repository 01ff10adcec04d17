import type { BillStatus } from './billing.rules.ts'

export const reasonsToStay = ['paid', 'pending', 'corrected', 'sent'] as const
export type ReasonToStay = (typeof reasonsToStay)[number]

/** `2 are paid, in full or in part`: what follows a number. */
export const formatStay: Record<ReasonToStay, [one: string, several: string]> = {
  paid: ['has payments', 'have payments'],
  pending: ['is covered by unallocated money at the bank', 'are covered by unallocated money at the bank'],
  corrected: ['has been corrected', 'have been corrected'],
  sent: ['has been sent to the parents', 'have been sent to the parents'],
}

interface BilledInRun {
  amountCents: number
  paidCents: number
  status: BillStatus
  correctsId: number | null
  sentAt: string | null
}

/** Why a bill may not be voided with its run; null where it may: nobody has paid, seen or changed it. */
export function reasonToStay({ paidCents, status, correctsId, sentAt }: BilledInRun): ReasonToStay | null {
  if (paidCents > 0) return 'paid'
  if (status === 'pending') return 'pending'
  if (correctsId !== null) return 'corrected'
  return sentAt === null ? null : 'sent'
}

/** The bills of a run that are cancelled when it is voided, and how many stay for which reason. */
export function voidable<Billed extends BilledInRun>(bills: readonly Billed[]) {
  const open = bills.filter((bill) => reasonToStay(bill) === null)
  const stay = reasonsToStay
    .map((reason) => ({ reason, count: bills.filter((bill) => reasonToStay(bill) === reason).length }))
    .filter(({ count }) => count > 0)
  return { open, stay }
}
