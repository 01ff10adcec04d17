/** A shape of the centre's mark: SVG path data with what it is painted in. */
export interface Shape {
  path: string
  fill?: string
  stroke?: { colour: string; width: number }
}

/** The mark is drawn on a square of this size. */
export const markSize = 128

export const markGround: Shape[] = [
  { path: 'M0 64A64 64 0 1 1 128 64A64 64 0 1 1 0 64Z', fill: '#CDEBE6' },
  { path: 'M20 38A16 16 0 1 1 52 38A16 16 0 1 1 20 38Z', fill: '#F6B73C' },
  { path: 'M10.2 98.7A64 64 0 0 0 117.8 98.7C86 90 42 90 10.2 98.7Z', fill: '#0B6B62' },
]

/** The bird is placed on the ground, moved by (9, 8) and at nine tenths of its size. */
export const birdPlace = { x: 9, y: 8, scale: 0.9 }

export const bird: Shape[] = [
  { path: 'M54 82V112M54 112h9M69 82V112M69 112h9', stroke: { colour: '#E4513F', width: 4.6 } },
  { path: 'M16 60C34 48 52 44 66 44L88 50C95 66 88 88 62 88C40 88 28 76 16 60Z', fill: '#FFFFFF' },
  { path: 'M10 57C28 43 48 36 64 36C78 38 80 52 68 61C52 70 28 66 10 57Z', fill: '#8F6444' },
  { path: 'M10 57C22 57 36 54 48 50C40 64 24 65 10 57Z', fill: '#22252C' },
  { path: 'M62 42C62 28 68 20 76 18L97 30C100 44 97 55 90 61C78 66 64 58 62 42Z', fill: '#A87A56' },
  { path: 'M93 57C88 66 77 68 67 64C75 61 86 57 95 50Z', fill: '#22252C' },
  { path: 'M65 25A17 17 0 1 1 99 25A17 17 0 1 1 65 25Z', fill: '#A87A56' },
  { path: 'M65 23C64 8 74 2 84 3C94 4 101 12 99 24C90 18 75 18 65 23Z', fill: '#22252C' },
  {
    path: 'M64.6 19.5C66 15 68 13 70 12C78 9 92 9.5 98 14.5C99 16.5 99.4 18.5 99.3 20.5C90 14.5 74 14.5 64.6 19.5Z',
    fill: '#FFFFFF',
  },
  { path: 'M84.4 27.5A4.6 4.6 0 1 1 93.6 27.5A4.6 4.6 0 1 1 84.4 27.5Z', fill: '#FFC94A' },
  { path: 'M87.2 27.5A2.6 2.6 0 1 1 92.4 27.5A2.6 2.6 0 1 1 87.2 27.5Z', fill: '#22252C' },
  { path: 'M97.5 25L112 29.3Q114.5 30.6 112 32L97.5 36Q100 30 97.5 25Z', fill: '#E4513F' },
  { path: 'M107.5 28L112 29.3Q114.5 30.6 112 32L107.5 33.2Z', fill: '#22252C' },
]
