import { count } from '#web/admin/shared/format.ts'
import { useMailLeaves, waitsInOutbox } from '#web/admin/shared/mail/useTellMail.ts'

/** What is said when families were written to: that it was sent, or that it waits for a mail server. */
export function useFormatOutcome(sent: (families: string) => string, written: string) {
  const mailLeaves = useMailLeaves()
  return (done: number) => {
    const families = count(done, 'family', 'families')
    return mailLeaves ? sent(families) : `${written} queued for ${families}. ${waitsInOutbox}`
  }
}
