// temporary: to be replaced by its engineer
export function Component() {
  return null
}
