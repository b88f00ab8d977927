import { describe, expect, test } from 'vitest'
import { planFor } from '../../worker/commands/deploying/bundle-sizes'
import {
  configProblems,
  type DeployConfig,
  deployConfig,
  type Target,
} from '../../worker/commands/deploying/deploy-config'
import { neededSecrets, secretNames, secretProblems } from '../../worker/commands/deploying/secrets'
import { waitUntilHealthy } from '../../worker/commands/deploying/wait-until-healthy'

const RAW: DeployConfig = {
  name: 'quire',
  main: 'worker/index.ts',
  vars: {
    ENVIRONMENT: 'production',
    MAIN_HOST: 'quire.org',
    PRODUCT_NAME: 'Quire',
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: '0x4AAAAAAABkMYinukE8nzYS',
  },
  define: { __DEVELOPMENT__: 'false' },
  assets: { directory: 'dist/client' },
  build: { command: 'npm run build:client', watch_dir: ['client'] },
  d1_databases: [
    { binding: 'DB', database_name: 'quire-main', migrations_dir: 'migrations/main' },
    { binding: 'SEARCH_DB', database_name: 'quire-search', migrations_dir: 'migrations/search' },
  ],
  r2_buckets: [{ bucket_name: 'quire-media' }],
  queues: {
    producers: [{ queue: 'quire-jobs' }, { queue: 'quire-deliveries' }],
    consumers: [
      { queue: 'quire-jobs', dead_letter_queue: 'quire-jobs-dead' },
      { queue: 'quire-deliveries', dead_letter_queue: 'quire-jobs-dead' },
    ],
  },
}

const made = (target: Target = {}, raw: Partial<DeployConfig> = {}): DeployConfig =>
  deployConfig({ ...RAW, ...raw }, target, '/home/quire')
const problems = (target: Target = {}, raw: Partial<DeployConfig> = {}): string[] =>
  configProblems(made(target, raw), target)
const vars = (more: Record<string, string>): Partial<DeployConfig> => ({ vars: { ...RAW.vars, ...more } })

describe('the configuration of a deployment', () => {
  test('for production has the names of wrangler.toml, absolute paths, and its host as a custom domain', () => {
    const config = made()
    expect(config.name).toBe('quire')
    expect(config.main).toBe('/home/quire/worker/index.ts')
    expect(config.assets?.directory).toBe('/home/quire/dist/client')
    expect(config.build?.cwd).toBe('/home/quire')
    expect(config.d1_databases.map(({ database_name: name }) => name)).toEqual(['quire-main', 'quire-search'])
    expect(config.d1_databases[0]?.migrations_dir).toBe('/home/quire/migrations/main')
    expect(config.routes).toEqual([{ pattern: 'quire.org', custom_domain: true }])
  })

  test('keeps the routes that somebody wrote for production', () => {
    const routes = [{ pattern: '*.quire.org/*', zone_name: 'quire.org' }]
    expect(made({}, { routes }).routes).toEqual(routes)
  })

  test('for staging shares no store and no route with production', () => {
    const config = made(
      { env: 'staging', host: 'staging.quire.org' },
      { routes: [{ pattern: 'quire.org/*', zone_name: 'quire.org' }] },
    )
    expect(config.routes).toEqual([{ pattern: 'staging.quire.org', custom_domain: true }])
    expect(config.vars.MAIN_HOST).toBe('staging.quire.org')
    const text = JSON.stringify(config)
    const stores = ['quire-main', 'quire-search', 'quire-media']
    for (const name of [...stores, 'quire-jobs', 'quire-deliveries', 'quire-jobs-dead'])
      expect(text, name).not.toContain(`"${name}"`)
    expect(config.queues?.consumers?.[0]).toEqual({
      queue: 'quire-jobs-staging',
      dead_letter_queue: 'quire-jobs-dead-staging',
    })
  })
})

