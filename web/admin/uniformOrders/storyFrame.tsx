import { AtAddress } from '#web/admin/shared/storyFrame.tsx'
import type { Mock } from '#web/app/mocks.tsx'
import { busyItems, busyOrders, uniformServer } from './sampleUniforms.ts'
import { Uniforms } from './Uniforms.screen.tsx'

interface UniformsStoryProps {
  /** What follows the section in the address. */
  at?: string
  overrides?: Mock[]
  /** The shop of the demo centre, or a small one for tests. */
  isBusy?: boolean
}

export function UniformsStory({ at = '', overrides = [], isBusy = false }: UniformsStoryProps) {
  return (
    <AtAddress
      at={`/admin/dashboard?section=uniforms${at}`}
      mocks={isBusy ? uniformServer(overrides, busyItems(), busyOrders()) : uniformServer(overrides)}
    >
      <Uniforms />
    </AtAddress>
  )
}
