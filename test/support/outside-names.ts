import { GOOD_SECRET } from './outside-secret'
import type { Seen } from './outside-services'

/** A record of a name. */
export interface NameRecord {
  type: 'A' | 'CNAME' | 'TXT' | 'MX'
  data: string
}

/** What a test's share of the services knows of names, and the hosts that were asked for. */
export interface Names {
  records: Record<string, NameRecord[]>
  /** Of each host. */
  certificate: string
  hosts: Map<string, string>
}

export const noNames = (): Names => ({ records: {}, certificate: 'pending_validation', hosts: new Map() })

type Reply = { status: number; body: unknown }

const KINDS = { A: 1, CNAME: 5, MX: 15, TXT: 16 } as const

/** Answers as a service of names over HTTPS does: with the names on the way to an address. */
export function answerName({ records }: Names, { url, headers }: Seen): Reply {
  if (headers.accept !== 'application/dns-json') return { status: 400, body: 'Not JSON' }
  const { searchParams } = new URL(url, 'http://outside')
  const type = Number(searchParams.get('type'))
  const Answer: { name: string; type: number; TTL: number; data: string }[] = []
  const follow = (name: string): void => {
    for (const record of records[name] ?? []) {
      const kind = KINDS[record.type]
      if (kind !== type && kind !== KINDS.CNAME) continue
      const data = kind === KINDS.TXT ? JSON.stringify(record.data) : record.data
      Answer.push({ name, type: kind, TTL: 60, data })
      if (kind === KINDS.CNAME) follow(record.data.replace(/\.$/, ''))
    }
  }
  const name = searchParams.get('name') ?? ''
  follow(name)
  return { status: 200, body: records[name] ? { Status: 0, Answer } : { Status: 3 } }
}

/** Takes hosts as Cloudflare for SaaS does: each once. */
export function answerHost({ hosts, certificate }: Names, { url, method, headers, body }: Seen): Reply {
  const refused = (status: number, code: number): Reply => ({
    status,
    body: { success: false, errors: [{ code, message: 'no' }], result: null },
  })
  if (headers.authorization !== `Bearer ${GOOD_SECRET}`) return refused(403, 9109)
  const { pathname, searchParams } = new URL(url, 'http://outside')
  const id = /\/custom_hostnames\/(.+)$/.exec(pathname)?.[1]
  const shown = (host: string) => ({
    id: `id-${host.replaceAll('.', '-')}`,
    hostname: host,
    status: certificate === 'active' ? 'active' : 'pending',
    ssl: { status: certificate, method: 'http', type: 'dv' },
  })
  if (method === 'POST') {
    const { hostname } = JSON.parse(body)
    if ([...hosts.values()].includes(hostname)) return refused(409, 1406)
    const made = shown(hostname)
    hosts.set(made.id, hostname)
    return { status: 201, body: { success: true, errors: [], result: made } }
  }
  if (id === undefined) {
    const matching = [...hosts.values()].filter((host) => host === searchParams.get('hostname'))
    return { status: 200, body: { success: true, errors: [], result: matching.map(shown) } }
  }
  const host = hosts.get(id)
  if (host === undefined) return refused(404, 1436)
  if (method === 'DELETE') {
    hosts.delete(id)
    return { status: 200, body: { id } }
  }
  return { status: 200, body: { success: true, errors: [], result: shown(host) } }
}
