import { formatRand } from '#graphql/values/money.ts'
import { type DocumentContent, formatHours } from './downloads.rules.ts'
import { column, type Companion, colours, page } from '#graphql/platform/pdf/theme.ts'
import type { PdfDocument } from '#graphql/platform/pdf/pdfDocument.ts'
import { tick } from '#graphql/platform/pdf/formFields.ts'

const lists = ({ centre, terms }: DocumentContent): { title: string; tone: Companion; entries: string[] }[] => [
  {
    title: 'Documents to bring when you register',
    tone: 'marigold',
    entries: [
      'The application form, filled in and signed (or sent online)',
      "Certified copy of the child's birth certificate",
      'Copy of the Road to Health booklet, with the immunisation pages',
      'Copies of the identity documents or passports of both parents or guardians',
      'Proof of home address, less than three months old',
      'Copy of the medical aid card, both sides, if you have one',
      'Two passport-size photos of the child',
      'Names, phone numbers and identity numbers of everyone who may collect the child',
      'Court order or custody agreement, where there is one',
      `Proof of payment of the registration fee of ${formatRand(terms.registrationFeeCents)}`,
    ],
  },
  {
    title: 'Tell us before the first day',
    tone: 'sky',
    entries: [
      'Allergies, medical conditions and what to do about them',
      'Medicine: written instruction, in its original packet with the name on it',
      'How your child sleeps, eats and is comforted',
      'Your consents for photos, outings and medical treatment, in the parent portal',
    ],
  },
  {
    title: "Pack for every day, with your child's name on it",
    tone: 'leaf',
    entries: [
      'Two changes of clothes in a bag',
      'Sun hat and a warm top',
      'Closed shoes to run in',
      'Water bottle',
      'Nappies, wipes and cream for the day',
      'Bottles and formula or milk',
      'Small blanket for the nap room',
      'Something to cuddle',
    ],
  },
  {
    title: 'The first week',
    tone: 'coral',
    entries: [
      `The program day is ${formatHours(centre.programHours)}; the doors are open ${formatHours(centre.centreHours)}, Monday to Friday`,
      'Plan for shorter days at first: we settle your child in at their own pace',
      `Save our number in your phone: ${centre.phone}`,
    ],
  },
]

/** Short entries are set in two columns, long ones in one. */
function entriesOf(document: PdfDocument, entries: string[]) {
  const isShort = entries.every((entry) => entry.length < 40)
  const columns = isShort ? 2 : 1
  const width = (column - (columns - 1) * 20) / columns
  for (let first = 0; first < entries.length; first += columns) {
    const ends = entries
      .slice(first, first + columns)
      .map((entry, place) =>
        tick(document, entry, { x: page.margin + 4 + place * (width + 20), width: width - 4, size: 10.2 }),
      )
    document.y = Math.max(...ends) + 4
  }
  document.y += 5
}

export function checklist(document: PdfDocument, content: DocumentContent) {
  document.heading(
    'Enrollment checklist 2025',
    'Tick things off as you go, and ask us about anything that you do not have.',
  )
  for (const { title, tone, entries } of lists(content)) {
    document.part({ text: title, tone })
    entriesOf(document, entries)
  }
  document.paragraph(`Questions? Call ${content.centre.phone} or write to ${content.centre.email}.`, {
    size: 9.5,
    colour: colours.muted,
  })
}
