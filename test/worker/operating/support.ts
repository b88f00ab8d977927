import { env } from 'cloudflare:workers'
import { adminOperate } from '../../../worker/endpoints/admin/operate'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { answer, type Visit } from '../block/support'

const KEY = '0123456789abcdef0123456789abcdef'

/** What an operator's command gets for what it sends. */
export async function operate(body: object, { key = KEY, now = NOON } = {}) {
  const response = await adminOperate(
    endpointContext('/_/admin/operate', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      env: { ...(env as Env), ADMIN_KEY: KEY },
      now,
    }),
  )
  const { status } = response ?? Response.error()
  return { status, body: (await response?.json()) as Record<string, unknown> }
}

/** The last entries of the audit of the key, newest first. */
export const audited = async (): Promise<string[]> =>
  (
    await env.DB.prepare("SELECT detail FROM admin_audit WHERE action = 'operate' ORDER BY id DESC").all<{
      detail: string
    }>()
  ).results.map(({ detail }) => detail)

const FAILURE = '__typename ... on UserError { code field message }'

const inputOf = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}Input`

/** An act by GraphQL, with the fields of what it returns. */
export const act = (visit: Visit, name: string, input: object, fields = '', type = inputOf(name)) =>
  answer(visit, `mutation ($input: ${type}!) { result: ${name}(input: $input) { ${FAILURE} ${fields} } }`, {
    input,
  })

/** Has a domain banned, which is an act like any other. */
export const ban = (visit: Visit, domain: string, reason: string) =>
  act(visit, 'banDomain', { domain, reason }, '', 'DecideOnDomainInput')

/** Posts a form of a page of those who run the site, as a browser without script does. */
export const post = (
  visit: Visit,
  part: string,
  fields: Record<string, string>,
  origin = 'https://quire.example',
) =>
  visit.send(`/_/admin/${part}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
