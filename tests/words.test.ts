import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Texts that users or developers read: sources without tests, stories and generated files, and the documentation. */
const files = [
  ...['web', 'graphql'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
  'README.md',
  '.env.example',
].filter(
  (path) =>
    /\.(tsx?|md|example)$/.test(path) && !/generated|\.(test|stories)\.tsx?$|[sS]ample|[sS]tory|Server\.ts$/.test(path),
)

/** What has an idiomatic name by now, so that the odd one does not come back by copying. */
const gone = [
  'Own week',
  'Press your face',
  'Press the face',
  'press all or a face',
  'Comes or goes',
  'gone or to come',
  'what we promise',
  'what the law allows',
  'the law allows',
  'Told by a parent',
  'Who works here',
  'Ages up',
  'They move all the same',
  'day that lies ahead is a plan',
  'Bill the month',
  'more is at the bank',
  'Put aside',
  'Take up again',
  'Credit that families had',
  'Owing by family and age',
  'The oldest open records first',
  'it comes to the class',
  'until the centre begins with it',
  "'To several'",
  'an e-mail tells them',
  'A question in general',
  'Write to the school',
  'Message the school',
  'consents to answer',
  'how it stands',
  'need another look',
  'graded so in',
  'You teach nothing',
  'with a press',
  'takes one press',
  'We know no public page',
  'Whom to call in',
  'rests at this tablet',
  'was already used',
  'one of the first that any',
  'Look at it, then',
  'Look at what is there',
  'fits what you are looking for',
  'Nobody is being looked at',
  'to hand on by other means',
  'with the account you have',
  'Being looked at',
  'Going back...',
  'Shut off',
  'View and correct',
  'Path through the centre',
  'Taken back',
  'is owed again',
  'goes from every list',
  'Keys of repeated requests',
  'Texts of e-mails',
  'paper expires soon',
  'Decides for the student',
  'Primary, collecting, deciding',
  'nobody declined',
  'A person answers while we are open',
  'Each look is recorded',
  'Needs you',
  'what is to be learned',
  'Waiting for its code',
  'In now / enrolled',
  'Staff of a class',
  'follows from the hours',
  'sibling ${discountPercent}%',
  'Street and number',
  'Contacts for $',
  'Bills & payments',
  'Which one is',
  'Wrong username or password',
  "'ate most'",
  'The centre knows',
  'The centre has been told',
  'you are told',
  'press the button again',
  'Press the button again',
  'is down for',
  'already teaches',
  'find your payment by itself',
  'takes place after all',
  'only its reader may use',
  'call help first',
  'Take back: $',
  'Refuse that',
  'Please refuse it',
  'a lot at once',
  'prints another one and ends',
  'calls for helpers',
  'call for helpers',
  'E-mails do not leave',
  'Nobody makes backups',
]

it('texts do not fall back into the odd wording that they once had', () => {
  const found = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return gone.filter((phrase) => text.includes(phrase)).map((phrase) => `${path}: ${phrase}`)
  })
  expect(found).toEqual([])
})
