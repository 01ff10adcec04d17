import type { Decorator } from '@storybook/react-vite'
import { useEffect, useLayoutEffect } from 'react'
import { addons } from 'storybook/preview-api'
import { appAddress } from './appAddress.ts'
import { applyMotion } from './motion.ts'
import { pageOfStory } from './page.ts'
import { REVIEWED, type Reviewed } from './reviewed.ts'
import { sentencesOf } from './specification.ts'

/** What the toolbar can change beside the scheme, and what it shows of the story. */
export const withReview: Decorator = (Story, { id, globals, parameters }) => {
  const file = String(parameters.fileName ?? '')
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = globals.textSize === '200' ? '200%' : ''
    applyMotion(globals.motion === 'reduced')
  }, [globals.textSize, globals.motion])
  useEffect(() => {
    const page = pageOfStory(file)
    addons.getChannel().emit(REVIEWED, {
      sentences: sentencesOf(file),
      page: page === undefined ? null : appAddress + page,
    } satisfies Reviewed)
  }, [id, file])
  return <Story />
}
