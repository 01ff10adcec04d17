import { startClient } from './client.tsx'

// the page that is shown without a connection comes from no server, and has no data
if (document.getElementById('state')) startClient(import.meta.glob('../admin/*.route.tsx', { eager: true }))
else void import('./offlineRegister.tsx')
