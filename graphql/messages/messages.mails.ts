import { type Addressee, letter, letterTo, type Mail } from '#graphql/platform/mail/outbox.ts'

/** The answer to somebody who wrote through the contact form: it can only reach them as an e-mail. */
export const answerMail = (
  to: { name: string; email: string },
  centre: string,
  answer: string,
  question: string,
): Mail => ({
  kind: 'message.answer',
  recipient: to.email,
  subject: `Your message to ${centre}`,
  body: `${letter(`Dear ${to.name}`, answer, centre)}\n\nYou wrote:\n${question.replaceAll(/^/gm, '> ')}\n`,
})

/** Tells a parent that something waits for them in the portal. What was written stays there. */
export const noticeMail = (to: Addressee, centre: string, subject: string, url: string) =>
  letterTo(to, centre, {
    kind: 'message.notice',
    subject: `New message from ${centre}`,
    text: `You have a new message from the centre about "${subject}". Read and reply in the parent portal:\n\n${url}`,
  })
