import { hydrated, type Visit, type Watched } from './browser'
import type { Site } from './own-site'
import { signInAs } from './sign-in'

/** A page of a test's own site as somebody of the demo finds it, hydrated by the client if it has script. */
export async function visitAs(
  open: (visit: Visit) => Promise<Watched>,
  site: Site,
  username: string,
  path: string,
  options: Visit = {},
): Promise<Watched> {
  const watched = await open({ baseURL: site.url, ...options })
  await signInAs(username, site, watched.context)
  await watched.page.goto(path, { waitUntil: 'load' })
  if (options.javaScriptEnabled !== false) await hydrated(watched.page)
  return watched
}
