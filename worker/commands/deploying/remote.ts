import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { experimental_readRawConfig } from 'wrangler'
import { output, run } from '../run'
import { type DeployConfig, deployConfig, type Target } from './deploy-config'
import { secretNames } from './secrets'

/** A deployment's configuration, and the file that holds it for wrangler. */
export interface Remote {
  config: DeployConfig
  path: string
}

/** Prevents wrangler from asking questions. */
const QUIET = { WRANGLER_SEND_METRICS: 'false' }
const SILENT = { ...QUIET, CI: '1' }

/**
 * Writes the configuration of a deployment for wrangler. wrangler.toml itself isn't changed: wrangler would
 * write the ids of databases into it, and the local state relies on their absence.
 */
export function openRemote(target: Target, root: string = process.cwd()): Remote {
  const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') })
  const { $schema: _, ...raw } = rawConfig
  const config = deployConfig(raw as unknown as DeployConfig, target, root)
  const folder = join(root, '.wrangler', 'quire')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${target.env ?? 'production'}.json`)
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`)
  return { config, path }
}

/** Names of the secrets that are set; none for a worker that doesn't exist yet. */
export async function listSecrets({ path }: Remote): Promise<string[]> {
  try {
    return secretNames(await output('wrangler', ['secret', 'list', '--config', path], SILENT))
  } catch (error) {
    if (/10007|does not exist|not found|couldn't find/i.test(String(error))) return []
    throw error
  }
}

/** Creates missing databases. Returns the names of the created ones. */
export async function createDatabases({ config }: Remote): Promise<string[]> {
  const printed = await output('wrangler', ['d1', 'list', '--json'], SILENT)
  const list = JSON.parse(printed.slice(printed.indexOf('['))) as { name: string }[]
  const present = new Set(list.map(({ name }) => name))
  const made: string[] = []
  for (const { database_name: name } of config.d1_databases) {
    if (present.has(name)) continue
    await output('wrangler', ['d1', 'create', name], SILENT)
    made.push(name)
  }
  return made
}

/** Applies the migrations of every database, in the configuration's order. */
export async function migrateRemote({ config, path }: Remote): Promise<void> {
  for (const { database_name: name } of config.d1_databases) {
    await run('wrangler', ['d1', 'migrations', 'apply', name, '--remote', '--config', path], SILENT)
  }
}

/** Uploads the worker. `secretsFile` holds secrets to set with it. */
export function uploadWorker({ path }: Remote, secretsFile: string | undefined): Promise<void> {
  const secrets = secretsFile === undefined ? [] : ['--secrets-file', secretsFile]
  return run('wrangler', ['deploy', '--config', path, ...secrets], QUIET)
}

/** Checks that wrangler accepts the configuration, without uploading. */
export async function tryUpload({ path }: Remote, folder: string): Promise<void> {
  await output('wrangler', ['deploy', '--dry-run', '--config', path, '--outdir', folder], SILENT)
}
