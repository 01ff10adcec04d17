import { type Area, type Grade, gradeLabels, grades } from '#graphql/progress/progress.rules.ts'

/** What phrases are about: an area, or the child as a whole. */
export type PhraseTopic = Area | 'general'

/**
 * Sentences for comments, by what they are about and by level. After {they} comes the past tense or “will”, “can”, “could”: these
 * are the same for each pronoun.
 */
const phrases: Record<PhraseTopic, Record<Grade, readonly string[]>> = {
  literacy: {
    excellent: [
      '{name} speaks clearly and in full sentences, and loves to share {their} ideas with the class.',
      '{name} listens to stories with great attention and can retell them in {their} own words.',
    ],
    good: [
      '{name} enjoys stories and rhymes and is learning new words all the time.',
      '{name} answers questions well and can tell us about {their} day.',
    ],
    developing: [
      '{name} is beginning to speak in longer sentences. Reading together at home will help {them}.',
      '{name} enjoys picture books and is beginning to join in with the words.',
    ],
    needs_support: [
      '{name} still needs help to say what {they} would like. We practise new words with {them} every day.',
      'Short stories and songs at home will help {name} to build {their} vocabulary.',
    ],
  },
  numeracy: {
    excellent: [
      '{name} counts with confidence and explains how {they} solved a problem.',
      '{name} sees patterns everywhere and makes {their} own.',
    ],
    good: [
      '{name} counts, sorts and compares well and enjoys number games.',
      '{name} knows the basic shapes and can find them in the classroom.',
    ],
    developing: [
      '{name} is learning to count things one by one. Counting at the table at home will help {them}.',
      '{name} sorts by colour and can, with a little help, sort by size as well.',
    ],
    needs_support: [
      '{name} needs more time with numbers. We count with {them} in every game we play.',
      'Counting steps, spoons and toys together will help {name} to become sure of {their} numbers.',
    ],
  },
  social: {
    excellent: [
      '{name} is a kind friend who includes others and takes turns without being asked.',
      '{name} talks about {their} feelings and comforts friends who are sad.',
    ],
    good: [
      '{name} plays well with others and follows the rules of the class.',
      '{name} has settled in well and made good friends this term.',
    ],
    developing: [
      '{name} is learning to share and to wait for a turn, and was proud whenever {they} managed it.',
      '{name} is becoming more confident in the group and is learning to ask for help.',
    ],
    needs_support: [
      '{name} finds it hard to share and to wait. We help {them} to use words and stay calm.',
      'Saying goodbye in the morning is still hard for {name}. A short, cheerful goodbye will help {them}.',
    ],
  },
  motor: {
    excellent: [
      '{name} runs, jumps and balances with confidence, and {their} hands are very skilful.',
      '{name} draws and cuts with great control for {their} age.',
    ],
    good: [
      '{name} is active outdoors and enjoys climbing and ball games.',
      '{name} works well with {their} hands and enjoys threading, building and drawing.',
    ],
    developing: [
      '{name} is becoming steadier on {their} feet and was keen to try new things outdoors.',
      '{name} is learning to use scissors and crayons. Playing with dough will make {their} hands stronger.',
    ],
    needs_support: [
      '{name} is still careful on steps and climbing frames. We stay close and let {them} try.',
      'Drawing, tearing paper and playing with pegs at home will help {name} to strengthen {their} fingers.',
    ],
  },
  creative: {
    excellent: [
      '{name} is full of ideas and plans {their} pictures and stories carefully.',
      '{name} sings, dances and acts with joy, and invites others to join {them}.',
    ],
    good: [
      '{name} enjoys painting, music and pretend play.',
      '{name} likes to try new materials and is proud of {their} work.',
    ],
    developing: [
      '{name} is discovering paint, music and pretend play, and enjoyed it most when {they} could choose.',
      '{name} joins in with songs and is beginning to make up {their} own games.',
    ],
    needs_support: [
      '{name} prefers to watch before joining in. We give {them} time and invite {them} gently.',
      'Drawing and singing together at home will help {name} to trust {their} own ideas.',
    ],
  },
  general: {
    excellent: [
      '{name} had an excellent term and can be very proud of {their} progress.',
      'It is a joy to teach {name}: {they} brought curiosity and kindness to our class every day.',
    ],
    good: [
      '{name} had a good term and made steady progress in all areas.',
      '{name} is a happy member of our class and enjoys learning with {their} friends.',
    ],
    developing: [
      '{name} is making progress at {their} own pace. We look forward to building on it next term.',
      '{name} tried hard this term and will grow further with encouragement from all of us.',
    ],
    needs_support: [
      '{name} needs more support in some areas. Please talk to us, so that we can plan the next steps together.',
      'With a little extra practice at home and at school, {name} will gain confidence in what {they} can do.',
    ],
  },
}

/** How somebody writes of a child. Neither sex nor gender is recorded, so it is “they” until the writer chooses. */
export const pronouns = {
  they: { they: 'they', them: 'them', their: 'their' },
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
} as const
export type Pronoun = keyof typeof pronouns

/** A phrase with the child's first name and pronoun in place of `{name}`, `{they}`, `{them}` and `{their}`. */
export function fillPhrase(phrase: string, name: string, pronoun: Pronoun): string {
  const words: Record<string, string> = { ...pronouns[pronoun], name }
  return phrase.replaceAll(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole)
}

/** The phrases on these topics by level, the given level alone where there is one. */
export const phrasesOn = (topics: readonly PhraseTopic[], level?: Grade) =>
  (level ? [level] : grades).map((grade) => ({
    level: gradeLabels[grade],
    phrases: topics.flatMap((topic) => phrases[topic][grade]),
  }))

/**
 * A text with a phrase in it, apart from what stands before and after it.
 * @param at where: the number of characters before it
 * @returns the text, and the position after the phrase
 */
export function withPhrase(text: string, phrase: string, at = text.length) {
  const before = text.slice(0, at)
  const after = text.slice(at)
  const isFirst = before.trim() === ''
  const start = isFirst ? phrase : `${before.trimEnd()}${/\n\s*$/.test(before) ? '\n' : ' '}${phrase}`
  const isLast = after.trim() === ''
  return {
    text: isLast || /^\s/.test(after) ? `${start}${isLast ? '' : after}` : `${start} ${after}`,
    end: start.length,
  }
}
