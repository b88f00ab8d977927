import { fail } from './fail'

/** The port of a local instance, and the folder of its state. */
export interface LocalSettings {
  port: number
  state: string
  address: string
  /** Where everybody is, if that isn't the US; empty if nobody knows. */
  country: string | undefined
}

/** Reads `PORT`, `QUIRE_STATE` and `COUNTRY`. Ends the command if `PORT` is invalid. */
export function localSettings(env: Readonly<Record<string, string | undefined>>): LocalSettings {
  const port = Number(env.PORT || 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`PORT must be a number from 1 to 65535, not ${env.PORT}`)
  const address = `http://localhost:${port}`
  return { port, state: env.QUIRE_STATE || '.quire', address, country: env.COUNTRY }
}
