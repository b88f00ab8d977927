import { fail } from './fail'

/** Where a local instance listens, and where it keeps what is changed in it. */
export interface LocalSettings {
  port: number
  state: string
  address: string
}

/** What `PORT` and `QUIRE_STATE` say. Ends the command when `PORT` is none. */
export function localSettings(env: Readonly<Record<string, string | undefined>>): LocalSettings {
  const port = Number(env.PORT || 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`PORT must be a number from 1 to 65535, not ${env.PORT}`)
  return { port, state: env.QUIRE_STATE || '.quire', address: `http://localhost:${port}` }
}
