// Loaded before the app (node --import): with each SIGUSR2 its clock jumps to the next moment of CLOCK_JUMPS.
const RealDate = Date
const jumps = (process.env.CLOCK_JUMPS ?? '').split(',').map((moment) => RealDate.parse(moment))
let shift = 0

process.on('SIGUSR2', () => {
  shift = (jumps.shift() ?? RealDate.now()) - RealDate.now()
})

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift)
    else super(...parts)
  }
  static now() {
    return RealDate.now() + shift
  }
}
