import { admin, anyone, type Policy, signedIn, teacher } from '#graphql/platform/policy.ts'

/** The contact form is for everyone. */
export const mayWriteThroughTheSite: Policy = anyone

/** The inbox of the centre: everything that families and visitors have written. */
export const mayKeepInbox: Policy = admin

/** Administrators read the whole inbox, teachers what was written to the teachers of the children in their classes. */
export const mayReadInbox: Policy = teacher

/** Everyone with an account may write to the centre, and read their own conversations. */
export const mayWriteToSchool: Policy = signedIn

/** Administrators read and answer every conversation, everybody else those of their own. */
export const mayReadEveryConversation: Policy = admin
