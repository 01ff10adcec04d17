import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { setVars } from '#web/ui/layout.ts'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Devices.css.ts'
import { keepChoice, readChoice } from './deviceChoice.ts'
import { DeviceProblem } from './DeviceProblem.tsx'
import { playTone } from './playTone.ts'
import { useLevel } from './useLevel.ts'
import { useStream } from './useStream.ts'

function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const level = useLevel(stream)
  return (
    <Stack space={4}>
      <Text size="small" tone="muted">
        Say something: the bar moves with your voice.
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
              keepChoice({ microphone: event.target.value })
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
