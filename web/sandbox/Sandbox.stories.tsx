import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildSchema, graphqlSync } from 'graphql'
import { spyOn } from 'storybook/test'
import source from '#graphql/schema.graphql?raw'
import { after } from '#web/app/StorySteps.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'

const Sandbox = lazyModule(
  async () => {
    const [{ Sandbox: Page }] = await Promise.all([import('./Sandbox.tsx'), import('graphiql/graphiql.css')])
    return { Page }
  },
  { prefetched: false },
).component('Page')

/** What the server says of its schema; everything else finds it away. */
async function answer(_address: unknown, request?: RequestInit) {
  const { query = '' } = JSON.parse(String(request?.body ?? '{}')) as { query?: string }
  if (!query.includes('__schema')) return Response.json({ errors: [{ message: 'There is no server here.' }] })
  return Response.json(graphqlSync({ schema: buildSchema(source), source: query }))
}

/** The pages for developers. Most of what is in them comes from packages, which test it themselves. */
const meta = {
  title: 'Sandbox/Pages',
  parameters: { layout: 'fullscreen' },
  tags: ['!test'],
  beforeEach: () => {
    const asked = spyOn(window, 'fetch').mockImplementation(answer)
    return () => asked.mockRestore()
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Builder: Story = { name: 'Query builder and documentation', render: () => <Sandbox /> }

export const Examples: Story = {
  render: () => <Sandbox />,
  decorators: [after({ press: 'Show Examples' })],
}
