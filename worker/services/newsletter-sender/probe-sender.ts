import {
  dkimState,
  domainsAbove,
  isDmarc,
  isSpf,
  letsEverybody,
  MOST_SPF_LOOKUPS,
  namesInSpf,
  type SenderRecordKind,
  type SenderRecordState,
  saysWhatToDo,
  spfWith,
} from '../../../schema/rules/sender-records'
import type { Dns } from '../../platform/dns/dns'
import type { SenderRecords } from '../../platform/mail/sender-records'

/** A record as whoever sends letters sees it. */
export interface SenderRecord {
  kind: SenderRecordKind
  state: SenderRecordState
  type: 'TXT' | 'MX'
  name: string
  /** What it has to be; null if only the mail service knows that. */
  value: string | null
  /** What is there. */
  present: string[]
}

/** Whether an SPF record lets a mail service send, by whatever it includes. */
async function allows(dns: Dns, record: string, include: string): Promise<boolean> {
  const waiting = namesInSpf(record)
  const seen = new Set<string>()
  for (let lookups = 0; lookups < MOST_SPF_LOOKUPS; lookups++) {
    if (waiting.includes(include)) return true
    const name = waiting.shift()
    if (name === undefined) return false
    if (seen.has(name)) continue
    seen.add(name)
    const [text] = (await dns.texts(name)).filter(isSpf)
    if (text !== undefined) waiting.push(...namesInSpf(text))
  }
  return waiting.includes(include)
}

async function spf(dns: Dns, name: string, include: string | undefined): Promise<SenderRecord> {
  const present = (await dns.texts(name)).filter(isSpf)
  const [record, ...more] = present
  const value = include === undefined ? null : spfWith(include, record)
  const told = { kind: 'SPF', type: 'TXT', name, value, present } as const
  if (record === undefined) return { ...told, state: 'MISSING' }
  // Two records are as none: RFC 7208, 4.5.
  if (more.length > 0 || letsEverybody(record)) return { ...told, state: 'WRONG' }
  const isRight = include === undefined || (await allows(dns, record, include))
  return { ...told, state: isRight ? 'RIGHT' : 'WRONG', value: isRight ? record : value }
}

async function dkim(dns: Dns, domain: string, selectors: readonly string[]): Promise<SenderRecord> {
  const nameOf = (selector: string) => `${selector}._domainkey.${domain}`
  const [first] = selectors
  const told = { kind: 'DKIM', type: 'TXT', value: null } as const
  if (first === undefined) return { ...told, name: `_domainkey.${domain}`, state: 'UNKNOWN', present: [] }
  const all = await Promise.all(
    selectors.map(async (selector) => {
      const present = await dns.texts(nameOf(selector))
      return { ...told, name: nameOf(selector), state: dkimState(present), present }
    }),
  )
  return (
    all.find(({ state }) => state === 'RIGHT') ??
    all.find(({ state }) => state === 'WRONG') ?? {
      ...told,
      name: nameOf(first),
      state: 'MISSING',
      present: [],
    }
  )
}

/** The least that says something. */
const DMARC = 'v=DMARC1; p=none'

/** What is said of DMARC is said for a domain, or for all below one. */
async function dmarc(dns: Dns, domain: string): Promise<SenderRecord> {
  const told = { kind: 'DMARC', type: 'TXT' } as const
  for (const above of domainsAbove(domain)) {
    const name = `_dmarc.${above}`
    const present = (await dns.texts(name)).filter(isDmarc)
    const [record, ...more] = present
    if (record === undefined) continue
    const isRight = more.length === 0 && saysWhatToDo(record)
    return { ...told, name, state: isRight ? 'RIGHT' : 'WRONG', value: isRight ? record : DMARC, present }
  }
  return { ...told, name: `_dmarc.${domain}`, state: 'MISSING', value: DMARC, present: [] }
}

async function returnPath(dns: Dns, name: string, domain: string): Promise<SenderRecord> {
  const present = await dns.mailServers(name)
  const isAligned = name === domain || name.endsWith(`.${domain}`) || domain.endsWith(`.${name}`)
  const state = present.length === 0 ? 'MISSING' : isAligned ? 'RIGHT' : 'WRONG'
  return { kind: 'RETURN_PATH', type: 'MX', name, state, value: null, present }
}

/**
 * Looks what a sender's domain says about its mail. Never rejects: what can't be found out is unknown. Rule:
 * docs/rules/newsletters.md, "Where letters come from".
 */
export async function probeSender(
  dns: Dns,
  domain: string,
  { include, selectors, returnPathOf }: Pick<SenderRecords, 'include' | 'selectors' | 'returnPathOf'>,
): Promise<SenderRecord[]> {
  const reports = returnPathOf(domain)
  const probes: [Promise<SenderRecord>, Omit<SenderRecord, 'state' | 'present' | 'value'>][] = [
    [spf(dns, reports, include), { kind: 'SPF', type: 'TXT', name: reports }],
    [dkim(dns, domain, selectors), { kind: 'DKIM', type: 'TXT', name: `_domainkey.${domain}` }],
    [dmarc(dns, domain), { kind: 'DMARC', type: 'TXT', name: `_dmarc.${domain}` }],
    [returnPath(dns, reports, domain), { kind: 'RETURN_PATH', type: 'MX', name: reports }],
  ]
  return Promise.all(
    probes.map(([probe, otherwise]) =>
      probe.catch((): SenderRecord => ({ ...otherwise, state: 'UNKNOWN', value: null, present: [] })),
    ),
  )
}
