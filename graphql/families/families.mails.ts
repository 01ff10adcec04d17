import type { Mail } from '#graphql/platform/mail/outbox.ts'

interface Person {
  firstName: string
  lastName: string
  email: string
}

interface About {
  centre: string
  childFirstName: string
}

export const invitationMail = (recipient: string, url: string, { centre, childFirstName }: About): Mail => ({
  kind: 'account.invitation',
  recipient,
  subject: `See ${childFirstName}'s day at ${centre}`,
  body: `Dear parent\n\n${centre} invites you to see ${childFirstName}'s day in the parent portal. Make your account here, or sign in to the one you have; the link works once and for 30 days:\n\n${url}\n\nKind regards\n${centre}\n`,
})

/** To the guardians a child has already. */
export const newGuardianMail = (to: Person, added: Person, { centre, childFirstName }: About): Mail => ({
  kind: 'family.linked',
  recipient: to.email,
  subject: `${added.firstName} ${added.lastName} can now see ${childFirstName}'s day`,
  body: `Dear ${to.firstName}\n\n${added.firstName} ${added.lastName} accepted an invitation of the centre and can now see ${childFirstName}'s day in the parent portal. If you did not expect this, please tell the office at once.\n\nKind regards\n${centre}\n`,
})

export const confirmedMail = (to: Person, { centre, childFirstName }: About): Mail => ({
  kind: 'family.confirmed',
  recipient: to.email,
  subject: `You can now see ${childFirstName}'s day`,
  body: `Dear ${to.firstName}\n\nThe office has confirmed you: you can now see ${childFirstName}'s day in the parent portal.\n\nKind regards\n${centre}\n`,
})

export const refusedMail = (to: Person, { centre, childFirstName }: About): Mail => ({
  kind: 'family.refused',
  recipient: to.email,
  subject: `Your request to see ${childFirstName}'s day`,
  body: `Dear ${to.firstName}\n\nThe office could not confirm that your account belongs to ${childFirstName}'s family, so it was not connected. Please speak to the office if you think that this is a mistake.\n\nKind regards\n${centre}\n`,
})
