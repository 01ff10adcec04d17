import { useEffect, useState } from 'react'

/** Turns true once what the browser was given has been seen: by the time the next frame begins it is on the screen. */
export function useDrawn(awaited: boolean) {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!awaited) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setDrawn(true))
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [awaited])
  return drawn
}
