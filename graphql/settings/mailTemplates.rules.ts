/** E-mails to applicants whose wording the centre can change. */
export const mailKinds = [
  'received',
  'tour_booked',
  'tour_moved',
  'offered',
  'waitlisted',
  'declined',
  'enrolled',
] as const
export type MailKind = (typeof mailKinds)[number]

/** What a placeholder means, and its value in a preview. */
export const gaps = {
  child: { words: "the child's name", example: 'Naledi Molefe' },
  visit: { words: 'date and time of the visit', example: '12 January 2027 at 10:30' },
  place: {
    words: 'class, first day, days and fee',
    example: 'a place in Little Learners from 18 January 2027, full-time, for R2,400.00 a month',
  },
  until: { words: 'when the offer expires, if it does', example: 'The offer is valid until 30 November 2026.' },
  link: {
    words: "link to the application's page",
    example: 'https://www.kiewiet.example/application#KW-2026-0042-31870',
  },
  firstDay: { words: 'the first day', example: '18 January 2027' },
  account: {
    words: 'how to sign in to the parent portal',
    example: 'You can follow your child in the parent portal with your existing account.',
  },
  reference: { words: 'application reference', example: 'KW-2026-0042-31870' },
  centre: { words: 'name of the centre', example: 'Kiewiet Early Learning Centre' },
} as const
export type Gap = keyof typeof gaps

export interface MailText {
  subject: string
  /** Between the greeting and the sender's name. */
  text: string
}

interface MailTemplate extends MailText {
  label: string
  gaps: readonly Gap[]
  /** Placeholders that the e-mail needs to serve its purpose. */
  needed: readonly Gap[]
}

const everywhere = ['child', 'reference', 'centre'] as const

export const usualMails: Record<MailKind, MailTemplate> = {
  received: {
    label: 'Application received',
    // anybody can type any address into the form, so that it repeats nothing from it
    gaps: ['reference', 'link', 'centre'],
    needed: ['link'],
    subject: 'Your application',
    text: 'Thank you for applying for a place with us. We have received your application and will contact you soon about the next steps.\n\nYour reference is {{reference}}. Please mention it when you call or write to us. You can check the status of your application at any time with your e-mail address or phone number:\n\n{{link}}\n\nIf you did not apply, you can ignore this e-mail.',
  },
  tour_booked: {
    label: 'Visit arranged',
    gaps: ['visit', ...everywhere],
    needed: ['visit'],
    subject: 'Your visit to {{centre}}',
    text: 'We look forward to showing you around on {{visit}}. If that no longer suits you, please reply to this e-mail.',
  },
  tour_moved: {
    label: 'Visit rescheduled',
    gaps: ['visit', ...everywhere],
    needed: ['visit'],
    subject: 'New time for your visit to {{centre}}',
    text: 'The time of your visit has changed: we look forward to showing you around on {{visit}}. If that does not suit you, please reply to this e-mail.',
  },
  offered: {
    label: 'Place offered',
    gaps: ['place', 'until', 'link', ...everywhere],
    needed: ['place', 'until', 'link'],
    subject: 'A place for {{child}}',
    text: 'We are happy to offer {{child}} {{place}}. {{until}} To accept it, please open this page:\n\n{{link}}',
  },
  waitlisted: {
    label: 'On the waiting list',
    gaps: everywhere,
    needed: [],
    subject: 'The waiting list for {{child}}',
    text: 'We have no place for {{child}} at the moment, so we have put you on our waiting list. We will write to you as soon as a place opens up.',
  },
  declined: {
    label: 'Declined',
    gaps: everywhere,
    needed: [],
    subject: 'Your application for {{child}}',
    text: 'We are sorry that we cannot offer {{child}} a place this time. You are welcome to apply again.',
  },
  enrolled: {
    label: 'Enrolled',
    gaps: ['firstDay', 'account', ...everywhere],
    needed: ['account'],
    subject: '{{child}} is enrolled',
    text: 'Welcome! {{child}} is enrolled as from {{firstDay}}. {{account}}',
  },
}

const gap = /\{\{(\w+)\}\}/g

/** Fills the placeholders of a text; one without a value leaves no space behind. */
export const fill = (text: string, values: Partial<Record<Gap, string>>) =>
  text
    .split('\n')
    .map((line) =>
      line.includes('{{')
        ? line
            .replace(gap, (_whole, name: Gap) => values[name] ?? '')
            .replace(/ {2,}/g, ' ')
            .trim()
        : line,
    )
    .join('\n')

/** The errors in the chosen wording by field, or null. */
export function templateProblem(kind: MailKind, { subject, text }: MailText): Partial<MailText> | null {
  const { gaps: known, needed } = usualMails[kind]
  const isKnown = (name: string) => (known as readonly string[]).includes(name)
  const choices = known.map((name) => `{{${name}}}`).join(', ')
  const unknownIn = (words: string) =>
    /[{}]{2}/.test(words.replace(gap, (whole, name: string) => (isKnown(name) ? '' : whole)))
  const refusal = `Please use only these placeholders: ${choices}.`
  const missing = needed.find((name) => !text.includes(`{{${name}}}`))
  const problems = {
    ...(unknownIn(subject) && { subject: refusal }),
    ...(missing && { text: `Please keep {{${missing}}}: ${gaps[missing].words}.` }),
    ...(unknownIn(text) && { text: refusal }),
  }
  return Object.keys(problems).length > 0 ? problems : null
}
