/** The build of graphql-voyager that brings all it needs; its own types are those of the other build. */
declare module 'graphql-voyager/dist/voyager.standalone.js' {
  export function renderVoyager(
    place: HTMLElement,
    options: { introspection: { data: unknown }; displayOptions?: { skipRelay?: boolean; sortByAlphabet?: boolean } },
  ): void
}
