import { createContext } from 'react'

/** Whether a teacher looks at the portal, in which they see their own children alone. */
export const TeacherContext = createContext(false)
