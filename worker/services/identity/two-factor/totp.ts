import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Keys } from '../keys'
import { seal, unseal } from '../sealed'

/** How long a code is shown, in seconds, and its digits: what authenticator apps assume. */
const PERIOD = 30
const DIGITS = 6
/** Codes of this many steps before and after are accepted too, because clocks differ. */
const WINDOW = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const totp = (secret: string): TOTP =>
  new TOTP({ algorithm: 'SHA1', digits: DIGITS, period: PERIOD, secret: Secret.fromBase32(secret) })

/** A new shared secret, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/**
 * The time step of a typed code; nothing if it isn't a current one.
 *
 * @param now in milliseconds since 1970 UTC.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta
}

/** A secret as stored: readable only with the key, and only as this person's. */
export const encryptSecret = (keys: Keys, userId: string, secret: string): Promise<string> =>
  seal(keys, { purpose: 'totp-secret', owner: userId }, secret)

/** @throws Error if it was stored under another key, or for somebody else. */
export const decryptSecret = (keys: Keys, userId: string, stored: string): Promise<string> =>
  unseal(keys, { purpose: 'totp-secret', owner: userId }, stored)

/** The address that an authenticator app reads. */
export const otpauthUrl = (secret: string, issuer: string, label: string): string =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  }).toString()

/** A text as a QR code: dark on white whatever surrounds it, with the quiet zone that scanners need. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${runs.join('')}"/></svg>`
  )
}
