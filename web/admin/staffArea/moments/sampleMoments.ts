import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import type { Sending } from '#web/app/upload.ts'
import type { Moment } from './moments.ts'
import {
  AddMomentDocument,
  ChildrenToObserveDocument,
  ClassMomentsDocument,
  DeleteMomentCommentDocument,
  DeleteMomentDocument,
  type NewMomentInput,
  RestoreMomentDocument,
  TellMomentAsItIsDocument,
  UpdateMomentDocument,
} from './moments.generated.ts'

const today = todayInJohannesburg()

const child = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName })
const children = [
  child(1, 'Amahle', 'Dlamini'),
  child(2, 'Ben', 'Fourie'),
  child(3, 'Dineo', 'Molefe'),
  child(6, 'Lerato', 'Mokoena'),
  child(8, 'Naledi', 'Khumalo'),
]
const named = (ids: readonly number[]) => children.filter(({ id }) => ids.includes(id))

export const sampleMoment = (id: number, more: Partial<Moment> = {}): Moment => ({
  id,
  version: 1,
  date: today,
  text: 'Counted eleven blocks on the tower before it fell, and laughed.',
  area: 'mathematics',
  telling: 'at_once',
  pictureCount: 0,
  arrived: 0,
  saidByName: 'Mpho',
  children: named([1]),
  pictures: [],
  reactions: [],
  comments: [],
  ...more,
})

const pictures = (...ids: number[]) => ids.map((id) => ({ id, width: 1_600, height: 1_200 }))

export const sampleMoments = (): Moment[] => [
  sampleMoment(5, {
    text: 'Amahle and Lerato made a shop out of two boxes and sold us stones.\nLerato gave change.',
    area: 'social',
    telling: 'at_closing',
    children: named([1, 6]),
    pictureCount: 2,
    arrived: 2,
    pictures: pictures(31, 32),
  }),
  sampleMoment(4, { children: named([2]), pictureCount: 3, arrived: 2, pictures: pictures(21, 22), area: null }),
  sampleMoment(3, {
    date: addDays(today, -1),
    saidByName: 'Johanna',
    children: named([3]),
    reactions: [
      { reaction: 'love', count: 2 },
      { reaction: 'proud', count: 1 },
    ],
    comments: [
      {
        id: 71,
        text: 'She counts the stairs at home, too!',
        createdAt: `${addDays(today, -1)}T16:20:00.000Z`,
        writtenBy: 'Thandi Molefe',
      },
    ],
  }),
  sampleMoment(2, { date: addDays(today, -6), children: named([6, 8]), pictureCount: 1, arrived: 1, area: 'world' }),
]

/** Those without an observation, as the server says it. */
const toObserve = named([3, 6, 8]).map((one) => ({ ...one, namesakeBirthday: null }))

/** What arrived at the server of a story. */
export interface MomentsWire {
  written: NewMomentInput[]
  /** Pictures that arrived, and the tries that did not. */
  pictures: Sending[]
  tries: Sending[]
  /** While true no picture arrives. */
  isAway: boolean
  sendFile: (sending: Sending) => Promise<never>
}

/** A server with the moments of a class, which remembers what is written. Made new for each story. */
export function momentsServer(first: Moment[] = sampleMoments()): { mocks: Mock[]; wire: MomentsWire } {
  let moments = first
  let deleted: Moment[] = []
  const change = (id: number, values: (moment: Moment) => Partial<Moment>) => {
    moments = moments.map((one) => (one.id === id ? { ...one, ...values(one), version: one.version + 1 } : one))
    return moments.find((one) => one.id === id)
  }
  const missing = () => failure('This moment was not found.', 'NOT_FOUND')
  const wire: MomentsWire = {
    written: [],
    pictures: [],
    tries: [],
    isAway: false,
    sendFile: async (sending) => {
      wire.tries.push(sending)
      if (wire.isAway) throw new Error('Away')
      wire.pictures.push(sending)
      const id = Number(/\d+/.exec(sending.url)?.[0])
      const made = pictures(100 + wire.pictures.length)
      change(id, ({ arrived, pictures: before }) => ({ arrived: arrived + 1, pictures: [...before, ...made] }))
      return {} as never
    },
  }
  const mocks = [
    mockOf(ClassMomentsDocument, (page) => ({ classMoments: pageOf(moments, page) })),
    mockOf(ChildrenToObserveDocument, { childrenToObserve: toObserve }),
    mockOf(AddMomentDocument, ({ input }) => {
      const { text, area = null, telling, childIds, pictureCount } = input
      const id = 100 + wire.written.push(input)
      moments = [sampleMoment(id, { text, area, telling, pictureCount, children: named(childIds) }), ...moments]
      return { addMoment: { id } }
    }),
    mockOf(UpdateMomentDocument, ({ input: { id, text, area = null, telling, childIds } }) => {
      const updateMoment = change(id, () => ({ text, area, telling, children: named(childIds) }))
      return updateMoment ? { updateMoment } : missing()
    }),
    mockOf(TellMomentAsItIsDocument, ({ id }) => {
      const tellMomentAsItIs = change(id, ({ arrived }) => ({ pictureCount: arrived }))
      return tellMomentAsItIs ? { tellMomentAsItIs } : missing()
    }),
    mockOf(DeleteMomentDocument, ({ id }) => {
      deleted = moments.filter((one) => one.id === id)
      moments = moments.filter((one) => one.id !== id)
      return { deleteMoment: { id, version: 2 } }
    }),
    mockOf(RestoreMomentDocument, ({ id }) => {
      moments = [...deleted, ...moments]
      return { restoreMoment: { id, version: 3 } }
    }),
    mockOf(DeleteMomentCommentDocument, ({ id }) => {
      moments = moments.map((one) => ({ ...one, comments: one.comments.filter((comment) => comment.id !== id) }))
      return { deleteMomentComment: { id } }
    }),
  ]
  return { mocks, wire }
}
