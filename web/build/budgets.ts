import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { clientOf, collect, entryOf, type Manifest } from '../entry/chunks.ts'

/**
 * Most bytes of scripts on a first load, as they travel: of a public page, without and with a form, of an area, what a
 * section adds, what the room of a teacher adds, which is register and care at once, and of the tablet of a room.
 */
export const scriptBudgets = {
  site: 94_000,
  form: 110_500,
  area: 181_000,
  section: 56_000,
  myRoom: 58_300,
  tablet: 240_000,
}
const { site, form, area, section, myRoom, tablet } = scriptBudgets

const admin = 'admin/adminDashboard.route.tsx'
const staff = 'admin/staff.route.tsx'
const room = 'admin/room.route.tsx'
const portal = 'portal/portal.route.tsx'
const account = 'accounts/own/account.route.tsx'

/** Pages that are a form: sign-in, setting up, and the state of an application. */
const isForm = (route: string) => route.startsWith('accounts/') || route === 'site/enroll/application.route.tsx'

const budgetOf = (route: string) =>
  [admin, staff, room, portal, account].includes(route) ? area : isForm(route) ? form : site

interface Load {
  /** Source files that are loaded together. */
  modules: string[]
  /** One that is there already: its bytes do not count. */
  after?: string
  budget: number
}

/** The area in which a screen is a section. */
function areaOf(screen: string): string {
  if (screen.startsWith('portal/')) return portal
  return screen.startsWith('admin/staffArea/') ? staff : admin
}

function sectionLoad(screen: string): Load {
  const after = areaOf(screen)
  const modules = [after, screen]
  if (screen === 'portal/dashboard/Dashboard.screen.tsx') return { modules, budget: area }
  return { modules, after, budget: screen === 'admin/staffArea/myRoom/MyRoom.screen.tsx' ? myRoom : section }
}

/**
 * What is loaded at once, with its most bytes: every page, those of the site with the form that stands in them, and the
 * areas with any section.
 */
function loadsOf(sources: string[]): Load[] {
  const ending = (end: string) => sources.filter((source) => source.endsWith(end))
  // the pages of an area are part of its entry, and in no manifest
  const [routes, screens] = [[...ending('.route.tsx'), admin, portal], ending('.screen.tsx')]
  return [
    ...routes.map((route) => ({ modules: [route], budget: budgetOf(route) })),
    { modules: ['site/contact/contact.route.tsx', 'site/contact/ContactForm.tsx'], budget: form },
    { modules: ['site/enroll/enroll.route.tsx', 'site/enroll/EnrollmentForm.tsx'], budget: form },
    { modules: [room, 'admin/room/RoomPage.tsx'], budget: tablet },
    ...screens.map(sectionLoad),
  ]
}

/** Bytes of a file as it travels; what is too small to gain anything has no compressed copy. */
async function bytesOf(path: string): Promise<number> {
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size
}

/** What weighs more than it may, in words. Asks for the compressed copies. */
export async function overweight(folder: string): Promise<string[]> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(folder, `.vite/${name}.json`), 'utf8')) as Manifest
  const manifests = { site: await read('site'), portal: await read('portal'), office: await read('office') }
  async function weigh(modules: string[]) {
    const client = clientOf(modules[0] ?? '')
    const { scripts } = collect(manifests[client], [entryOf(client), ...modules])
    const sizes = await Promise.all(scripts.map((script) => bytesOf(join(folder, script))))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const found = await Promise.all(
    loadsOf(Object.values(manifests).flatMap(Object.keys)).map(async ({ modules, after, budget }) => {
      const bytes = (await weigh(modules)) - (after ? await weigh([after]) : 0)
      const what = after ? `${modules.at(-1)} after ${after}` : modules.join(' with ')
      return bytes > budget ? [`${what}: ${bytes} bytes of scripts, at most ${budget}`] : []
    }),
  )
  return found.flat()
}
