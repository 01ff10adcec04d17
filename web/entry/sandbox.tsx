import '../ui/theme/theme.ts'
import 'graphiql/graphiql.css'
import { createRoot } from 'react-dom/client'
import { Sandbox } from '../sandbox/Sandbox.tsx'

createRoot(document.getElementById('tool') as HTMLElement).render(<Sandbox />)
