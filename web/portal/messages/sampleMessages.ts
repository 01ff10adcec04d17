import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { pageOf } from '#web/app/mocks.tsx'
import type { ParentConversationQuery } from './messages.generated.ts'

/** By the clock of the stories: what was written today shows its time alone. */
export const today = todayInJohannesburg()

export type Message = ParentConversationQuery['conversation']['messages']['edges'][number]['node']

export const storyDay: ParentConversationQuery['conversation'] = {
  id: 3,
  subject: 'Story day',
  childName: 'Lerato Mokoena',
  forTeachers: false,
  isUnread: true,
  messages: pageOf(
    [
      {
        id: 8,
        body: 'We would love that! Thursday at 09:30 suits us best.',
        writer: 'Annelie Kruger',
        fromStaff: true,
        attachments: [{ id: 5, name: 'Timetable of the week.pdf' }],
        createdAt: `${today}T06:30:00Z`,
      },
      {
        id: 6,
        body: 'I could read a story in Sesotho one morning. Would that help?',
        writer: 'Thandi Mokoena',
        fromStaff: false,
        attachments: [],
        createdAt: `${addDays(today, -2)}T17:25:00Z`,
      },
    ],
    { first: 30 },
  ),
}

const [newest] = storyDay.messages.edges.map(({ node }) => node)

/** Some days of a conversation, with a long message and a short one. */
export const talk: Message[] = [
  ...storyDay.messages.edges.map(({ node }) => node),
  {
    id: 5,
    body: 'Dear Thandi, thank you for your letter about the languages in the class.\n\nWe read in English and Afrikaans every day. In Sesotho we have had two songs and one story so far, because none of us speaks it well enough to read aloud. If you, or somebody in your family, would like to read to the children, you would make twenty friends at once.\n\nWarm regards\nAnnelie',
    writer: 'Annelie Kruger',
    fromStaff: true,
    attachments: [],
    createdAt: '2026-11-06T09:12:00Z',
  },
  {
    id: 4,
    body: 'Is there a day on which the class hears stories in other languages?',
    writer: 'Thandi Mokoena',
    fromStaff: false,
    attachments: [],
    createdAt: '2026-11-05T16:40:00Z',
  },
]

export const longAgo = Array.from({ length: 70 }, (_, index) => ({
  id: 170 - index,
  body: `Message ${70 - index}`,
  writer: index % 2 ? 'Thandi Mokoena' : 'Annelie Kruger',
  fromStaff: index % 2 === 0,
  attachments: [],
  createdAt: `${addDays(today, -index)}T06:30:00Z`,
}))

/** The same conversation in the list. */
export const listed = { ...storyDay, lastMessageAt: `${today}T06:30:00Z`, newestMessage: newest ?? null }
const excerpt = (id: number, body: string, fromStaff: boolean) => ({ id, body, fromStaff })

export const busy = [
  listed,
  {
    ...listed,
    id: 7,
    subject: 'Medicine after the flu, and who may collect Thabo and Bontle-Grace while I am in Durban',
    childName: 'Bontle-Grace Mokoena van der Westhuizen',
    lastMessageAt: '2026-11-09T13:05:00Z',
    newestMessage: excerpt(
      21,
      'Thank you, that is all we need. Please bring the medicine in its own box, with the label of the pharmacy, and give it to Nthabiseng at the door.',
      true,
    ),
  },
  {
    ...listed,
    id: 6,
    subject: 'Debit order of October',
    childName: null,
    isUnread: false,
    lastMessageAt: '2026-10-02T08:40:00Z',
    newestMessage: excerpt(19, 'The bank returned it by mistake; I have paid by EFT this morning.', false),
  },
  {
    ...listed,
    id: 2,
    subject: 'Photographs of the concert',
    childName: 'Thabo Mokoena',
    isUnread: false,
    lastMessageAt: '2025-12-01T10:15:00Z',
    newestMessage: excerpt(12, 'Lovely!', false),
  },
]
