/** E-mails of the pipeline of applications whose words a centre may choose. */
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

/** What a gap stands for, and what is shown in it in a preview. */
export const gaps = {
  child: { words: "the child's name", example: 'Naledi Molefe' },
  visit: { words: 'day and time of the visit', example: '12 January 2027 at 10:30' },
  place: {
    words: 'class, first day, days and fee',
    example: 'a place in Little Learners from 18 January 2027, full-time, for R 2,400.00 a month',
  },
  until: { words: 'until when the offer stands, if it ends', example: 'The offer stands until 30 November 2026.' },
  link: { words: 'the page of the application', example: 'https://www.kiewiet.example/application#KW-2026-0042-31870' },
  firstDay: { words: 'the first day', example: '18 January 2027' },
  account: {
    words: 'how to get into the parent portal',
    example: 'You can see them in the parent portal with the account you have.',
  },
  reference: { words: 'number of the application', example: 'KW-2026-0042-31870' },
  centre: { words: 'name of the centre', example: 'Kiewiet Early Learning Centre' },
} as const
export type Gap = keyof typeof gaps

export interface MailText {
  subject: string
  /** Between greeting and name. */
  text: string
}

interface MailTemplate extends MailText {
  label: string
  gaps: readonly Gap[]
  /** Without these the e-mail would not do what it is for. */
  needed: readonly Gap[]
}

const everywhere = ['child', 'reference', 'centre'] as const

/** The words that are used until the centre chooses others. */
export const usualMails: Record<MailKind, MailTemplate> = {
  received: {
    label: 'Application received',
    // anybody can type any address into the form, so that it repeats nothing of what was typed
    gaps: ['reference', 'link', 'centre'],
    needed: ['link'],
    subject: 'Your application',
    text: 'Thank you for applying for a place with us. We have received your application and will contact you soon about the next steps.\n\nYour reference is {{reference}}. Please mention it when you call or write to us. You can see how your application stands at any time, with your e-mail address or phone number:\n\n{{link}}\n\nIf you did not apply, you can ignore this e-mail.',
  },
  tour_booked: {
    label: 'Visit arranged',
    gaps: ['visit', ...everywhere],
    needed: ['visit'],
    subject: 'Your visit to {{centre}}',
    text: 'We look forward to showing you round on {{visit}}. If that no longer suits you, just answer this e-mail.',
  },
  tour_moved: {
    label: 'Visit moved',
    gaps: ['visit', ...everywhere],
    needed: ['visit'],
    subject: 'Your visit to {{centre}} at another time',
    text: 'Your visit has moved: we look forward to showing you round on {{visit}}. If that does not suit you, just answer this e-mail.',
  },
  offered: {
    label: 'Place offered',
    gaps: ['place', 'until', 'link', ...everywhere],
    needed: ['place', 'until', 'link'],
    subject: 'A place for {{child}}',
    text: 'We are happy to offer {{child}} {{place}}. {{until}} Please let us know whether you accept it, which takes one press here:\n\n{{link}}',
  },
  waitlisted: {
    label: 'On the waiting list',
    gaps: everywhere,
    needed: [],
    subject: 'The waiting list for {{child}}',
    text: 'There is no open place for {{child}} at the moment, so we have put you on our waiting list. We will write as soon as a place opens.',
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
    text: 'Welcome! {{child}} is enrolled from {{firstDay}}. {{account}}',
  },
}

const gap = /\{\{(\w+)\}\}/g

/** Puts values into the gaps of a text; one without a value leaves no space behind. */
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

/** What is wrong with words that were chosen, by field, or null. */
export function templateProblem(kind: MailKind, { subject, text }: MailText): Partial<MailText> | null {
  const { gaps: known, needed } = usualMails[kind]
  const isKnown = (name: string) => (known as readonly string[]).includes(name)
  const choices = known.map((name) => `{{${name}}}`).join(', ')
  const unknownIn = (words: string) =>
    /[{}]{2}/.test(words.replace(gap, (whole, name: string) => (isKnown(name) ? '' : whole)))
  const refusal = `Please use only these gaps: ${choices}.`
  const missing = needed.find((name) => !text.includes(`{{${name}}}`))
  const problems = {
    ...(unknownIn(subject) && { subject: refusal }),
    ...(missing && { text: `Please keep {{${missing}}}: ${gaps[missing].words}.` }),
    ...(unknownIn(text) && { text: refusal }),
  }
  return Object.keys(problems).length > 0 ? problems : null
}
