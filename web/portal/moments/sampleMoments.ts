import type { OwnMoment } from './moments.ts'

/** The day of the clock of the stories. */
const today = '2026-11-24'

export const momentOf = (own: Partial<OwnMoment> & Pick<OwnMoment, 'id'>): OwnMoment => ({
  date: today,
  text: 'We sang the song of the five little ducks, and everyone wanted to be the duck that stays.',
  area: null,
  createdAt: `${own.date ?? today}T08:10:00Z`,
  pictureCount: own.pictures?.length ?? 0,
  children: [{ id: 1 }],
  pictures: [],
  reactions: [],
  comments: [],
  ...own,
})

export const garden = momentOf({
  id: 31,
  text: 'Lerato found a snail under the spinach and carried it to the compost. "It needs a house with a garden," she said.\n\nShe watched it for ten minutes.',
  area: 'world',
  createdAt: `${today}T08:42:00Z`,
  pictures: [
    { id: 51, width: 1600, height: 1200 },
    { id: 52, width: 1600, height: 1200 },
    { id: 53, width: 1200, height: 1600 },
  ],
  reactions: [
    { reaction: 'love', count: 2, isOwn: false },
    { reaction: 'proud', count: 1, isOwn: false },
  ],
})

export const song = momentOf({ id: 30, children: [{ id: 1 }, { id: 4 }] })

export const blocks = momentOf({
  id: 28,
  date: '2026-11-23',
  text: 'A tower of eleven blocks, counted aloud all the way up.',
  area: 'numeracy',
  children: [{ id: 4 }],
  pictures: [{ id: 49, width: 1600, height: 1200 }],
  reactions: [{ reaction: 'smile', count: 1, isOwn: true }],
  comments: [
    {
      id: 7,
      text: 'At home it was twelve on Sunday!',
      createdAt: '2026-11-23T16:20:00Z',
      writtenBy: 'Thandi Mokoena',
    },
  ],
})

/** A child in it has no photo consent any more. */
export const withoutPictures = momentOf({
  id: 21,
  date: '2026-11-19',
  text: 'Painting with both hands: the longest rainbow that the art room has seen.',
  area: 'creativity',
  pictureCount: 2,
})

export const filled = [garden, song, blocks, withoutPictures]

export const manyMoments = Array.from({ length: 25 }, (_, index) =>
  momentOf({ id: 200 - index, date: '2026-11-20', text: `Moment number ${index + 1}` }),
)

const drawings = ['garden', 'lunch-table', 'play-mat', 'reading-corner']

/** Drawn pictures, since stories have no server. */
export const drawnPicture = (id: number) => `/art/gallery-${drawings[id % drawings.length]}.svg`
