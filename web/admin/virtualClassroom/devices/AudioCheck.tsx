import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { setVars } from '#web/ui/layout.ts'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { storeChoice, readChoice } from './deviceChoice.ts'
import { DeviceProblem } from './CameraCheck.tsx'
import * as styles from '../VirtualClassroom.css.ts'
import { useStream } from './useStream.ts'

function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const level = useLevel(stream)
  return (
    <Stack space={4}>
      <Text size="small" tone="muted">
        Say something: the bar should move with your voice.
      </Text>
      <div
        role="meter"
        aria-label="Microphone level"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={level}
        className={styles.meter}
      >
        <div className={styles.sound} style={setVars({ [styles.level]: `${level}%` })} />
      </div>
    </Stack>
  )
}

/** How loud the microphone hears, which one is used, and whether the speakers are heard. */
export function AudioCheck() {
  const [label, setLabel] = useState(() => readChoice().microphone)
  const { stream, devices, problem, again } = useStream('microphone', label)
  const used = stream?.getAudioTracks()[0]?.label ?? ''
  return (
    <Stack space={12}>
      {problem ? (
        <DeviceProblem problem={problem} onAgain={again} />
      ) : (
        <>
          <LevelMeter stream={stream} />
          <SelectField
            label="Microphone"
            options={devices.map((device) => ({
              value: device.label,
              label: device.label || 'Microphone without a name',
            }))}
            value={used}
            disabled={!stream}
            onChange={(event) => {
              storeChoice({ microphone: event.target.value })
              setLabel(event.target.value)
            }}
          />
        </>
      )}
      <div>
        <Button size="small" icon={Volume2} onClick={playTone}>
          Play a sound
        </Button>
      </div>
    </Stack>
  )
}

/** Plays two soft notes, so that somebody hears whether the speakers are on. */
function playTone() {
  const context = new AudioContext()
  const volume = context.createGain()
  volume.gain.value = 0.15
  volume.connect(context.destination)
  const notes = [523.25, 659.25]
  for (const [index, frequency] of notes.entries()) {
    const note = context.createOscillator()
    note.frequency.value = frequency
    note.connect(volume)
    note.start(context.currentTime + index * 0.3)
    note.stop(context.currentTime + index * 0.3 + 0.28)
    if (index === notes.length - 1) note.onended = () => void context.close()
  }
}

/** How often the level is shown, in milliseconds. */
const step = 100

/** How loud a stream is at the moment, 0 to 100. */
function useLevel(stream: MediaStream | null): number {
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
