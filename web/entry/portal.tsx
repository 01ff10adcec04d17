import { startClient } from './client.tsx'

startClient(import.meta.glob('../portal/*.route.tsx', { eager: true }))
