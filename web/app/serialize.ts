import { ApolloLink } from '@apollo/client'
import { Observable } from 'rxjs'

/** Context of a mutation that may be repeated before it was answered: mutations of one record are sent one after the other. */
export const serialize = (record: string) => ({ context: { record } })

type Variables = Record<string, unknown>

const isRecord = (value: unknown): value is Variables => typeof value === 'object' && value !== null

/** Where an operation says which version it is based on: beside the number of the record, or in its input. */
function basedOn(variables: Variables, version: number): Variables {
  if ('version' in variables) return { ...variables, version }
  const { input } = variables
  return isRecord(input) && 'version' in input ? { ...variables, input: { ...input, version } } : variables
}

function versionOf(data: unknown): number | null {
  const [answer] = isRecord(data) ? Object.values(data) : []
  return isRecord(answer) && typeof answer.version === 'number' ? answer.version : null
}

/**
 * Queues a mutation until the previous one of the same record was answered, and bases it on the version of that answer.
 * Its optimistic response is shown at once all the same.
 */
export function serializeLink() {
  /** The last change of each record that is under way, with the version it leaves behind. */
  const underWay = new Map<string, Promise<number | null>>()
  return new ApolloLink((operation, forward) => {
    const { record } = operation.getContext() as { record?: string }
    if (record === undefined) return forward(operation)
    return new Observable((observer) => {
      const before = underWay.get(record) ?? Promise.resolve(null)
      const turn = before.then(
        (version) =>
          new Promise<number | null>((resolve) => {
            let left = version
            if (version !== null) operation.variables = basedOn(operation.variables, version)
            forward(operation).subscribe({
              next(result) {
                left = versionOf(result.data) ?? left
                observer.next(result)
              },
              error(error) {
                observer.error(error)
                resolve(left)
              },
              complete() {
                observer.complete()
                resolve(left)
              },
            })
          }),
      )
      underWay.set(record, turn)
      void turn.then(() => underWay.get(record) === turn && underWay.delete(record))
    })
  })
}
