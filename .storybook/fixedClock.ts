/** A busy morning: Tuesday, 24 November 2026, half past nine in Johannesburg. */
const morning = Date.UTC(2026, 10, 24, 7, 30)

const realNow = Date.now.bind(Date)
let started = realNow()

Date.now = () => morning + realNow() - started
globalThis.Date = new Proxy(Date, {
  construct: (date, given, as) => Reflect.construct(date, given.length > 0 ? given : [Date.now()], as),
})

/**
 * Every story begins on the same morning, so that it looks the same whenever it is seen. The clock runs from there:
 * what waits for a time to pass still does.
 */
export function restartClock() {
  started = realNow()
}
