/** A picture that is not as its baseline; the parts are names of files beside the page. */
export interface Picture {
  title: string
  expected?: string
  actual?: string
  diff?: string
  /** Why there is no picture. */
  error?: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const groupsOf = (pictures: readonly Picture[]) => ({
  Changed: pictures.filter(({ expected }) => expected),
  New: pictures.filter(({ expected, actual }) => actual && !expected),
  'Not taken': pictures.filter(({ error }) => error),
})

/** What differs, in one line. */
export function summaryOf(pictures: readonly Picture[], removed: readonly string[]) {
  const { Changed, New, 'Not taken': failed } = groupsOf(pictures)
  return `${Changed.length} changed, ${New.length} new, ${failed.length} not taken, ${removed.length} without a story`
}

const image = (file: string | undefined, caption: string) =>
  file
    ? `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`
    : ''

const section = ({ title, expected, actual, diff, error }: Picture, index: number, group: string) => `
<section id="${group}-${index}">
<h3>${escaped(title)}</h3>
<div>${image(expected, 'Baseline')}${image(actual, 'Now')}${image(diff, 'Difference')}</div>
${error ? `<pre>${escaped(error)}</pre>` : ''}
</section>`

const group = ([name, pictures]: [string, Picture[]]) => {
  if (pictures.length === 0) return ''
  const id = name.replaceAll(' ', '-')
  const links = pictures.map(({ title }, index) => `<li><a href="#${id}-${index}">${escaped(title)}</a></li>`)
  return `<h2>${name}</h2>
<ul>${links.join('')}</ul>
${pictures.map((picture, index) => section(picture, index, id)).join('')}`
}

/** The page that shows each of them beside its baseline. */
export const reportPage = (pictures: readonly Picture[], removed: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual differences</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #222; background: #fff }
ul { columns: 24rem }
section { border-top: 1px solid #ccc; padding-bottom: 1rem }
section div { display: flex; gap: 1rem; align-items: start }
figure { margin: 0; min-width: 0 }
img { max-width: 100%; border: 1px solid #ccc }
pre { white-space: pre-wrap }
</style>
<h1>Visual differences</h1>
<p>${summaryOf(pictures, removed)}</p>
${Object.entries(groupsOf(pictures)).map(group).join('')}
${removed.length > 0 ? `<h2>Without a story</h2><p>To be deleted:</p><ul>${removed.map((file) => `<li>${escaped(file)}</li>`).join('')}</ul>` : ''}
</html>
`
