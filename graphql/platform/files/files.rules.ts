export const mostUploadBytes = 10 * 1024 * 1024

/** A picture of more pixels takes too much memory once it is unpacked, however small its file is. */
export const mostPixels = 24_000_000

export type Sender = 'newcomer' | 'parent' | 'staff'

/** Files that one account may send within a day: what is refused counts as well, since it costs as much. */
export const uploadsPerDay: Record<Sender, number> = { newcomer: 10, parent: 60, staff: 500 }

/**
 * Uploads that may be on their way at a time, since each is held in memory as a whole: files of one account, and bytes of
 * all accounts together, of which some are left to others before newcomers, or newcomers and parents, have taken them.
 * The web app sends one file after the other.
 */
export const uploadsAtOnce: Record<Sender, { files: number; bytes: number }> = {
  newcomer: { files: 2, bytes: 4 * mostUploadBytes },
  parent: { files: 2, bytes: 6 * mostUploadBytes },
  staff: { files: 6, bytes: 8 * mostUploadBytes },
}

/** What the files of one account may take up together, in bytes; of a newcomer nobody has confirmed the address. */
export const mostStoredBytes: Record<Sender, number> = {
  newcomer: 10 * 1024 * 1024,
  parent: 500 * 1024 * 1024,
  staff: 50 * 1024 * 1024 * 1024,
}

/** So many bytes of the disk stay free of uploads; the office is warned when twice as many are left. */
export const freeDiskBytes = 1024 * 1024 * 1024

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const documentType = 'application/pdf'
export type MediaType = (typeof pictureTypes)[number] | typeof documentType

export const tooLargeMessage = 'This file is larger than 10 MB. Please choose a smaller one.'
export const noPictureMessage = 'We cannot read this picture. Please choose a JPEG, PNG, WebP or AVIF file.'
export const heicMessage =
  'This is a HEIC picture, which we cannot read. Please export or save it as JPEG and choose that file. On an iPhone, choose Settings, Camera, Formats, Most Compatible to take new photos as JPEG.'
/** It may hold thousands of frames, each of which is decoded: only staff send them. */
export const avifMessage =
  'This is an AVIF picture, which we take from the centre alone. Please save it as JPEG and choose that file.'
export const unusualMessage =
  'This picture is saved in an unusual way. Please open it, save it as an ordinary JPEG and choose that file.'
export const noDocumentMessage = 'This is not a PDF. Please choose a PDF file.'
export const noFileMessage = 'Please choose a file.'

/** A name for a file, without the signs that none may have: in an archive a slash would lead out of its folder. */
export const fileNameOf = (words: string, ending: string) =>
  `${words.replaceAll(/[\\/:*?"<>|\n]/g, ' ').trim()}.${ending}`

/** Widths in pixels in which a picture is stored for the site. */
export const pictureWidths = [480, 960, 1600] as const

/** `3.4 MB`, `812 KB` */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** The most that the small file of a picture of a moment takes, in bytes. */
export const smallPictureBytes = 60_000
