import { Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '#graphql/platform/context.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { type ContactInput, contactSchema } from './contact.schema.ts'
import { sendContactMessage } from './contact.service.ts'

const contactFields = {
  name: 'Name of the writer, at least 2 characters.',
  email: 'E-mail address for the answer.',
  phone: 'Phone number, at least 10 characters.',
  childAge: 'Age group of the child: 0-18months, 18-36months, 3-5years or 5-12years.',
  message: 'The message, at least 10 characters.',
  website: 'Leave empty: people do not see this field.',
}

@Resolver()
export class MessagesResolver {
  @Mutation(() => Boolean, { description: 'Sends a message through the contact form. Always true.' })
  sendContactMessage(
    @Ctx() context: Context,
    @Input('ContactInput', 'A message of the contact form.', contactSchema, contactFields) input: ContactInput,
  ) {
    return sendContactMessage(context, input)
  }
}
