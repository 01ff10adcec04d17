export const hiddenLink = '[a link for the recipient only]'

/** Hides the links that open an account or a child to everybody who has them: their token is a key. */
export const withoutKeys = (body: string) =>
  body.replaceAll(/https?:\/\/\S*[?&#](?:token|invitation|reset|confirm|code)=\S+/g, hiddenLink)
