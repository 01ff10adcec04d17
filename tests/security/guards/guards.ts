/** A place in the server at which a rule is applied. */
export interface Guard {
  /** Where it stands: file, line, and a number where a line has several. */
  id: string
  /**
   * `authorise`: a policy that is applied; `predicate`: a policy that is asked in a condition; `rows`: a restriction of
   * a statement to what belongs to the viewer.
   */
  kind: 'authorise' | 'predicate' | 'rows'
  /** What is taken away. */
  text: string
}

interface Kind {
  kind: Guard['kind']
  pattern: RegExp
  /** The same place, asking the switch in `guardSwitch.ts` first. */
  rewrite(id: string, match: RegExpExecArray): string
}

const kinds: Kind[] = [
  {
    kind: 'authorise',
    pattern: /\bauthorise\(\s*([\w.]+)\s*,\s*([\w.]+)/g,
    rewrite: (id, [, context, policy]) => `authorise(${context}, __guards.policy(${id}, ${policy})`,
  },
  {
    kind: 'predicate',
    pattern: /\b(may[A-Z]\w*)\(\s*(context\.viewer|viewer)\b/g,
    rewrite: (id, [, predicate, viewer]) => `__guards.predicate(${id}, ${predicate})(${viewer}`,
  },
  {
    kind: 'rows',
    pattern: /\.where\(([^()]*?\b((?:context\.)?viewer\.id)\b[^()]*)\)/g,
    rewrite: (id, [, condition, viewerId]) => `.where(...__guards.rows(${id}, [${condition}], ${viewerId}))`,
  },
]

/** Files that apply what others decide: the rule itself, and the table of routes, whose policies a test takes away itself. */
const isMachinery = (file: string) => /\/(policy|restServer)\.ts$/.test(file)

/** Whether a file of the server may hold rules. */
export const mayHoldGuards = (file: string) => /\/graphql\/.*(?<!\.test|\.d)\.ts$/.test(file) && !isMachinery(file)

const lineOf = (source: string, index: number) => source.slice(0, index).split('\n').length

/**
 * Finds the guards of one source file and puts a switch before each, so that a test can take one away while the server
 * runs. Lines stay where they are.
 * @param name path of the file from the root, for the ids
 */
export function instrument(source: string, name: string): { code: string; guards: Guard[] } {
  const guards: Guard[] = []
  let code = source
  for (const { kind, pattern, rewrite } of kinds) {
    code = code.replace(pattern, (...parts: unknown[]) => {
      const match = parts.filter((part) => typeof part === 'string') as unknown as RegExpExecArray
      const offset = parts.find((part) => typeof part === 'number') as number
      const place = `${name}:${lineOf(code, offset)}`
      const count = guards.filter(({ id }) => id === place || id.startsWith(`${place} `)).length
      const id = count === 0 ? place : `${place} (${count + 1})`
      const [text] = match
      guards.push({ id, kind, text: text.replaceAll(/\s+/g, ' ') })
      const breaks = '\n'.repeat(text.split('\n').length - 1)
      return `${rewrite(JSON.stringify(id), match)}${breaks}`
    })
  }
  return { code, guards }
}
