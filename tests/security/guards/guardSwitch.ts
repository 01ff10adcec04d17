import 'reflect-metadata'
import { anyone } from '#graphql/platform/policy.ts'

type Rule = (...subjects: never[]) => boolean

/** What the instrumented server asks before it applies a rule. */
class GuardSwitch {
  /** The one guard that is taken away at the moment. */
  off: string | null = null
  /** Guards that were asked since the list was last emptied. */
  asked = new Set<string>()
  /** Guards that let everyone pass on purpose. */
  open = new Set<string>()

  private isOff(id: string) {
    this.asked.add(id)
    return this.off === id
  }

  policy = (id: string, policy: Rule): Rule => {
    if ((policy as unknown) === anyone) this.open.add(id)
    return this.isOff(id) ? anyone : policy
  }

  predicate = (id: string, predicate: Rule): Rule => (this.isOff(id) ? () => true : predicate)

  rows = (id: string, condition: unknown[], viewerId: unknown): unknown[] => {
    if (!this.isOff(id)) return condition
    const [first] = condition
    if (typeof first !== 'object' || first === null) return [{}]
    return [Object.fromEntries(Object.entries(first).filter(([, value]) => value !== viewerId))]
  }
}

export const guards = new GuardSwitch()
Object.assign(globalThis, { __guards: guards })
