import { formatRatio } from '#graphql/attendance/ratios.rules.ts'

/** For how many days a notification counts as unread, so that nobody comes back to hundreds. */
export const unreadDays = 30

/** A class over the legal limit of children per member of staff; at most once a day. */
export const ratioAlert = (
  room: { classId: number; name: string; children: number; staff: number; law: number },
  date: string,
) => ({
  kind: 'ratio.over_law',
  title: `${room.name} is over the legal limit`,
  text: `${room.children === 1 ? '1 child' : `${room.children} children`} and ${room.staff || 'no'} staff. Legal limit ${formatRatio(room.law)}.`,
  link: '/admin/dashboard?section=overview',
  key: `ratio.${room.classId}.${date}`,
})

/** The disk of the files is nearly full: told once a day, while uploads are still taken. */
export const storageAlert = (free: string, date: string) => ({
  kind: 'storage.low',
  title: 'Storage is almost full',
  text: `Only ${free} left on the server. Soon it will not be possible to upload files.`,
  link: '/admin/dashboard?section=settings',
  key: `storage.low.${date}`,
})

/** Bills that nobody paid until the day they were due, one notification a due date. */
export const overdueAlert = ({ dueDate, bills }: { dueDate: string; bills: number }, dueText: string) => ({
  kind: 'bills.overdue',
  title: bills === 1 ? 'An invoice is overdue' : `${bills} invoices are overdue`,
  text: `Due on ${dueText} and not fully paid.`,
  link: '/admin/dashboard?section=billing&status=overdue',
  key: `bills.overdue.${dueDate}`,
})
