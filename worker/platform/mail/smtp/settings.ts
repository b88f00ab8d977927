/** A mail server, and who we are there. */
export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte on; otherwise the connection has to become TLS before anything is said. */
  isSecure: boolean
  /** On this machine, where nobody listens in between. */
  isLocal: boolean
  auth: { user: string; pass: string } | undefined
}

/** The usual ports: with TLS from the start, and to become TLS. */
const PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 }
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Parses `SMTP_URL`: `smtps://user:password@mail.example:465`, or `smtp://…:587` for a server that changes to TLS. What
 * isn't a letter, a digit or one of `-._~` in the name or the password is percent-encoded.
 *
 * @throws Error if it isn't an address of a server. It doesn't repeat the address, which has a password in it.
 */
export function smtpServerOf({ SMTP_URL: said = '' }: Pick<Env, 'SMTP_URL'>): SmtpServer {
  const url = URL.canParse(said) ? new URL(said) : undefined
  const standard = url && PORTS[url.protocol]
  if (!url || standard === undefined || url.hostname === '')
    throw new Error('SMTP_URL is no address of a server')
  const [user, pass] = [url.username, url.password].map(decodeURIComponent)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || standard),
    isSecure: url.protocol === 'smtps:',
    isLocal: LOCAL.test(url.hostname),
    auth: user && pass ? { user, pass } : undefined,
  }
}
