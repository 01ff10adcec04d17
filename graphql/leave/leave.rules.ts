export const leaveStateLabels = {
  asked: 'Pending',
  approved: 'Approved',
  refused: 'Declined',
  withdrawn: 'Withdrawn',
}
export type LeaveState = keyof typeof leaveStateLabels
