/** Plays two soft notes, so that somebody hears whether the speakers are on. */
export function playTone() {
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
