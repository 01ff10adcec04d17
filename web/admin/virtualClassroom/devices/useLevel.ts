import { useEffect, useState } from 'react'

/** How often the level is shown, in milliseconds. */
const step = 100

/** How loud a stream is at the moment, 0 to 100. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0)

  useEffect(() => {
    if (!stream) return
    const context = new AudioContext()
    // a browser may hold it back until a button was pressed; closing it meanwhile is no failure
    context.resume().catch(() => undefined)
    const analyser = context.createAnalyser()
    // all that was heard since the level was shown last, so that no word falls between two looks
    analyser.fftSize = 8192
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length
      // the ear hears in decibels: from -60, which is silence, to 0
      const decibels = 10 * Math.log10(Math.max(power, 1e-6))
      setLevel(Math.round(Math.max(0, Math.min(100, (decibels + 60) * (100 / 60)))))
    }, step)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])

  return level
}
