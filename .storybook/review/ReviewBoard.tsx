import { useEffect, useState } from 'react'
import * as styles from './review.css.ts'

interface StoryEntry {
  id: string
  title: string
  name: string
  type: string
  tags?: string[]
}

const areas = ['Site/', 'Portal/', 'Admin/']
const widths = [360, 768, 1440] as const
const height = 900
const scale = 0.35

/** The screens in their states at rest, as Storybook lists them; null until the list is there. */
function useStories(): StoryEntry[] | null {
  const [stories, setStories] = useState<StoryEntry[] | null>(null)
  useEffect(() => {
    const loading = new AbortController()
    fetch('./index.json', { signal: loading.signal })
      .then((answer) => answer.json() as Promise<{ entries: Record<string, StoryEntry> }>)
      .then(({ entries }) =>
        setStories(
          Object.values(entries).filter(
            ({ type, title, tags }) =>
              type === 'story' && areas.some((area) => title.startsWith(area)) && !tags?.includes('interaction'),
          ),
        ),
      )
      .catch(() => undefined)
    return () => loading.abort()
  }, [])
  return stories
}

interface ChoiceProps {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select className={styles.chooser} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  )
}

interface FrameProps {
  story: StoryEntry
  width: number
  scheme: 'light' | 'dark'
  /** Frames load one after the other: the first can be looked at while the others are still on their way. */
  isDue: boolean
  onLoad: () => void
}

/** A story as it is in a window of that width, made smaller for the board. It can be used. */
function Frame({ story, width, scheme, isDue, onLoad }: FrameProps) {
  const globals = `globals=scheme:${scheme}`
  return (
    <figure className={styles.frame}>
      <figcaption>
        <a href={`./?path=/story/${story.id}&${globals}`} target="_top">
          {width} px, {scheme}
        </a>
      </figcaption>
      <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
        {isDue && (
          <iframe
            title={`${story.title}, ${story.name}, ${width} px, ${scheme}`}
            className={styles.page}
            src={`./iframe.html?id=${story.id}&viewMode=story&${globals}`}
            style={{ width, height, transform: `scale(${scale})` }}
            onLoad={onLoad}
          />
        )}
      </div>
    </figure>
  )
}

function Frames({ story }: { story: StoryEntry }) {
  const [loaded, setLoaded] = useState(0)
  // the public site has one scheme
  const schemes = story.title.startsWith('Site/') ? (['light'] as const) : (['light', 'dark'] as const)
  return (
    <div className={styles.board}>
      {schemes.map((scheme, row) => (
        <div key={scheme} className={styles.row}>
          {widths.map((width, column) => {
            const index = row * widths.length + column
            return (
              <Frame
                key={width}
                {...{ story, scheme, width }}
                isDue={index <= loaded}
                onLoad={() => setLoaded((now) => Math.max(now, index + 1))}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** One screen in one state at three widths in both schemes side by side, where Storybook's toolbar shows one at a time. */
export function ReviewBoard() {
  const stories = useStories()
  const [chosen, setChosen] = useState({ screen: '', state: '' })
  if (!stories) return <p>Loading the list of stories</p>
  const screens = [...new Set(stories.map(({ title }) => title))]
  const screen = screens.find((title) => title === chosen.screen) ?? screens[0]
  const states = stories.filter(({ title }) => title === screen)
  const story = states.find(({ name }) => name === chosen.state) ?? states[0]
  if (!screen || !story) return <p>There are no screens yet.</p>
  return (
    <div className={styles.wide}>
      <div className={styles.bar}>
        <Choice
          label="Screen"
          options={screens}
          value={screen}
          onChange={(next) => setChosen({ screen: next, state: '' })}
        />
        <Choice
          label="State"
          options={states.map(({ name }) => name)}
          value={story.name}
          onChange={(state) => setChosen({ screen, state })}
        />
      </div>
      <Frames key={story.id} story={story} />
    </div>
  )
}
