export { Categories } from './Categories.tsx'
export { PictureDialog } from './PictureDialog.tsx'
export { RemovedPicturesDialog } from './RemovedPicturesDialog.tsx'
