import { act, useId } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { AreaRouter } from './AreaRouter.tsx'
import { type Page, PageProvider } from './page.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const page = { pathname: '/admin/dashboard', search: '', frame: { viewer: null } } as Page & { onFrame(): void }

function Labelled() {
  const id = useId()
  return <p id={id}>here</p>
}

const area = (
  <PageProvider value={page}>
    <AreaRouter root="/admin/">
      <Labelled />
    </AreaRouter>
  </PageProvider>
)

it('gives what the server rendered the same ids in the browser', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const complaint = vi.spyOn(console, 'error')
  vi.stubEnv('SSR', true)
  const html = renderToString(area)
  vi.stubEnv('SSR', false)
  const app = document.createElement('div')
  app.innerHTML = html
  await act(async () => void hydrateRoot(app, area))
  expect(complaint).not.toHaveBeenCalled()
  expect(app.textContent).toBe('here')
})
