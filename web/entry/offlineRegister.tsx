import '../ui/theme/theme.ts'
import { createRoot } from 'react-dom/client'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { StoredRegister } from '../admin/attendance/offline/useOfflineRegister.ts'
import { OfflineRegister } from '../admin/attendance/offline/OfflineRegister.tsx'
import { schemeOf } from '../app/area.ts'
import { readOfflineStore } from '../app/offlineStore.ts'
import { registerPath } from '../app/paths.ts'
import { prefetchLazyModules } from '../ui/lazy.tsx'
import { applyScheme } from '../ui/theme/scheme.ts'

/** The area takes over at the register, where the marks that wait are sent. */
const goOn = (classId: number | null) => {
  if (classId === null) window.location.reload()
  else window.location.assign(registerPath(window.location.pathname, classId))
}

void prefetchLazyModules()
applyScheme(schemeOf('admin', document.cookie))
createRoot(document.getElementById('app') as HTMLElement).render(
  <OfflineRegister
    kept={readOfflineStore<StoredRegister>(todayInJohannesburg())}
    lastClass={Number(new URLSearchParams(window.location.search).get('class'))}
    onBack={goOn}
  />,
)
