import { type ReactNode, useEffect, useState } from 'react'
import { appAddress } from './appAddress.ts'
import { pageOfStory } from './page.ts'
import * as styles from './review.css.ts'
import { sentencesOf } from './specification.ts'
import { docsLink, type StoryEntry, storyLink, useStories } from './useStories.ts'

const widths = [360, 768, 1440] as const
const heights = { 'One screen': 900, Long: 2_400 } as const
const sizes = { Small: 0.35, Medium: 0.5, Full: 1 } as const

interface ChoiceProps<Option extends string> {
  label: string
  options: readonly Option[]
  value: Option
  onChange: (value: Option) => void
}

function Choice<Option extends string>({ label, options, value, onChange }: ChoiceProps<Option>) {
  return (
    <label className={styles.choice}>
      {label}
      <select className={styles.chooser} value={value} onChange={(event) => onChange(event.target.value as Option)}>
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
  height: number
  scheme: 'light' | 'dark'
  scale: number
  /** Frames load one after the other: the first can be looked at while the others are still on their way. */
  isDue: boolean
  onLoad: () => void
}

/** A story as it is in a window of that width, made smaller for the board. It can be used. */
function Frame({ story, width, height, scheme, scale, isDue, onLoad }: FrameProps) {
  const globals = `scheme:${scheme}`
  return (
    <figure className={styles.frame}>
      <figcaption>
        <a href={storyLink(story.id, globals)} target="_top">
          {width} px, {scheme}
        </a>
      </figcaption>
      <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
        {isDue && (
          <iframe
            title={`${story.title}, ${story.name}, ${width} px, ${scheme}`}
            className={styles.page}
            src={`./iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
            style={{ width, height, transform: `scale(${scale})` }}
            onLoad={onLoad}
          />
        )}
      </div>
    </figure>
  )
}

interface FramesProps extends Pick<FrameProps, 'story' | 'height' | 'scale'> {
  schemes: readonly FrameProps['scheme'][]
}

function Frames({ schemes, ...frame }: FramesProps) {
  const [loaded, setLoaded] = useState(0)
  return (
    <div className={styles.board}>
      {schemes.map((scheme, row) => (
        <div key={scheme} className={styles.row}>
          {widths.map((width, column) => {
            const index = row * widths.length + column
            return (
              <Frame
                key={width}
                {...frame}
                {...{ scheme, width }}
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

interface Chosen {
  screen: string
  state: string
}

/** Which screen the board of an area shows, also after a look at one of its stories. Stories clear the session's storage. */
function useChosen(area: string) {
  const key = `review-board/${area}`
  const [chosen, setChosen] = useState<Chosen>(() => {
    const [screen = '', state = ''] = localStorage.getItem(key)?.split('\n') ?? []
    return { screen, state }
  })
  useEffect(() => localStorage.setItem(key, `${chosen.screen}\n${chosen.state}`), [key, chosen])
  return [chosen, setChosen] as const
}

const without = (area: string, title: string) => title.slice(area.length + 1)

/** One screen of an area in one state: at three widths in both schemes beside each other, live. */
export function ReviewBoard({ area }: { area: 'Site' | 'Portal' | 'Admin' }): ReactNode {
  const stories = useStories()?.filter(({ title }) => title.startsWith(`${area}/`))
  const [chosen, setChosen] = useChosen(area)
  const [height, setHeight] = useState<keyof typeof heights>('One screen')
  const [size, setSize] = useState<keyof typeof sizes>('Small')
  if (!stories) return <p>Loading the list of stories</p>
  const screens = [...new Set(stories.map(({ title }) => without(area, title)))]
  const screen = screens.find((one) => one === chosen.screen) ?? screens[0]
  const states = stories.filter(({ title }) => without(area, title) === screen)
  const story = states.find(({ name }) => name === chosen.state) ?? states[0]
  if (!screen || !story) return <p>There is no story at rest here yet.</p>
  const page = pageOfStory(story.importPath)
  const sentences = sentencesOf(story.importPath)
  const step = (by: number) =>
    setChosen({
      ...chosen,
      screen: screens[(screens.indexOf(screen) + by + screens.length) % screens.length] ?? screen,
    })
  return (
    <div className={styles.wide}>
      <div className={styles.bar}>
        <Choice
          label="Screen"
          options={screens}
          value={screen}
          onChange={(next) => setChosen({ ...chosen, screen: next })}
        />
        <button type="button" className={styles.control} aria-label="Previous screen" onClick={() => step(-1)}>
          Previous
        </button>
        <button type="button" className={styles.control} aria-label="Next screen" onClick={() => step(1)}>
          Next
        </button>
        <Choice
          label="State"
          options={states.map(({ name }) => name)}
          value={story.name}
          onChange={(state) => setChosen({ screen, state })}
        />
        <Choice label="Height" options={Object.keys(heights) as never[]} value={height as never} onChange={setHeight} />
        <Choice label="Size" options={Object.keys(sizes) as never[]} value={size as never} onChange={setSize} />
        {page && (
          <a href={appAddress + page} target="_blank" rel="noreferrer">
            Open in the app
          </a>
        )}
        <a href={docsLink('design-system-which-component--docs')} target="_top">
          Which component
        </a>
      </div>
      {sentences.length > 0 && (
        <details className={styles.sentences}>
          <summary>What the specification says of it ({sentences.length})</summary>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence} className={styles.sentence}>
                {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Frames
        key={story.id}
        story={story}
        schemes={area === 'Site' ? ['light'] : ['light', 'dark']}
        height={heights[height]}
        scale={sizes[size]}
      />
    </div>
  )
}
