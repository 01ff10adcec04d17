import type { DehydratedState } from '#web/app/apolloClient.ts'
import { dehydrate } from '#web/app/dehydrate.ts'
import type { Loaded, LoadRequest } from '#web/app/load.ts'
import type { Screen } from '#web/app/screens.tsx'
import type { Read } from '#web/app/useScreenQuery.ts'
import { adminOnly, staffOnly } from '../guards.ts'
import { InboxDocument } from './messages/messages.generated.ts'
import { screens, staffScreens } from './screens.ts'
import { type Section, sectionOf } from './sections.ts'
import { BadgesDocument, MenuShortcutsDocument, NotificationsDocument } from './shell/shell.generated.ts'
import { MyDutiesDocument } from './staffArea/myRoom/myRoom.generated.ts'
import { staffSectionOf } from './staffSections.ts'

export interface OfficePage {
  denied: boolean
  /** What the area shows first; none for somebody who may not see it. */
  before?: DehydratedState
}

interface Area {
  guard: (request: LoadRequest) => Promise<Loaded<OfficePage>>
  sectionOf: (id: string | null) => Section
  screens: Readonly<Record<string, () => Promise<Screen>>>
  /** What the menu and the header show. */
  shellReads: readonly Read[]
}

/** An area of staff comes with what its section shows first. Where the address says more than the section, the section reads for itself. */
const loadArea =
  ({ guard, sectionOf, screens, shellReads }: Area) =>
  async (request: LoadRequest): Promise<Loaded<OfficePage>> => {
    const guarded = await guard(request)
    if ('redirect' in guarded || guarded.data.denied) return guarded
    const { searchParams } = request.url
    const isPlain = [...searchParams.keys()].every((name) => name === 'section')
    const screen = isPlain ? await screens[`./${sectionOf(searchParams.get('section')).file}`]?.() : undefined
    const before = await dehydrate(request.query, [...shellReads, ...(screen?.first() ?? [])])
    return { ...guarded, data: { ...guarded.data, before } }
  }

export const loadAdmin = loadArea({
  guard: adminOnly,
  sectionOf,
  screens,
  shellReads: [[BadgesDocument], [NotificationsDocument], [MenuShortcutsDocument]],
})

export const loadStaff = loadArea({
  guard: staffOnly,
  sectionOf: staffSectionOf,
  screens: staffScreens,
  shellReads: [[MyDutiesDocument], [InboxDocument]],
})
