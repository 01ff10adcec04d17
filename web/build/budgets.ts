import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { collect, type Manifest } from '../entry/chunks.ts'

/** Most bytes of scripts on a first load, as they travel: of a public page, without and with a form, of an area, and what a section adds. */
export const scriptBudgets = { site: 100_000, form: 116_000, area: 198_000, section: 45_000 }
const { site, form, area, section } = scriptBudgets

const entry = 'entry/client.tsx'
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
  budget: number
}

/**
 * What is loaded at once, with its most bytes: every page, those of the site with the form that stands in them, the
 * areas with what they begin with, and the admin area with any section.
 */
function loadsOf(manifest: Manifest): Load[] {
  const routes = Object.keys(manifest).filter((key) => key.endsWith('.route.tsx'))
  const sections = manifest[admin]?.dynamicImports ?? []
  return [
    ...routes.map((route) => ({ modules: [route], budget: budgetOf(route) })),
    { modules: ['site/contact/contact.route.tsx', 'site/contact/ContactForm.tsx'], budget: form },
    { modules: ['site/enroll/enroll.route.tsx', 'site/enroll/EnrollmentForm.tsx'], budget: form },
    { modules: [portal, 'portal/dashboard/Dashboard.screen.tsx'], budget: area },
    { modules: [room, 'admin/room/RoomPage.tsx'], budget: area + section },
    ...sections.map((late) => ({ modules: [admin, late], budget: area + section })),
  ]
}

/** Bytes of a file as it travels; what is too small to gain anything has no compressed copy. */
async function bytesOf(path: string): Promise<number> {
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size
}

/** What weighs more than it may, in words. Asks for the compressed copies. */
export async function overweight(folder: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const found = await Promise.all(
    loadsOf(manifest).map(async ({ modules, budget }) => {
      const { scripts } = collect(manifest, [entry, ...modules])
      const sizes = await Promise.all(scripts.map((script) => bytesOf(join(folder, script))))
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      return bytes > budget ? [`${modules.join(' with ')}: ${bytes} bytes of scripts, at most ${budget}`] : []
    }),
  )
  return found.flat()
}
