/** For how many days a notification counts as unread, so that nobody comes back to hundreds. */
export const unreadDays = 30

/** A class that has more children to its staff than the law allows, once a day. */
export const ratioAlert = (
  room: { classId: number; name: string; children: number; staff: number; law: number },
  date: string,
) => ({
  kind: 'ratio.over_law',
  title: `${room.name} is over its ratio`,
  text: `${room.children} children with ${room.staff} staff; the law allows ${room.law} to one.`,
  link: '/admin/dashboard?section=overview',
  key: `ratio.${room.classId}.${date}`,
})

/** The disk of the files is nearly full: told once a day, while uploads are still taken. */
export const storageAlert = (free: string, date: string) => ({
  kind: 'storage.low',
  title: 'Little room is left for files',
  text: `${free} are free on the server. Soon no file can be sent any more.`,
  link: '/admin/dashboard?section=settings',
  key: `storage.low.${date}`,
})

/** Bills that nobody paid until the day they were due, one notification a due date. */
export const overdueAlert = ({ dueDate, bills }: { dueDate: string; bills: number }, dueInWords: string) => ({
  kind: 'bills.overdue',
  title: bills === 1 ? 'A bill is overdue' : `${bills} bills are overdue`,
  text: `Due on ${dueInWords} and not paid in full.`,
  link: '/admin/dashboard?section=billing&status=overdue',
  key: `bills.overdue.${dueDate}`,
})
