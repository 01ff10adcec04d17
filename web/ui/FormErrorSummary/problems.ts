export interface FormProblem {
  /** `name` of the field. */
  name: string
  message: string
}

/** There are none where the page is rendered on the server. */
const isElement = (value: object) => typeof Element !== 'undefined' && value instanceof Element

/** The problems in react-hook-form's `formState.errors`, nested fields included, in the form's order when `order` is given. */
export function problemsOf(errors: object, order: readonly string[] = []): FormProblem[] {
  const found: FormProblem[] = []
  const walk = (value: unknown, name: string) => {
    if (typeof value !== 'object' || value === null || isElement(value)) return
    if ('message' in value && typeof value.message === 'string' && value.message)
      found.push({ name, message: value.message })
    else for (const [key, inner] of Object.entries(value)) if (key !== 'ref') walk(inner, name ? `${name}.${key}` : key)
  }
  walk(errors, '')
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return found.sort((one, other) => place(one.name) - place(other.name))
}
