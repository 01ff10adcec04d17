import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteError } from 'react-router'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { areaOf, schemeOf } from './app/area.ts'
import { forgetOthers } from './app/keptToday.ts'
import { useFrame } from './app/session.ts'
import { ErrorFallback } from './shared/status/ErrorFallback.tsx'
import { Spinner } from './ui/Spinner/Spinner.tsx'
import { Toaster } from './ui/Toast/Toaster.tsx'
import { applyScheme } from './ui/theme/scheme.ts'

/** Stands round every page: the area's sizes and scheme, notices, and where the page was scrolled to. */
export function Root() {
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  const viewer = useFrame().viewer?.id ?? null
  useEffect(() => {
    document.documentElement.dataset.area = area
    const scheme = schemeOf(area, document.cookie)
    if (document.documentElement.dataset.scheme !== scheme) applyScheme(scheme)
  }, [area])
  // what the register keeps on a device is for whoever opened it, and for the day
  useEffect(() => forgetOthers(viewer, todayInJohannesburg()), [viewer])
  return (
    <>
      <Outlet />
      <Waiting />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}

/** Says that the next page is on its way, where that takes longer than a moment. */
function Waiting() {
  const { state } = useNavigation()
  return (
    <p role="status" hidden={state !== 'loading'} style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
      {state === 'loading' ? 'Loading' : ''}
    </p>
  )
}

export function Loading() {
  return <Spinner />
}

export function RootError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return <ErrorFallback onReset={() => window.location.reload()} />
}
