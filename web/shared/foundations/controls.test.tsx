import { type Meta, composeStory } from '@storybook/react-vite'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { prefetchLazyModules } from '#web/ui/lazy.tsx'

interface Control {
  control?: string | { type: string; min: number; max: number }
  options?: readonly unknown[]
}
interface Stories {
  default: Meta & { title: string; args?: Record<string, unknown>; argTypes?: Record<string, Control> }
  Default: { args?: Record<string, unknown> }
}

const modules = import.meta.glob<Stories>(['../../ui/**/*.stories.tsx', '../**/*.stories.tsx'], { eager: true })

const controls = Object.values(modules).flatMap(({ default: meta, Default }) =>
  Object.entries(Default ? (meta.argTypes ?? {}) : {}).map(([prop, control]) => ({
    name: `${meta.title.split('/').at(-1)} ${prop}`,
    meta,
    story: Default,
    prop,
    control,
  })),
)

/** Values that the control offers. */
function offered({ control, options }: Control): readonly unknown[] {
  if (options) return options
  if (control === 'boolean') return [true, false]
  if (control === 'text') return ['', 'Something else']
  return typeof control === 'object' ? [control.min, control.max] : []
}

/** What is rendered, without the ids that React counts. */
const html = () => document.body.innerHTML.replaceAll(/_r_\w+_|«\w+»|:r\w+:/g, '')

beforeAll(async () => {
  // what jsdom does not have
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('CSS', { supports: () => false, escape: String })
  HTMLDialogElement.prototype.showModal ??= () => undefined
  Element.prototype.scrollIntoView ??= () => undefined
  await prefetchLazyModules()
})
afterEach(cleanup)

/** Mounted again for each value, as Storybook does when a control changes what a component begins with. */
async function renderedWith(meta: Stories['default'], story: Stories['Default'], args: Record<string, unknown>) {
  cleanup()
  const Story = composeStory({ ...story, args: { ...story.args, ...args } }, meta)
  await act(async () => void render(<Story />))
  return html()
}

it.each(controls)('the control $name changes what is seen', async ({ meta, story, prop, control }) => {
  const looks = []
  for (const value of offered(control)) looks.push(await renderedWith(meta, story, { [prop]: value }))
  expect(new Set(looks).size).toBeGreaterThan(1)
})
