import { useState } from 'react'
import { storiesOfPage } from './page.ts'
import * as styles from './review.css.ts'
import { storyLink, useStories } from './useStories.ts'

/** From a page of the running product to its stories: by the address in the browser. */
export function FindStory() {
  const stories = useStories()
  const [address, setAddress] = useState('')
  const folder = address === '' ? undefined : storiesOfPage(address)
  const found = folder === undefined ? [] : (stories?.filter(({ importPath }) => importPath.includes(folder)) ?? [])
  return (
    <>
      <div className={styles.bar}>
        <label className={styles.choice}>
          Address of the page
          <input
            type="url"
            size={60}
            className={styles.control}
            placeholder="http://localhost:3000/admin/dashboard?section=billing"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </label>
      </div>
      {address !== '' && found.length === 0 && <p role="status">No story shows this page.</p>}
      <ul>
        {found.map(({ id, title, name }) => (
          <li key={id}>
            <a href={storyLink(id)} target="_top">
              {title}: {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