describe('a deployment', () => {
  test('with a host of its own is allowed', () => {
    expect(problems()).toEqual([])
    expect(problems({ env: 'staging', host: 'staging.quire.org' })).toEqual([])
  })

  test.each(['quire.example', 'www.example.com', 'example.org', 'QUIRE.EXAMPLE:443'])(
    'to the example host %s is refused',
    (host) => expect(problems({}, vars({ MAIN_HOST: host })).join()).toContain('still the example'),
  )

  test.each(['', 'localhost:8787', '10.0.0.1', 'quire'])(
    'to %j, which isn’t a network host, is refused',
    (host) => {
      expect(problems({}, vars({ MAIN_HOST: host })).join()).toContain('no host of the network')
    },
  )

  test('of a build for one machine is refused', () => {
    expect(problems({}, vars({ ENVIRONMENT: 'development' }))).toHaveLength(1)
    expect(problems({}, { define: { __DEVELOPMENT__: 'true' } })).toHaveLength(1)
  })

  test('other than production needs a plain name and a host', () => {
    expect(problems({ env: 'staging' }).join()).toContain('--host staging.')
    expect(problems({ env: 'Staging 2', host: 's.quire.org' })).toHaveLength(1)
  })
})

describe('a key that we generate', () => {
  const key = 'k'.repeat(32)

  test('may be set already, or be passed along', () => {
    expect(secretProblems(['ADMIN_KEY', 'AUTH_SECRET'], {})).toEqual([])
    expect(secretProblems(['AUTH_SECRET'], { ADMIN_KEY: key })).toEqual([])
  })

  test('that is missing is refused, with the command to generate it', () => {
    const said = secretProblems(['OTHER', 'ADMIN_KEY'], { AUTH_SECRET: '' }).join()
    expect(said).toContain('AUTH_SECRET="$(openssl rand -hex 32)"')
    expect(said).not.toContain('ADMIN_KEY')
  })

  test('for tax forms is needed where writers are paid', () => {
    const present = ['ADMIN_KEY', 'AUTH_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET']
    expect(secretProblems(present, {}).join()).toContain('TAX_KEY="$(openssl rand -hex 32)"')
    expect(secretProblems(present, { TAX_KEY: 'short' })).toHaveLength(1)
    expect(secretProblems(present, { TAX_KEY: key })).toEqual([])
    expect(secretProblems([...present, 'TAX_KEY'], {})).toEqual([])
  })

  test('that is short or contains white space is refused and not shown', () => {
    for (const bad of ['short-key', `${key} ${key}`]) {
      const said = secretProblems(['ADMIN_KEY', 'AUTH_SECRET'], { ADMIN_KEY: bad })
      expect(said).toHaveLength(1)
      expect(said.join()).not.toContain(bad)
    }
  })

  test('is found among the names that wrangler lists, whatever surrounds them', () => {
    expect(secretNames('⛅ wrangler\n[{"name":"ADMIN_KEY","type":"secret_text"}]\n')).toEqual(['ADMIN_KEY'])
    for (const text of ['', '[]', 'no secrets', '[1, {"name": 2}]', '[broken'])
      expect(secretNames(text)).toEqual([])
  })
})

