import { vi } from 'vitest'

/** Stands in for the web, in which every name leads to the public internet. */
export function stubWeb(answer: (address: string) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address)
    if (pathname !== '/dns-query') return answer(address)
    const isFour = searchParams.get('type') === '1'
    return Response.json({ Status: 0, Answer: isFour ? [{ type: 1, data: '93.184.215.14' }] : [] })
  })
}
