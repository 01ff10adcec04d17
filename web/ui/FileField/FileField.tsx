import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldText } from '../Field/Field.tsx'
import * as styles from './FileField.css.ts'

export interface FileFieldProps extends FieldText {
  /** Kinds of files as the browser's `accept`: `image/jpeg,image/png`, `.csv`. A hint only; the server decides. */
  accept?: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
  disabled?: boolean
  name?: string
}

/**
 * Files to be uploaded: chosen or dropped. What becomes of them is the parent's to show.
 *
 * - **Use it for:** Photos, papers of a child, a list to import.
 * - **Not for:** Showing how far they are: `UploadList` below it.
 * - **Parts:** A large target with an icon and words; the whole of it is the file input.
 * - **Accessibility:** It is a file input: Enter or Space opens the chooser. Dropping is an addition, never the only
 *   way. The same file can be chosen once more after it was refused.
 * - **Words:** The hint says which kinds and how large: “JPEG, PNG, WebP or AVIF, at most 10 MB each.” A message
 *   names the file: “garden.bmp is not a picture we can show. Save it as JPEG or PNG.”
 */
export function FileField({ accept, multiple = false, onFiles, disabled, name, ...text }: FileFieldProps) {
  const [over, setOver] = useState(false)
  return (
    <Field {...text}>
      {(control) => (
        <div
          className={styles.drop}
          data-over={over}
          onDragOver={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        >
          <Upload aria-hidden size={24} />
          <span aria-hidden>
            <span className={styles.invite}>{multiple ? 'Choose files' : 'Choose a file'}</span> or drop{' '}
            {multiple ? 'them' : 'it'} here
          </span>
          <input
            {...control}
            type="file"
            name={name}
            accept={accept}
            multiple={multiple}
            disabled={disabled || control.readOnly}
            className={styles.input}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              // Emptied, so that the same file can be chosen again after it was refused.
              event.target.value = ''
              if (files.length > 0) onFiles(files)
            }}
          />
        </div>
      )}
    </Field>
  )
}
