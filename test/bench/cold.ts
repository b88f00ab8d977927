import { Agent } from 'node:http'
import { SAMPLES } from './generate'
import { send } from './http'
import type { Site } from './site'
import { AGENT } from './subjects'

/** The outcome of many concurrent requests for a page that was in no cache. */
export interface ColdPage {
  requests: number
  /** How often the page was rendered for them. */
  renders: number
  /** Responses by status and `x-edge-cache`. */
  answers: Record<string, number>
}

/** A story that nothing else here requests. */
const path = SAMPLES.storyPath(333)

async function rendersSoFar(site: Site): Promise<number> {
  return Number((await send(site.origin, { path: '/_bench/renders' })).bytes.toString())
}

/** Requests a cold page this many times at once. */
export async function askForColdPage(site: Site, requests: number): Promise<ColdPage> {
  const agent = new Agent({ keepAlive: false, maxSockets: requests })
  const before = await rendersSoFar(site)
  const all = await Promise.all(
    Array.from({ length: requests }, () => send(site.origin, { path, headers: AGENT }, agent)),
  )
  const answers: Record<string, number> = {}
  for (const { status, headers } of all) {
    const key = `${status} ${headers['x-edge-cache']}`
    answers[key] = (answers[key] ?? 0) + 1
  }
  return { requests, renders: (await rendersSoFar(site)) - before, answers }
}
