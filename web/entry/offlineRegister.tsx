import '../ui/theme/theme.ts'
import { createRoot } from 'react-dom/client'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { StoredRegister } from '../admin/attendance/offline/useOfflineRegister.ts'
import { OfflineRegister } from '../admin/attendance/offline/OfflineRegister.tsx'
import { RoomPage } from '../admin/room/RoomPage.tsx'
import { AreaClient } from '../app/AreaClient.tsx'
import { createClient } from '../app/apolloClient.ts'
import { schemeOf } from '../app/area.ts'
import { paths, registerPath } from '../app/paths.ts'
import { readOfflineStore } from '../shared/attendance/offlineStore.ts'
import { prefetchLazyModules } from '../ui/lazy.tsx'
import { applyScheme } from '../ui/theme/scheme.ts'

/** The area takes over at the register, where the marks that wait are sent. */
const goOn = (classId: number | null) => {
  if (classId === null) window.location.reload()
  else window.location.assign(registerPath(window.location.pathname, classId))
}

/** The page of a tablet is the one that it always is: it sends what waits when the server answers again. */
const room = () => (
  <AreaClient client={createClient()}>
    <RoomPage centre={{ name: '', tagline: '' }} code="" />
  </AreaClient>
)

const register = () => (
  <OfflineRegister
    kept={readOfflineStore<StoredRegister>(todayInJohannesburg())}
    lastClass={Number(new URLSearchParams(window.location.search).get('class'))}
    onBack={goOn}
  />
)

void prefetchLazyModules()
applyScheme(schemeOf('admin', document.cookie))
createRoot(document.getElementById('app') as HTMLElement).render(
  window.location.pathname === paths.room ? room() : register(),
)
