import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { convertV4MiniflareOptions, Miniflare, type Request, Response } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { DEVELOPMENT_TAX_KEY } from './development-tax-key'
import { drawGallery } from './gallery'
import { drawGraphiQL } from './graphiql'

/** A worker that runs locally, in workerd under Miniflare. */
export interface Instance {
  url: string
  miniflare: Miniflare
  /** Replaces the running build. Databases, files and objects stay. */
  replace: (build: Build) => Promise<void>
  stop: () => Promise<void>
}

/** A built worker and its client. */
export interface Build {
  /** The built worker (worker/commands/bundle.ts). */
  bundle: string
  /** Folder of the built client, if it isn't the one in wrangler.toml. */
  assets?: string
}

/** What another site answers. */
export interface WebAnswer {
  status?: number
  type: string
  body: Uint8Array<ArrayBuffer> | string
}

export interface InstanceOptions extends Build {
  port: number
  /** Folder of databases, files and objects; without one, nothing outlives the instance. */
  state?: string | undefined
  /** Overrides of wrangler.toml. */
  vars?: Record<string, string>
  /** Where payments are taken, unless wrangler.toml or .dev.vars says that. */
  payments?: Record<string, string>
  /** Whether mail arrives: at `/cdn-cgi/local/email`, for addresses of a domain of this machine. */
  receivesMail?: boolean
  /** Where everybody is, as the platform tells of a connection: the US by default; empty if it doesn't say. */
  country?: string | undefined
  /** What stands in for all other sites that the worker asks; by default, they are asked. */
  web?: ((address: string) => WebAnswer) | undefined
  /** A queue from which nothing is taken, for measuring. */
  idleQueue?: string | undefined
  /** A port that bypasses Miniflare's entry, for measuring. */
  directPort?: number
  host?: string
}

/** What distinguishes a development instance. Bound by name, so that none of it reaches a real deployment. */
export const developmentVars = (port: number): Record<string, string> => ({
  ENVIRONMENT: 'development',
  MAIN_HOST: `localhost:${port}`,
  TAX_KEY: DEVELOPMENT_TAX_KEY,
  // Prices contain the tax in all of these, so that they are the same everywhere.
  OPERATOR_COUNTRY: 'IE',
  OPERATOR_VAT_ID: 'IE6388047V',
  TAX_REGISTRATIONS: 'EU,GB,AU,IN,JP',
  STRIPE_TAX: 'on',
})

/** The domain whose mail an instance takes, unless wrangler.toml or .dev.vars names another. */
const LOCAL_MAIL_DOMAIN = 'mail.localhost'

/** Types of the files beside the worker's script, by extension. */
const MODULE_TYPES: Record<string, 'CompiledWasm' | 'Data' | 'Text'> = {
  wasm: 'CompiledWasm',
  bin: 'Data',
  txt: 'Text',
}

/** The built worker's script. */
const SCRIPT = 'index.js'

/**
 * The built worker's modules: the files that its script imports, and one that only leads on to the script. The script
 * is served when workerd asks for it: Miniflare copies the whole configuration, 15 MB with the script in it, a hundred
 * times while it writes it down, which takes two seconds of each start.
 */
function modulesOf(bundle: string) {
  const others = readdirSync(bundle).flatMap((path) => {
    const type = MODULE_TYPES[path.split('.').at(-1) ?? '']
    return type ? [{ type, path }] : []
  })
  const contents = `export * from './${SCRIPT}'\nexport { default } from './${SCRIPT}'\n`
  return [{ type: 'ESModule' as const, path: 'start.js', contents }, ...others]
}

/** The last answer with a script, and which one that is: tests start a hundred sites of one build. */
let lastAnswer: { of: string; body: Buffer } | undefined

/** The script as an answer to workerd. Its last line says where stack traces find its map. */
function scriptAnswer(path: string): Buffer {
  const of = `${path} ${statSync(path).mtimeMs}`
  if (lastAnswer?.of !== of) {
    const esModule = `${readFileSync(path, 'utf8')}\n//# sourceURL=${pathToFileURL(path)}\n`
    lastAnswer = { of, body: Buffer.from(JSON.stringify({ name: SCRIPT, esModule })) }
  }
  return lastAnswer.body
}

/** Answers workerd's question for the script, and no other. */
const bringScript = (bundle: string) => (request: Request) =>
  new URL(request.url).searchParams.get('specifier') === `/${SCRIPT}`
    ? new Response(scriptAnswer(join(resolve(bundle), SCRIPT)))
    : new Response(null, { status: 404 })

const webResponse = ({ status = 200, type, body }: WebAnswer): Response =>
  new Response(body, { status, headers: { 'content-type': type } })

/** Whether a configuration names a provider of payments. Its keys are for that provider alone. */
const takesPayments = (bindings: Record<string, string> = {}): boolean =>
  Boolean(bindings.STRIPE_SECRET_KEY || bindings.BRAINTREE_PRIVATE_KEY)

const consumersBut = (consumers: Record<string, object> | undefined, idle: string): Record<string, object> =>
  Object.fromEntries(Object.entries(consumers ?? {}).filter(([queue]) => queue !== idle))

function miniflareOptions(options: InstanceOptions) {
  const {
    port,
    state,
    bundle,
    assets,
    vars = {},
    payments,
    directPort,
    receivesMail = false,
    host = 'localhost',
    country,
    web,
    idleQueue,
  } = options
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml')
  const { modulesRules: _, ...worker } = workerOptions
  // Miniflare's type, which drops keys from a union, loses these.
  const said = workerOptions as {
    bindings?: Record<string, string>
    assets?: object
    queueConsumers?: Record<string, object>
  }
  return convertV4MiniflareOptions({
    port,
    host,
    // Miniflare's own answer is the US.
    cf: country === undefined ? false : country === '' ? {} : { country },
    logRequests: false,
    unsafeTriggerHandlers: receivesMail,
    unsafeModuleFallbackService: bringScript(bundle),
    ...(state ? { resourcePersistencePath: join(resolve(state), 'v3') } : {}),
    workers: [
      {
        ...worker,
        name: 'quire',
        rootPath: resolve(bundle),
        modules: modulesOf(bundle),
        unsafeUseModuleFallbackService: true,
        bindings: {
          ...(takesPayments(said.bindings) ? {} : payments),
          ...(receivesMail ? { MAIL_REPLY_DOMAIN: LOCAL_MAIL_DOMAIN } : {}),
          ...said.bindings,
          ...vars,
        },
        ...(vars.ENVIRONMENT === 'development'
          ? { serviceBindings: { GRAPHIQL: drawGraphiQL, GALLERY: drawGallery } }
          : {}),
        ...(web ? { outboundService: ({ url }: Request) => webResponse(web(url)) } : {}),
        ...(assets ? { assets: { ...said.assets, directory: resolve(assets) } } : {}),
        ...(idleQueue === undefined ? {} : { queueConsumers: consumersBut(said.queueConsumers, idleQueue) }),
        ...(directPort === undefined ? {} : { unsafeDirectSockets: [{ port: directPort }] }),
      },
    ],
  })
}

/** Starts the built worker. It responds once this has resolved; its database may still be empty. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const miniflare = new Miniflare(miniflareOptions(options))
  const url = await miniflare.ready
  return {
    url: String(url).replace(/\/$/, ''),
    miniflare,
    replace: (build) => miniflare.setOptions(miniflareOptions({ ...options, ...build })),
    stop: () => miniflare.dispose(),
  }
}
