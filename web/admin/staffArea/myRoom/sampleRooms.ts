import type { RoomRatiosQuery } from './myRoom.generated.ts'

type Room = RoomRatiosQuery['roomRatios'][number]

export const room = (classId: number, name: string, ageGroup: string, overrides: Partial<Room>): Room => ({
  classId,
  name,
  ageGroup,
  children: 0,
  staff: 0,
  promise: 8,
  law: 20,
  level: 'kept',
  youAreHere: false,
  ...overrides,
})
