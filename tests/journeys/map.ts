import type { Page, Route } from '@playwright/test'

const answer = (route: Route) =>
  new URL(route.request().url()).pathname === '/favicon.ico'
    ? route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      })
    : route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title></html>' })

/** Stands for the one foreign host: tests leave this machine alone. */
export const answerMap = (page: Page) => page.route('https://www.openstreetmap.org/**', answer)
