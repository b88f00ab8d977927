/** `npm run deploy`: checks, migrates, uploads, and checks the deployment's health. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProduction } from './deploying/build-production'
import { configProblems } from './deploying/deploy-config'
import {
  createDatabases,
  listSecrets,
  migrateRemote,
  openRemote,
  tryUpload,
  uploadWorker,
} from './deploying/remote'
import {
  neededSecrets,
  OWN_SECRETS,
  REQUIRED_SECRETS,
  secretProblems,
  VENDOR_SECRETS,
} from './deploying/secrets'
import { waitUntilHealthy } from './deploying/wait-until-healthy'
import { fail } from './fail'
import { readOptions } from './options'
import { output } from './run'

const USAGE = `npm run deploy -- [options]

  --env NAME    another deployment than production, such as staging, with stores of its own
  --host HOST   where it is; needed with --env, else MAIN_HOST of wrangler.toml
  --dry-run     builds, and says what would be done

A secret is set along with the deployment when the environment holds it: ADMIN_KEY=… npm run deploy`

const OPTIONS = {
  env: { type: 'string' },
  host: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

const { env, host, 'dry-run': isDry = false } = readOptions(process.argv.slice(2), OPTIONS, USAGE)
const target = { env, host }
const name = env ?? 'production'

/** Performs one step, or only names it. */
async function step(what: string, work: () => Promise<unknown>): Promise<void> {
  console.log(isDry ? `would  ${what}` : `\n→ ${what}`)
  if (!isDry) await work()
}

async function deploy(): Promise<void> {
  const remote = openRemote(target)
  const origin = `https://${remote.config.vars.MAIN_HOST}`
  const given = Object.fromEntries(
    [...REQUIRED_SECRETS, ...OWN_SECRETS, ...VENDOR_SECRETS].map((secret) => [secret, process.env[secret]]),
  )
  const problems = configProblems(remote.config, target)
  if (problems.length > 0 && !isDry) throw new Error(problems.join('\n'))
  for (const problem of problems) console.log(`refused  ${problem}`)

  const changes = await output('git', ['status', '--porcelain']).catch(() => '')
  if (changes.trim() !== '') console.warn('There are changes that no commit holds: they are deployed too.')

  console.log('Building for production…')
  console.log((await buildProduction()).join('\n'))
  if (isDry) await tryUpload(remote, join('dist', 'worker'))

  await step('check that the secrets are set', async () => {
    const missing = secretProblems(await listSecrets(remote), given, neededSecrets(remote.config.vars))
    if (missing.length > 0) throw new Error(missing.join('\n'))
  })
  const databases = remote.config.d1_databases.map((database) => database.database_name)
  await step(`create what isn't there of the databases ${databases.join(', ')}`, async () => {
    for (const made of await createDatabases(remote)) console.log(`Created ${made}`)
  })
  await step('apply the migrations to all databases', () => migrateRemote(remote))
  await step(`upload the worker ${remote.config.name}; its other stores are made where they lack`, () =>
    withSecretsFile(given, (file) => uploadWorker(remote, file)),
  )
  await step(`ask ${origin}/_/health`, () => waitUntilHealthy(origin))
  console.log(isDry ? '\nNothing was changed.' : `\n${name} is at ${origin}`)
}

/** wrangler gets secrets in a file that only this user can read, and that is deleted afterwards. */
async function withSecretsFile(
  given: Record<string, string | undefined>,
  work: (file: string | undefined) => Promise<void>,
): Promise<void> {
  const secrets = Object.entries(given).filter(([, value]) => value)
  if (secrets.length === 0) return work(undefined)
  const folder = mkdtempSync(join(tmpdir(), 'quire-secrets-'))
  try {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, JSON.stringify(Object.fromEntries(secrets)), { mode: 0o600 })
    await work(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await deploy().catch((error: Error) => {
  fail(
    `${error.message}\n\n${isDry ? '' : 'The deployment is not complete. docs/operate.md explains how to roll back.'}`,
  )
})
