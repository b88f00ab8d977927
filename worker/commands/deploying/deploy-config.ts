import { resolve } from 'node:path'
import { isOwnKey } from '../../platform/captcha/dummy-keys'

/** The parts of wrangler.toml that a deployment changes. */
export interface DeployConfig {
  name: string
  main: string
  vars: Record<string, string>
  define?: Record<string, string>
  assets?: { directory: string }
  build?: { command?: string; cwd?: string; watch_dir?: unknown }
  routes?: unknown[]
  route?: unknown
  d1_databases: { binding: string; database_name: string; migrations_dir: string }[]
  r2_buckets?: { bucket_name: string }[]
  queues?: { producers?: { queue: string }[]; consumers?: { queue: string; dead_letter_queue?: string }[] }
}

/** Which deployment is meant. */
export interface Target {
  /** A name such as `staging`; nothing for production. */
  env?: string | undefined
  /** The main host, if it isn't the one in wrangler.toml. */
  host?: string | undefined
}

/** Names of deployments other than production. */
const ENV_NAME = /^[a-z][a-z0-9-]{0,19}$/

/** Placeholder hosts that still have to be replaced. */
const EXAMPLE = /(?:^|\.)example(?:\.(?:com|net|org))?$/

const hostname = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

/**
 * The problems that prevent a configuration from being deployed, in sentences; empty if there are none.
 *
 * @param config as returned by `deployConfig`.
 */
export function configProblems(config: DeployConfig, { env, host }: Target): string[] {
  const { MAIN_HOST: mainHost = '', ENVIRONMENT: environment } = config.vars
  const problems: string[] = []
  if (env !== undefined && !ENV_NAME.test(env))
    problems.push(`"${env}" can't name a deployment: use a-z, 0-9 and hyphens, up to 20.`)
  if (env !== undefined && host === undefined)
    problems.push(`Say which host ${env} is at: --host ${env}.your-domain.org`)
  if (!/^[a-z0-9.-]+\.[a-z]{2,}$/.test(hostname(mainHost)))
    problems.push(`MAIN_HOST is "${mainHost}", which is no host of the network.`)
  if (EXAMPLE.test(hostname(mainHost)))
    problems.push(`MAIN_HOST is still the example, ${mainHost}. Write your own host into wrangler.toml.`)
  if (environment !== 'production')
    problems.push(`ENVIRONMENT is "${environment}". What is deployed is production, staging too.`)
  for (const switched of ['__DEVELOPMENT__', '__BENCH__'])
    if ((config.define?.[switched] ?? 'false') !== 'false')
      problems.push(`${switched} isn’t false: this would deploy a build that is for one machine.`)
  return [...problems, ...captchaProblems(config.vars), ...mailProblems(config.vars)]
}

/** Production refuses published test keys, and nobody can sign up by mail without a captcha. */
function captchaProblems(vars: DeployConfig['vars']): string[] {
  const { CAPTCHA_PROVIDER: provider = '', CAPTCHA_SITE_KEY: siteKey } = vars
  if (provider === 'none') return []
  if (provider !== 'turnstile' && provider !== 'recaptcha')
    return [
      `CAPTCHA_PROVIDER is "${provider}". Choose turnstile, recaptcha or none: docs/operate.md, "Captcha".`,
    ]
  if (!isOwnKey(siteKey)) return ['CAPTCHA_SITE_KEY is no key that was given to this site alone.']
  return []
}

function mailProblems({
  MAIL_PROVIDER: provider = '',
  MAIL_HTTP_URL: url = '',
}: DeployConfig['vars']): string[] {
  if (provider === 'mailgun' && url === '')
    return ['MAIL_HTTP_URL is missing: Mailgun has an address for each domain: docs/operate.md, "Mail".']
  if (provider === 'ses' && url === '')
    return ['MAIL_HTTP_URL is missing: SES has an endpoint for each region: docs/operate.md, "Mail".']
  if (['', 'cloudflare', 'http', 'mailgun', 'postmark', 'ses', 'smtp'].includes(provider)) return []
  return [
    `MAIL_PROVIDER is "${provider}". Choose cloudflare, http, mailgun, postmark, ses or smtp: docs/operate.md, "Mail".`,
  ]
}

/**
 * The configuration of a deployment, derived from wrangler.toml. A deployment other than production has its
 * own stores: each name gets the deployment's as a suffix, so nothing has to be repeated and nothing can be
 * forgotten. Paths are absolute, since the file is in another folder; a host without routes becomes a custom
 * domain.
 */
export function deployConfig(raw: DeployConfig, { env, host }: Target, root: string): DeployConfig {
  const suffix = env === undefined ? '' : `-${env}`
  const named = (name: string): string => name + suffix
  const mainHost = host ?? raw.vars.MAIN_HOST ?? ''
  const hasRoutes = env === undefined && (raw.routes !== undefined || raw.route !== undefined)
  const { routes, route, ...rest } = raw
  return {
    ...rest,
    name: named(raw.name),
    main: resolve(root, raw.main),
    vars: { ...raw.vars, MAIN_HOST: mainHost },
    ...(raw.assets ? { assets: { ...raw.assets, directory: resolve(root, raw.assets.directory) } } : {}),
    ...(raw.build ? { build: { ...raw.build, cwd: root, watch_dir: undefined } } : {}),
    ...(hasRoutes && routes !== undefined ? { routes } : {}),
    ...(hasRoutes && route !== undefined ? { route } : {}),
    ...(hasRoutes ? {} : { routes: [{ pattern: hostname(mainHost), custom_domain: true }] }),
    d1_databases: raw.d1_databases.map((database) => ({
      ...database,
      database_name: named(database.database_name),
      migrations_dir: resolve(root, database.migrations_dir),
    })),
    ...(raw.r2_buckets
      ? { r2_buckets: raw.r2_buckets.map((r2) => ({ ...r2, bucket_name: named(r2.bucket_name) })) }
      : {}),
    ...(raw.queues ? { queues: namedQueues(raw.queues, named) } : {}),
  }
}

function namedQueues(
  { producers = [], consumers = [] }: NonNullable<DeployConfig['queues']>,
  named: (name: string) => string,
): NonNullable<DeployConfig['queues']> {
  return {
    producers: producers.map((producer) => ({ ...producer, queue: named(producer.queue) })),
    consumers: consumers.map((consumer) => ({
      ...consumer,
      queue: named(consumer.queue),
      ...(consumer.dead_letter_queue ? { dead_letter_queue: named(consumer.dead_letter_queue) } : {}),
    })),
  }
}
