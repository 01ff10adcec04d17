import { createContext, useContext, useEffect, useState } from 'react'
import frameDocument from '../app/frame.graphql?raw'
import { send } from '../app/graphqlFetch.ts'
import type { Frame } from '../app/page.ts'
import signInDocument from '../app/signIn.graphql?raw'
import signOutDocument from '../app/signOut.graphql?raw'

/** An account of the demo: the server writes them into the page where this machine alone reaches it. */
export interface DemoAccount {
  username: string
  email: string
  password: string
  role: string
}

export type Actor = 'guest' | 'parent' | 'teacher' | 'admin'

export interface Acting {
  accounts: readonly DemoAccount[]
  /** Null for a guest; undefined until it is known. */
  viewer: Frame['viewer'] | undefined
  failure: string | null
  actAs(actor: Actor): Promise<void>
}

export const ActingContext = createContext<Acting | null>(null)

export function useActing(): Acting {
  const acting = useContext(ActingContext)
  if (!acting) throw new Error('useActing needs an ActingContext around it')
  return acting
}

export const accountsOfPage = (): DemoAccount[] =>
  JSON.parse(document.getElementById('accounts')?.textContent || '[]') as DemoAccount[]

/** Whom of the demo the session belongs to; null for any other account. */
export function actorOf({ viewer, accounts }: Pick<Acting, 'viewer' | 'accounts'>): Actor | null {
  if (viewer === undefined) return null
  if (viewer === null) return 'guest'
  return accounts.some(({ email }) => email === viewer.email) ? (viewer.role as Actor) : null
}

const readViewer = async () => (await send<Frame>(frameDocument)).viewer

/** Signs in and out as the forms of the site do, with the same session. */
export function useActingOf(accounts: readonly DemoAccount[]): Acting {
  const [viewer, setViewer] = useState<Frame['viewer']>()
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (change: () => Promise<unknown>) => {
    try {
      await change()
      setViewer(await readViewer())
      setFailure(null)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  useEffect(() => void run(async () => undefined), [])
  const actAs = (actor: Actor) =>
    run(async () => {
      if (actor === 'guest') return send(signOutDocument)
      const account = accounts.find(({ role }) => role === actor)
      if (!account) throw new Error(`The demo has no ${actor} account.`)
      const { username, password } = account
      return send(signInDocument, { input: { username, password } })
    })
  return { accounts, viewer, failure, actAs }
}
