import { useEffect, useState } from 'react'

/** Whether something has been going on for longer than so many milliseconds. */
export function useLongerThan(milliseconds: number, isOn: boolean): boolean {
  const [isLonger, setLonger] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLonger(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLonger(false)
    }
  }, [isOn, milliseconds])
  return isOn && isLonger
}
