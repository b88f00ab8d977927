import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Account, newId } from './account'
import type { Tell } from './bank'
import { answerBankPage } from './bank-page'
import { answerBraintree } from './braintree-api'
import { feeReport } from './braintree-reports'
import { answerSetup } from './connect/page'
import { control } from './control'
import { answerForm, tokenize } from './forms-api'
import { json, parseForm, type Reply, readText, send } from './http'
import { braintreeAccount, stripeAccount } from './keys'
import { answerStripe } from './stripe-api'
import { deliver } from './webhooks'

/** The scripts and frames that browsers load. */
const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/scripts/stripe.js': ['stripe.js', 'text/javascript'],
  '/scripts/braintree/client.min.js': ['braintree.js', 'text/javascript'],
  '/scripts/braintree/hosted-fields.min.js': ['braintree.js', 'text/javascript'],
  '/scripts/braintree/paypal-checkout.min.js': ['braintree.js', 'text/javascript'],
  '/scripts/braintree/three-d-secure.min.js': ['braintree.js', 'text/javascript'],
  '/frames/card': ['card.html', 'text/html'],
  '/frames/field': ['field.html', 'text/html'],
  '/frames/bank': ['bank.html', 'text/html'],
  '/frames/paypal': ['paypal.html', 'text/html'],
  '/frames/in-frame.js': ['in-frame.js', 'text/javascript'],
  '/frames/in-frame.css': ['in-frame.css', 'text/css'],
}

const read = (name: string): string => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8')

/** The scripts that pages load. They are classic ones, as the providers’ are. */
const CLASSIC: ReadonlySet<string> = new Set(['stripe.js', 'braintree.js'])

/** A file as browsers get it: a classic script with what it imports in front. */
function textOf(name: string): string {
  if (!CLASSIC.has(name)) return read(name)
  const shared = read('frames.js').replace(/^export /gm, '')
  return `(() => {\n${shared}\n${read(name).replace(/^import .*$/gm, '')}\n})()`
}

/** Somebody who waits longer than this is told that it failed. */
const NEVER = 60_000

export interface StandInOptions {
  port: number
  /** Opens the records of an account; they are kept by the person who started it. */
  open: (account: Account) => void
  changed: (account: Account) => void
}

/** The time of an account: its site’s, or the machine’s. */
async function nowOf({ site, ahead }: Account): Promise<number> {
  if (!site) return Date.now() + ahead
  try {
    const response = await fetch(new URL('/_/dev/clock', site), { signal: AbortSignal.timeout(1000) })
    const { now } = (await response.json()) as { now: number }
    return Number.isFinite(now) ? now : Date.now() + ahead
  } catch {
    return Date.now() + ahead
  }
}

/**
 * A stand-in for Stripe and Braintree: both interfaces, the browsers’ scripts with forms in frames of this origin,
 * signed webhooks, and `/control/{account}`. Rule: docs/rules/development.md, "Payments".
 */
export async function startStandIn({
  port,
  open,
  changed,
}: StandInOptions): Promise<{ url: string; stop: () => void }> {
  const accounts = new Map<string, Account>()
  const accountOf = (name: string): Account => {
    const known = accounts.get(name)
    if (known) return known
    const account = new Account(name)
    open(account)
    accounts.set(name, account)
    return account
  }

  async function answerFor(
    account: Account,
    request: IncomingMessage,
    url: URL,
    body: string,
  ): Promise<Reply> {
    const { pathname, search } = url
    const now = await nowOf(account)
    const tell: Tell = (_, type, payment) => {
      const event = { id: newId('evt'), type, created: now, payment: payment.id }
      account.records.events.push(event)
      account.waiting.push(event)
    }
    if (pathname.startsWith('/control/')) return control(account, JSON.parse(body || '{}'), { now, tell })
    const [, token] = /^\/connect\/\w+\/(\w+)$/.exec(pathname) ?? []
    if (token)
      return answerSetup(account, { token, method: request.method ?? 'GET', form: parseForm(body) }, now)
    const origin = `http://${request.headers.host}`
    if (pathname === '/graphql') return answerBraintree(account, body, { now, tell, origin })
    const [, merchant, day] = /^\/reports\/\w+\/(\w+)\/([\d-]+)\.csv$/.exec(pathname) ?? []
    if (merchant && day) return feeReport(account, merchant, day, now)
    const [, setup] = /^\/bank\/\w+\/(\w+)$/.exec(pathname) ?? []
    if (setup)
      return answerBankPage(
        account,
        { id: setup, method: request.method ?? 'GET', form: parseForm(body) },
        now,
      )
    if (pathname === '/forms/stripe') return answerForm(account, JSON.parse(body), { now, tell, origin })
    if (pathname === '/forms/braintree') return tokenize(account, JSON.parse(body), now)
    const key = request.headers['idempotency-key']
    const connected = request.headers['stripe-account']
    return answerStripe(
      account,
      {
        method: request.method ?? 'GET',
        path: pathname.slice('/v1/'.length),
        form: parseForm(request.method === 'POST' ? body : search.slice(1)),
        idempotencyKey: typeof key === 'string' ? key : undefined,
        connected: typeof connected === 'string' ? connected : undefined,
        origin,
      },
      { now, tell },
    )
  }

  /** The account of a request; nothing for one that has no key of an account. */
  function nameIn(request: IncomingMessage, { pathname, searchParams }: URL): string | undefined {
    const authorization = request.headers.authorization ?? ''
    const [, controlled] = /^\/(?:control|connect|reports|bank)\/(\w+)/.exec(pathname) ?? []
    if (controlled) return controlled
    if (pathname.startsWith('/forms/')) return /^(?:pk_test_)?(\w+)$/.exec(searchParams.get('key') ?? '')?.[1]
    return pathname === '/graphql' ? braintreeAccount(authorization) : stripeAccount(authorization)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const { pathname } = url
    if (request.method === 'OPTIONS') return send(response, json({}))
    const file = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined
    if (file) {
      return send(response, { status: 200, body: textOf(file[0]), type: file[1] })
    }
    if (!/^\/(?:v1|graphql|forms|control|connect|reports|bank)(?:\/|$)/.test(pathname))
      return send(response, json({ error: 'Nothing here' }, 404))
    const name = nameIn(request, url)
    if (name === undefined)
      return send(
        response,
        json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401),
      )
    const account = accountOf(name)
    const body = await readText(request)
    const fault = /^\/(?:control|connect|bank)\//.test(pathname) ? undefined : account.faults.shift()
    if (fault?.kind === 'down') return send(response, json({ error: { type: 'api_error' } }, 503))
    if (fault?.kind === 'garbage')
      return send(response, { status: 200, body: '<html>Maintenance</html>', type: 'text/html' })
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, NEVER).unref())
    const reply = await answerFor(account, request, url, body)
    changed(account)
    if (fault?.kind === 'lost') response.destroy()
    else send(response, reply)
    await deliver(account, () => nowOf(account))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) send(response, json({ error: { type: 'api_error' } }, 500))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no address')
  return { url: `http://localhost:${address.port}`, stop: () => server.close() }
}
