import { type Addressee, letter, letterTo, type Mail, nameInMail } from '#graphql/platform/mail/outbox.ts'

interface Person extends Addressee {
  lastName: string
}

interface About {
  centre: string
  childFirstName: string
}

export const invitationMail = (recipient: string, url: string, { centre, childFirstName }: About): Mail => ({
  kind: 'account.invitation',
  recipient,
  subject: `Follow ${childFirstName}'s day at ${centre}`,
  body: letter(
    'Dear parent',
    `${centre} invites you to follow ${childFirstName}'s day in the parent portal. Create your account here, or sign in if you already have one. The link works once and is valid for 30 days:\n\n${url}`,
    centre,
  ),
})

/** To the child's existing guardians. */
export const newGuardianMail = (to: Person, { firstName, lastName }: Person, { centre, childFirstName }: About) => {
  const added = nameInMail(`${firstName} ${lastName}`)
  return letterTo(to, centre, {
    kind: 'family.linked',
    subject: `${added} can now follow ${childFirstName}'s day`,
    text: `${added} accepted an invitation from the centre and can now follow ${childFirstName}'s day in the parent portal. If you did not expect this, please tell the office at once.`,
  })
}

export const confirmedMail = (to: Person, { centre, childFirstName }: About) =>
  letterTo(to, centre, {
    kind: 'family.confirmed',
    subject: `You can now follow ${childFirstName}'s day`,
    text: `The office has confirmed your account. You can now follow ${childFirstName}'s day in the parent portal.`,
  })

export const refusedMail = (to: Person, { centre, childFirstName }: About) =>
  letterTo(to, centre, {
    kind: 'family.refused',
    subject: `Your request to follow ${childFirstName}'s day`,
    text: `The office could not confirm that you belong to ${childFirstName}'s family, so your account was not linked. Please speak to the office if you think this is a mistake.`,
  })

/** To the parent who asked the office to invite somebody. */
export const notInvitedMail = (to: Person, email: string, { centre, childFirstName }: About) =>
  letterTo(to, centre, {
    kind: 'family.notInvited',
    subject: `Your request about ${childFirstName}`,
    text: `You asked us to invite ${email} to follow ${childFirstName}'s day. The office has not sent this invitation. Please speak to the office if you would like to know why.`,
  })
