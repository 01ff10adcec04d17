import { type ReactNode, useState } from 'react'
import { SendFile } from '#web/app/upload.ts'
import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { InStaffArea } from '../storyFrame.tsx'
import { registerServer } from '../../attendance/register/storyAnswers.ts'
import { MyDutiesDocument, RoomRatiosDocument } from '../myRoom/myRoom.generated.ts'
import type { Moment } from './moments.ts'
import { canvasOf } from './pictureOf.ts'
import { momentsServer, type MomentsWire } from './sampleMoments.ts'

/** The wire of the story that is shown. */
export let wire: MomentsWire

export interface MomentsStoryProps {
  overrides?: Mock[]
  moments?: Moment[]
  /** A dialog over the section. */
  over?: ReactNode
}

/** Moments in My room, with answers instead of a server. */
export function MomentsStory({ overrides = [], moments, over }: MomentsStoryProps) {
  const [mocks] = useState(() => {
    const server = momentsServer(moments)
    wire = server.wire
    return [
      ...overrides,
      ...server.mocks,
      mockOf(MyDutiesDocument, {
        myDuties: [{ id: 3, kind: 'teacher', classId: 3, className: 'Little Learners' }],
      }),
      mockOf(RoomRatiosDocument, { roomRatios: [] }),
      ...registerServer([]).mocks,
    ]
  })
  return (
    <SendFile value={wire.sendFile as never}>
      <InStaffArea at="?tab=moments" mocks={mocks}>
        {over}
      </InStaffArea>
    </SendFile>
  )
}

/** Black and white stripes, of which nothing but grey is left where they are blurred. */
function drawStripes(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext('2d')
  for (let x = 0; x < canvas.width; x += 8) {
    if (pen) pen.fillStyle = (x / 8) % 2 === 0 ? 'black' : 'white'
    pen?.fillRect(x, 0, 8, canvas.height)
  }
}

/** A camera that shows a drawn picture, or the error that a browser answers with. Returns what puts the own one back. */
export function fakeCamera(refusal: string | null = null): () => void {
  const canvas = canvasOf(640, 480)
  drawStripes(canvas)
  // a stream has a picture each time that something is drawn
  const timer = setInterval(() => drawStripes(canvas), 50)
  const devices = {
    enumerateDevices: async () => [],
    getUserMedia: async () => {
      if (refusal) throw new DOMException('Refused', refusal)
      return canvas.captureStream()
    },
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
  return () => {
    clearInterval(timer)
    Reflect.deleteProperty(navigator, 'mediaDevices')
  }
}
