import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { vi } from 'vitest'
import type { MessageType } from '../../../worker/jobs/messages'
import { takeUp } from '../../factories/jobs'
import { paragraph } from '../../factories/story'
import { outside } from '../../support/outside'

export const db = () => drizzle((env as Env).DB)
export const SITE = 'https://site.example.org'

/** The web as the worker sees it: a site in another process, and names that lead there, inside, or nowhere. */
export async function newWeb() {
  const service = outside()
  await service.know({
    records: {
      'site.example.org': [{ type: 'A', data: '93.184.215.14' }],
      'inside.example.org': [{ type: 'A', data: '10.0.0.7' }],
    },
  })
  const fetchBefore = globalThis.fetch
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = String(input)
    if (!/^https:\/\/[a-z]+\.example\.org\//.test(address)) return fetchBefore(input, init)
    asked.push(`${init?.method ?? 'GET'} ${address}`)
    return fetchBefore(address.replace(/^https:\/\/[a-z]+\.example\.org/, service.url('site')), init)
  })
  // The queue's consumer would do it, too, by the machine's time and its names.
  const silent = { send: async () => {}, sendBatch: async () => {} } as unknown as Env['DELIVERIES']
  const bindings = { DNS_URL: service.url('dns'), DELIVERIES: silent }
  return {
    ...service,
    bindings,
    /** What was asked of the web. */
    asked,
    take: (type: Extract<MessageType, 'send-webmentions' | 'check-webmentions'>, now: number) =>
      takeUp(type, [{ type }], now, bindings),
    /** The mentions that the site has taken. */
    taken: async () =>
      (await service.look()).sent as { source: string; target: string; from: string | null }[],
  }
}
export type Web = Awaited<ReturnType<typeof newWeb>>

/** A paragraph that links to addresses. */
export function linking(...hrefs: string[]) {
  const text = hrefs.map((_, i) => `link${i}`).join(' ')
  return {
    ...paragraph(text),
    markups: hrefs.map((href, i) => ({
      type: 'A' as const,
      start: text.indexOf(`link${i}`),
      end: text.indexOf(`link${i}`) + `link${i}`.length,
      href,
    })),
  }
}
