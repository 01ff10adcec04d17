import list from '../../tests/specification.md?raw'

interface Sentence {
  text: string
  /** What proves it: files, as the list names them. */
  proof: string
}

const sentences: readonly Sentence[] = list
  .split('\n')
  .filter((line) => line.startsWith('- [x] '))
  .map((line) => {
    const [text = '', proof = ''] = line.slice('- [x] '.length).split(' — `')
    return { text, proof }
  })

/**
 * What the specification says about a screen: the sentences that one of its stories proves, those of its dialogs included.
 * @param file of the stories, such as `./web/admin/billing/Billing.stories.tsx`
 */
export function sentencesOf(file: string): string[] {
  const screen = file.replace(/^\.\//, '').replace(/(Dialogs)?\.stories\.tsx$/, '')
  const files = [`${screen}.stories.tsx`, `${screen}Dialogs.stories.tsx`]
  return sentences.filter(({ proof }) => files.some((one) => proof.includes(one))).map(({ text }) => text)
}
