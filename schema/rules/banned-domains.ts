import { withoutEnd } from './cutting'

/** The most characters of a domain's name, by the DNS. */
export const MAX_DOMAIN = 253
/** The most names that a host stands for: itself, and what it is a part of, counted from the end. */
const MOST_NAMES = 10
/** How deep addresses are looked for within addresses. */
const DEEPEST = 3
/** The most characters of an address that are looked at. */
const LONGEST = 20_000

/** An address as browsers read it: whatever case, script, dots or escapes it is written in. */
function parsed(address: string, base?: URL): URL | null {
  const url = URL.parse(address.slice(0, LONGEST), base)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null
}

/** A domain's name as it is stored; nothing for what isn't one. */
export function domainName(typed: string): string | null {
  const trimmed = typed.trim()
  if (/\s/.test(trimmed)) return null
  const url = parsed(trimmed.includes('://') ? trimmed : `https://${trimmed}`)
  const name = withoutEnd(url?.hostname ?? '', /\./)
  return name.length <= MAX_DOMAIN && /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(name) ? name : null
}

/** A host's own name, and those of the domains that it is a part of. */
function namesOf(host: string): string[] {
  const labels = withoutEnd(host, /\./).split('.').slice(-MOST_NAMES)
  return labels.map((_, i) => labels.slice(i).join('.'))
}

/** What an address may lead on to: addresses in its parameters and in its path. */
function addressesWithin(url: URL): string[] {
  const inPath = /https?:\/{1,2}[^/]/i.exec(url.pathname)
  return [
    ...[...url.searchParams.values()].filter((value) => /^\s*(https?:)?[/\\]{2}/i.test(value)),
    ...(inPath ? [url.pathname.slice(inPath.index) + url.search] : []),
  ]
}

/** The names of all domains to which an address leads, also by way of somebody's redirect, each once. */
export function domainsOfLink(address: string, depth = 0): string[] {
  const url = parsed(address)
  if (!url) return []
  const within = depth < DEEPEST ? addressesWithin(url) : []
  return [
    ...new Set([
      ...namesOf(url.hostname),
      ...within.flatMap((inner) =>
        domainsOfLink(/^\s*[/\\]{2}/.test(inner) ? `https:${inner.trim()}` : inner, depth + 1),
      ),
    ]),
  ]
}

/** The addresses in a text. */
export const addressesIn = (text: string): string[] => text.match(/https?:[/\\]{1,2}[^\s<>"'`]+/gi) ?? []
