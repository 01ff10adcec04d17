import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { z } from 'zod'
import { ROOT } from '../run/command.ts'

/** Where `npm run storybook:build` leaves its files. */
const STORYBOOK = join(ROOT, 'storybook-static')

export const BASELINES = join(ROOT, 'tests/visual/baselines')

export const WINDOWS = [
  { width: 360, height: 800 },
  { width: 1440, height: 800 },
]

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      tags: z.array(z.string()).default([]),
    }),
  ),
})

const areas = ['Site/', 'Portal/', 'Admin/']

/** The screens in their filled states: what the pictures are taken of. */
export function filledStories() {
  const { entries } = index.parse(JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')))
  return Object.values(entries).filter(
    ({ type, title, name, tags }) =>
      type === 'story' &&
      areas.some((area) => title.startsWith(area)) &&
      name.startsWith('Filled') &&
      !tags.includes('interaction'),
  )
}

type Story = ReturnType<typeof filledStories>[number]

/** The public site has one scheme. */
export const schemesOf = ({ title }: Story) => (title.startsWith('Site/') ? ['light'] : ['light', 'dark'])

export const pictureName = ({ id }: Story, { width }: { width: number }, scheme: string) =>
  `${id}-${width}-${scheme}.webp`

export const picturesOf = (story: Story) =>
  WINDOWS.flatMap((window) => schemesOf(story).map((scheme) => pictureName(story, window, scheme)))

/** Serves the built Storybook on a free port of this machine. */
export async function serveStorybook() {
  const server = fastify()
  await server.register(fastifyStatic, { root: STORYBOOK })
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  return { address, stop: () => server.close() }
}
