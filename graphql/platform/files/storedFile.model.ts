import { Row } from '#graphql/data/model.ts'

export interface Variant {
  name: string
  type: string
  /** Size in bytes. */
  size: number
  /** Of pictures, in pixels. */
  width?: number
  height?: number
}

/** Something that was uploaded. Its bytes lie in the upload folder. */
export class StoredFile extends Row {
  static override tableName = 'stored_files'
  static override jsonAttributes = ['variants']

  /** Name of its folder, which nobody can guess. */
  key!: string
  state!: 'arriving' | 'kept'
  kind!: 'picture' | 'document'
  /** Name that it had where it came from. */
  name!: string
  mediaType!: string
  /** Size in bytes of the first variant. */
  byteCount!: number
  /** Of what was sent, so that a repeated request is known. */
  sha256!: string
  width!: number | null
  height!: number | null
  /** The largest, or only one, first. */
  variants!: Variant[]
  isPublic!: boolean
  createdBy!: number | null
  createdAt!: string
  removedAt!: string | null
}
