import '../ui/theme/theme.ts'
import { createRoot } from 'react-dom/client'
import { TypeMap } from '../sandbox/TypeMap.tsx'

createRoot(document.getElementById('tool') as HTMLElement).render(<TypeMap />)
