import { useMutation } from '@apollo/client/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DemoDocument } from '#web/app/demo.generated.ts'
import { failure, Mocked, mockOf } from '#web/app/mocks.tsx'
import { SignOutDocument } from '#web/app/signOut.generated.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useRun } from './useRun.ts'

afterEach(cleanup)

const rows = [1, 2, 3, 4]

/** A screen that reads one thing, and changes four things in one run. */
function Screen({ stopAt }: { stopAt: number }) {
  const { data } = useScreenQuery(DemoDocument)
  const [change] = useMutation(SignOutDocument)
  const { run, start, stop } = useRun<number>(String)
  const act = async (row: number) => {
    await change()
    if (row === stopAt) stop()
  }
  return (
    <button type="button" onClick={() => void start(rows, act)}>
      {data ? run.phase : 'reading'} {run.done.length} {run.failed.length}
    </button>
  )
}

async function readsAfter(outcome: string, { failing = 0, stopAt = 0 }) {
  const read = vi.fn(() => ({ demo: null }))
  let requests = 0
  const signOut = () => (++requests === failing ? failure('Not saved', 'CONFLICT') : { signOut: true })
  const { unmount } = render(
    <Mocked mocks={[mockOf(DemoDocument, read), mockOf(SignOutDocument, signOut)]}>
      <Screen stopAt={stopAt} />
    </Mocked>,
  )
  const button = await screen.findByRole('button', { name: 'waiting 0 0' })
  read.mockClear()
  button.click()
  await screen.findByRole('button', { name: outcome })
  await waitFor(() => expect(read).toHaveBeenCalled())
  // a read for each row would have been on its way before this one is answered
  await waitFor(() => expect(document.documentElement.hasAttribute('data-answering')).toBe(false))
  unmount()
  return read.mock.calls.length
}

describe('a run of four requests reads the screen again once', () => {
  it('at its end', async () => {
    expect(await readsAfter('done 4 0', {})).toBe(1)
  })

  it('where one of them, the last, was refused', async () => {
    expect(await readsAfter('done 3 1', { failing: 4 })).toBe(1)
  })

  it('where it is stopped half way', async () => {
    expect(await readsAfter('done 2 0', { stopAt: 2 })).toBe(1)
  })
})

it('a run whose dialog was closed under it holds nothing back any more', async () => {
  const read = vi.fn(() => ({ demo: null }))
  let finish = () => {}
  const act = () => new Promise<void>((resolve) => (finish = resolve))
  const Pending = () => {
    const { start } = useRun<number>(String)
    return (
      <button type="button" onClick={() => void start([1], act)}>
        Start
      </button>
    )
  }
  const Changing = () => {
    useScreenQuery(DemoDocument)
    const [change] = useMutation(SignOutDocument)
    return (
      <button type="button" onClick={() => void change()}>
        Change
      </button>
    )
  }
  const page = (pending: boolean) => (
    <Mocked mocks={[mockOf(DemoDocument, read), mockOf(SignOutDocument, { signOut: true })]}>
      {pending && <Pending />}
      <Changing />
    </Mocked>
  )
  const { rerender } = render(page(true))
  ;(await screen.findByRole('button', { name: 'Start' })).click()
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  rerender(page(false))
  screen.getByRole('button', { name: 'Change' }).click()
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  // what is being saved shares its idempotency keys with whatever is sent meanwhile, in the tests that follow too
  finish()
})
