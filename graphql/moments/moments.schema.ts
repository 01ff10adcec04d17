import * as z from 'zod/mini'
import { tellings } from '#graphql/care/care.rules.ts'
import { code, id, randomId, text, version, wholeBetween } from '#graphql/platform/fields.schema.ts'
import {
  longestComment,
  longestMoment,
  mostChildren,
  mostPictures,
  observationAreas,
  reactions,
} from './moments.rules.ts'

const key = randomId('A moment and each of its pictures need a key.')
const picturesMessage = `Please add at most ${mostPictures} pictures.`
const childrenMessage = `Please choose 1 to ${mostChildren} children.`

const momentFields = {
  text: text(1, 'Please write what happened.', longestMoment),
  childIds: z
    .array(id('Please choose a child.'), childrenMessage)
    .check(z.minLength(1, 'Please choose who is in it.'), z.maxLength(mostChildren, childrenMessage)),
  area: z.nullish(code(observationAreas, 'Please choose an area of learning.')),
  telling: code(tellings, 'Please choose when families can read it.'),
}

export const newMomentSchema = z.object({
  key,
  classId: id('Please choose a class.'),
  ...momentFields,
  pictureCount: wholeBetween(0, mostPictures, picturesMessage),
})
export type NewMomentInput = z.output<typeof newMomentSchema>

export const momentSchema = z.object({ id: id(), version, ...momentFields })
export type MomentInput = z.output<typeof momentSchema>

export const newPictureSchema = z.object({ key })
export type NewPictureInput = z.output<typeof newPictureSchema>

export const reactionSchema = z.object({
  momentId: id(),
  reaction: z.nullish(code(reactions, 'Please choose one of the four.')),
})
export type ReactionInput = z.output<typeof reactionSchema>

export const commentSchema = z.object({ momentId: id(), text: text(1, 'Please write a comment.', longestComment) })
export type CommentInput = z.output<typeof commentSchema>
