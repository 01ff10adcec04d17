import type { PageModule } from '../pages.ts'
import { startClient } from './client.tsx'

startClient(import.meta.glob<PageModule>(['../site/**/*.route.tsx', '../accounts/**/*.route.tsx']))
