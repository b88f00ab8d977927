import type { Reply, Seen } from './outside-services'

const PAGE = { 'content-type': 'text/html; charset=utf-8' }
const LATIN = { status: 200, headers: { 'content-type': 'text/html; charset=iso-8859-1' } }
const page = (head: string, body = ''): Reply => ({
  status: 200,
  body: `<!doctype html><html><head><title>A page</title>${head}</head><body>${body}</body></html>`,
  headers: PAGE,
})
const withLink = (link: string): Reply => ({ ...page(''), headers: { ...PAGE, link } })

/** Pages that say in each way where they take mentions, as webmention.rocks has them. */
const PAGES: Readonly<Record<string, Reply>> = {
  header: withLink('<endpoint?from=header>; rel="webmention"'),
  'header-among-others': withLink(
    '<x>; rel="other", <endpoint?from=others>; title="a, b"; rel="x WebMention"',
  ),
  link: page('<link rel="webmention" href="endpoint?from=link">'),
  anchor: page('', '<a rel="nofollow webmention" href="endpoint?from=anchor">mention</a>'),
  comment: page(
    '<!-- <link rel="webmention" href="wrong"> --><link rel="webmention" href="endpoint?from=comment">',
  ),
  base: page('<base href="nested/"><link rel="webmention" href="../endpoint?from=base">'),
  none: page('<link rel="not-webmention" href="endpoint?from=none">'),
  inside: withLink('<https://inside.example.org/endpoint>; rel="webmention"'),
  text: {
    status: 200,
    body: '<link rel="webmention" href="endpoint?from=text">',
    headers: { 'content-type': 'text/plain' },
  },
  redirect: { status: 302, body: '', headers: { location: 'https://site.example.org/link' } },
  'redirect-inside': { status: 302, body: '', headers: { location: 'https://inside.example.org/link' } },
  loop: { status: 302, body: '', headers: { location: 'https://site.example.org/loop' } },
}

/** A site that takes mentions, and whose own pages say whatever a test has them say: `?html=…`. */
export function answerAsSite(sent: Map<string, unknown>, { method, url, body }: Seen): Reply {
  const { pathname, searchParams } = new URL(url, 'http://site')
  const name = pathname.split('/').slice(3).join('/')
  if (name === 'endpoint' && method === 'POST') {
    const { source, target } = Object.fromEntries(new URLSearchParams(body))
    if (!source || !target) return { status: 400, body: 'Send source and target' }
    sent.set(crypto.randomUUID(), { source, target, from: searchParams.get('from') })
    return { status: 202, body: 'Accepted', headers: PAGE }
  }
  const html = searchParams.get('html')
  if (html !== null && searchParams.get('in') === 'latin1')
    return { ...LATIN, body: Buffer.from(html, 'latin1') }
  if (html !== null) return { status: 200, body: html, headers: PAGE }
  if (name === 'huge') return page('', 'x'.repeat(2_000_000))
  return PAGES[name] ?? { status: 404, body: 'Not found', headers: PAGE }
}
