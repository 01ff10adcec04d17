/** Where the running product is found, from a story. */
export const appAddress: string = import.meta.env.STORYBOOK_APP_URL ?? 'http://localhost:3000'
