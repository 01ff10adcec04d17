import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { PersonField } from '#graphql/accounts/personField.ts'
import { Child } from '#graphql/children/child.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { Consent } from './consent.model.ts'
import * as schemas from './consents.schema.ts'
import { answerConsent, consentsOf } from './consents.service.ts'

const inputs = inputTypes({
  ConsentInput: input("A guardian's answer to a consent for a child.", schemas.consentSchema, {
    childId: 'The child: one of your own, or any for an administrator who records a paper form.',
    kind: 'photo, outing or medical.',
    granted: 'true to give the consent, false to refuse or withdraw it.',
    version: 'Version of the text that the parent read. CONFLICT when it has changed.',
    signedBy: 'Who signed the paper form. For administrators, to record a paper form.',
  }),
})

@Resolver(() => Consent)
@PersonField('givenByName', ({ givenBy }: Consent) => givenBy, 'answered or recorded the paper form')
export class ConsentsResolver {
  @Mutation(() => Consent, {
    description: 'Gives a consent or withdraws it. NOT_FOUND, CONFLICT when the text has changed.',
  })
  answerConsent(@Ctx() context: Context, @inputs.ConsentInput input: schemas.ConsentInput) {
    return answerConsent(context, input)
  }
}

@Resolver(() => Child)
export class ChildConsentsResolver {
  @FieldResolver(() => [Consent], {
    description:
      "Current answers, at most one of each kind; unanswered kinds are left out. For the child's parents and administrators.",
  })
  consents(@Root() child: Child, @Ctx() context: Context) {
    return consentsOf(context, child.id)
  }
}