describe('the captcha and the mail of a deployment', () => {
  test('are chosen, and the captcha may be none', () => {
    expect(problems({}, vars({ CAPTCHA_PROVIDER: '' })).join()).toContain('turnstile, recaptcha or none')
    expect(problems({}, vars({ CAPTCHA_PROVIDER: 'hcaptcha' }))).toHaveLength(1)
    expect(problems({}, vars({ CAPTCHA_PROVIDER: 'none', CAPTCHA_SITE_KEY: '' }))).toEqual([])
    expect(problems({}, vars({ MAIL_PROVIDER: 'pigeon' })).join()).toContain(
      'cloudflare, http, mailgun, postmark, ses or smtp',
    )
    for (const provider of ['http', 'postmark'])
      expect(problems({}, vars({ MAIL_PROVIDER: provider }))).toEqual([])
    for (const provider of ['mailgun', 'ses'])
      expect(problems({}, vars({ MAIL_PROVIDER: provider })).join()).toContain('MAIL_HTTP_URL is missing')
    const MAIL_HTTP_URL = 'https://email.eu-central-1.amazonaws.com'
    expect(problems({}, vars({ MAIL_PROVIDER: 'ses', MAIL_HTTP_URL }))).toEqual([])
  })

  test.each([
    '1x00000000000000000000AA',
    '2x00000000000000000000BB',
    '3x00000000000000000000FF',
    '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
    '',
  ])('are refused with the public key %j', (key) => {
    expect(problems({}, vars({ CAPTCHA_SITE_KEY: key })).join()).toContain('CAPTCHA_SITE_KEY')
  })

  test.each([
    '1x0000000000000000000000000000000AA',
    '2x0000000000000000000000000000000AA',
    '3x0000000000000000000000000000000AA',
    '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
    'dev-pass',
  ])('are refused with the secret %s, which isn’t shown', (secret) => {
    const present = ['ADMIN_KEY', 'AUTH_SECRET', 'CAPTCHA_SECRET']
    const said = secretProblems(present, { CAPTCHA_SECRET: secret }, ['CAPTCHA_SECRET'])
    expect(said).toHaveLength(1)
    expect(said.join()).not.toContain(secret)
  })

  test('need only the secrets of what is chosen', () => {
    const of = (more: Record<string, string>) => neededSecrets({ ...made().vars, ...more })
    expect(of({})).toEqual(['CAPTCHA_SECRET'])
    expect(of({ CAPTCHA_PROVIDER: 'none' })).toEqual([])
    for (const provider of ['http', 'mailgun', 'postmark', 'ses'])
      expect(of({ MAIL_PROVIDER: provider })).toEqual(['CAPTCHA_SECRET', 'MAIL_HTTP_KEY'])
    const FLAGS = '{"enable_recaptcha_enterprise": true}'
    expect(of({ CAPTCHA_PROVIDER: 'recaptcha', FLAGS })).toEqual(['CAPTCHA_API_KEY'])
    expect(of({ CAPTCHA_PROVIDER: 'recaptcha', FLAGS: 'broken' })).toEqual(['CAPTCHA_SECRET'])
    const present = ['ADMIN_KEY', 'AUTH_SECRET']
    expect(secretProblems(present, {}, ['MAIL_HTTP_KEY']).join()).toContain('MAIL_HTTP_KEY')
    expect(secretProblems([...present, 'MAIL_HTTP_KEY'], {}, ['MAIL_HTTP_KEY'])).toEqual([])
  })
})

test('a worker is measured against the plans’ limits', () => {
  const megabyte = 1024 * 1024
  expect(planFor({ bytes: 0, gzip: 2 * megabyte })).toContain('free plan')
  expect(planFor({ bytes: 0, gzip: 4 * megabyte })).toContain('not the free one')
  expect(planFor({ bytes: 0, gzip: 11 * megabyte })).toBeUndefined()
})

describe('polling a deployment’s health', () => {
  test('continues until the response is 200', async () => {
    const answers = [503, 404, 200]
    const asked: string[] = []
    await waitUntilHealthy('https://quire.org', {
      pause: 1,
      fetch: async (address) => {
        asked.push(address)
        return new Response('', { status: answers.shift() ?? 500 })
      },
    })
    expect(asked).toEqual(Array(3).fill('https://quire.org/_/health'))
  })

  test('ends with the last response if it never is', async () => {
    const fetch = async () => new Response('{"status":"starting"}', { status: 503 })
    const asking = waitUntilHealthy('https://quire.org', { patience: 5, pause: 1, fetch })
    await expect(asking).rejects.toThrow('503 {"status":"starting"}')
  })
})
