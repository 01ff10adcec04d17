import { defineConfig } from 'vite'

/** Storybook brings React itself; vanilla-extract is added in `main.ts`. The app's own config has server entries that do not belong here. */
export default defineConfig({})
