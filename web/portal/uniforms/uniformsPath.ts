import { viewPath } from '../views.ts'

/** Address of the catalogue, or of what was ordered; a chosen child stays chosen. */
export function uniformsPath(tab: 'catalogue' | 'orders', search: string): string {
  const parameters = new URLSearchParams(search)
  if (tab === 'orders') parameters.set('tab', 'orders')
  else parameters.delete('tab')
  return parameters.size > 0 ? `${viewPath('uniforms')}?${parameters}` : viewPath('uniforms')
}
