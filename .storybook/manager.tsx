// Storybook builds its own frame with the classic transform of JSX
// oxlint-disable-next-line no-unused-vars
import React, { useEffect, useState } from 'react'
import { addons, types, useChannel, useStorybookState } from 'storybook/manager-api'
import { REVIEWED, type Reviewed } from './review/reviewed.ts'

/** Right of the toolbar: what the specification says about the screen, and the way to its page in the running product. */
function ScreenTool() {
  const { storyId } = useStorybookState()
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  useEffect(() => setReviewed(null), [storyId])
  useChannel({ [REVIEWED]: setReviewed })
  const [first, ...more] = reviewed?.sentences ?? []
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12, fontSize: 12, minWidth: 0 }}>
      {first && (
        <details style={{ position: 'relative', minWidth: 0 }}>
          <summary
            style={{
              maxWidth: 420,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              cursor: 'pointer',
            }}
          >
            {more.length > 0 ? `${first} (and ${more.length} more)` : first}
          </summary>
          <ul
            style={{
              position: 'fixed',
              zIndex: 10,
              right: 16,
              margin: 0,
              padding: '12px 12px 12px 28px',
              width: 480,
              maxHeight: '70vh',
              overflow: 'auto',
              background: 'Canvas',
              color: 'CanvasText',
              border: '1px solid GrayText',
              borderRadius: 8,
            }}
          >
            {[first, ...more].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {reviewed?.page && (
        <a href={reviewed.page} target="_blank" rel="noreferrer" style={{ whiteSpace: 'nowrap' }}>
          Open in the app
        </a>
      )}
    </div>
  )
}

addons.register('kiewiet/review', () => {
  addons.add('kiewiet/review/screen', {
    type: types.TOOLEXTRA,
    title: 'What the screen fulfils',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <ScreenTool />,
  })
})
