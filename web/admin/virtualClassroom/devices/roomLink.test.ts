// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { roomLink } from './deviceChoice.ts'

describe('the address of a room', () => {
  const room = 'https://meet.jit.si/Kiewiet-abc'

  it('takes the chosen devices along', () => {
    expect(roomLink(room, { camera: 'HD "Cam"', microphone: 'Desk & Co' })).toBe(
      `${room}#devices.videoInput=%22HD%20%5C%22Cam%5C%22%22&devices.audioInput=%22Desk%20%26%20Co%22`,
    )
  })

  it('stays as it is without a choice, and elsewhere', () => {
    expect(roomLink(room, {})).toBe(room)
    expect(roomLink('https://zoom.example/j/7', { camera: 'HD' })).toBe('https://zoom.example/j/7')
  })
})
