import type { ContactInput } from '#graphql/messages/contact.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import source from './sendContactMessage.graphql?raw'

export async function sendContactMessage(input: ContactInput): Promise<void> {
  await send(source, { input })
}
