import type { Decorator } from '@storybook/react-vite'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { Toaster } from '#web/ui/Toast/Toaster.tsx'

export const sampleCentre = {
  name: 'Kiewiet',
  tagline: 'Nurturing Young Minds',
  phone: '051 555 0123',
  sendsMail: true,
}

/** Without a mail server. */
export const silentCentre = { ...sampleCentre, sendsMail: false }

/** An answer with which the server refuses. */
export const refusal = (message: string, code: string, status: number, fields: Record<string, string> = {}) =>
  new OperationError(message, code, status, fields)

export const framed: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
)
