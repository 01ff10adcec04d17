import { configure } from '@testing-library/react'

// what a component shows in a moment may take many seconds on a busy machine
configure({ asyncUtilTimeout: 60_000 })
