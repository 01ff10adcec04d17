import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from './journey.ts'

const run = promisify(execFile)
const api = fileURLToPath(new URL('../../graphql/api.md', import.meta.url))
const heading = 'The same with curl'

/** The commands below that heading, as a reader would copy them. */
function commands(): string {
  const text = readFileSync(api, 'utf8')
  const block = new RegExp(`^#+ ${heading}$[\\s\\S]*?^\`\`\`bash\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text)?.[1]
  if (!block) throw new Error(`graphql/api.md has no bash block below "${heading}".`)
  return block
}

test('the documented commands take a child from the application to the portal', { tag: '@core' }, async ({ app }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kiewiet-curl-'))
  try {
    const { stdout, stderr } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', commands()], {
      cwd: folder,
      env: { PATH: process.env.PATH, KIEWIET: app.url },
      timeout: 100_000,
    })
    expect(stderr).toBe('')
    const answers = stdout.split('\n').filter(Boolean)
    const { success, children } = JSON.parse(answers.at(-1) ?? '')
    expect(success).toBe(true)
    expect(children).toEqual([
      expect.objectContaining({
        firstName: 'Lesedi',
        lastName: 'Moloi',
        dateOfBirth: '2024-07-01',
        allergies: 'Strawberries',
        emergencyContact: 'Palesa Moloi',
      }),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
