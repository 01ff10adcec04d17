import type { TestApp } from './server.ts'

interface Chosen {
  parentId: number
  alsoErase?: number[]
  mentions?: string[]
}

/** Erases a family as the dialog does: with the children whom the preview has just named. */
export async function eraseFamily({ graphql }: Pick<TestApp, 'graphql'>, cookie: string, chosen: Chosen) {
  const { data } = await graphql<{ familyErasure: { childIds: number[] } } | null>(
    'query ($parentId: Int!, $alsoErase: [Int!]) { familyErasure(parentId: $parentId, alsoErase: $alsoErase) { childIds } }',
    { parentId: chosen.parentId, alsoErase: chosen.alsoErase },
    { cookie },
  )
  return graphql<{ eraseFamily: { firstName: string; lastName: string } }>(
    `mutation ($parentId: Int!, $children: [Int!]!, $alsoErase: [Int!], $mentions: [String!]) {
      eraseFamily(parentId: $parentId, children: $children, alsoErase: $alsoErase, mentions: $mentions) {
        firstName lastName
      }
    }`,
    { ...chosen, children: data?.familyErasure.childIds ?? [] },
    { cookie },
  )
}
