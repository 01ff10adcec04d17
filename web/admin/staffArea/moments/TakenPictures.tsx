import { Camera as CameraIcon, EyeOff, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { mostPictures } from '#graphql/moments/moments.rules.ts'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { BlurDialog } from './BlurDialog.tsx'
import { Camera } from './Camera.tsx'
import * as styles from './Moments.css.ts'

/** An address under which the page can show a file. */
function useFileAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

interface TakenProps {
  file: File
  number: number
  onBlur: () => void
  onRemove: () => void
}

function Taken({ file, number, onBlur, onRemove }: TakenProps) {
  return (
    <li className={styles.taken}>
      <img src={useFileAddress(file)} alt={`Picture ${number}`} className={styles.thumbnail} />
      <div className={styles.tools}>
        <Button
          size="small"
          tone="quiet"
          icon={EyeOff}
          aria-label={`Blur a face in picture ${number}`}
          onClick={onBlur}
        >
          Blur a face
        </Button>
        <IconButton icon={Trash2} label={`Remove picture ${number}`} onClick={onRemove} />
      </div>
    </li>
  )
}

interface TakenPicturesProps {
  pictures: readonly File[]
  onChange: (pictures: readonly File[]) => void
}

/** The pictures of a moment that is being written: taken here, and blurred before they leave. */
export function TakenPictures({ pictures, onChange }: TakenPicturesProps) {
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState(0)
  const [blurring, setBlurring] = useState<File | null>(null)
  const isFull = pictures.length >= mostPictures
  const box = useRef<HTMLDivElement>(null)
  /** The button that was pressed goes away: the focus stays among the pictures. */
  const holdFocus = () => box.current?.focus()
  const open = (isOpened: boolean) => {
    holdFocus()
    setOpen(isOpened)
  }
  return (
    <Fieldset
      legend="Pictures"
      optional
      hint="All children in a picture need photo consent. Please blur everybody else's face before saving."
    >
      <div ref={box} tabIndex={-1} className={styles.taking}>
        {pictures.length > 0 && (
          <ul className={styles.pictures} aria-label="Pictures taken">
            {pictures.map((file, index) => (
              <Taken
                key={file.name}
                file={file}
                number={index + 1}
                onBlur={() => setBlurring(file)}
                onRemove={() => {
                  holdFocus()
                  onChange(pictures.filter((other) => other !== file))
                }}
              />
            ))}
          </ul>
        )}
        {isFull && <Text tone="muted">A moment can have up to {mostPictures} pictures.</Text>}
        {isOpen && !isFull && (
          <Camera
            nameOfNext={`Picture ${made + 1}.jpg`}
            onTake={(file) => {
              setMade(made + 1)
              onChange([...pictures, file])
            }}
            onClose={() => open(false)}
          />
        )}
        {!isOpen && !isFull && (
          <Button icon={CameraIcon} onClick={() => open(true)}>
            Open camera
          </Button>
        )}
      </div>
      {blurring && (
        <BlurDialog
          picture={blurring}
          onDone={(file) => {
            onChange(pictures.map((other) => (other === blurring ? file : other)))
            setBlurring(null)
          }}
          onClose={() => setBlurring(null)}
        />
      )}
    </Fieldset>
  )
}
