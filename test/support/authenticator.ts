/** A passkey authenticator in software: ES256 or EdDSA, with every lie that a test wants. */

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

function head(major: number, n: number): number[] {
  const top = major << 5
  if (n < 24) return [top | n]
  if (n < 0x100) return [top | 24, n]
  return [top | 25, n >> 8, n & 0xff]
}

/** CBOR of a credential's parts. */
export function cbor(value: Cbor): number[] {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') {
    const bytes = new TextEncoder().encode(value)
    return [...head(3, bytes.length), ...bytes]
  }
  if (value instanceof Uint8Array) return [...head(2, value.length), ...value]
  return [...head(5, value.size), ...[...value].flatMap(([key, item]) => [...cbor(key), ...cbor(item)])]
}

export const base64Url = (bytes: Iterable<number>): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))

/** A signature of two numbers in DER, as authenticators return it. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array): number[] => {
    const at = bytes.findIndex((byte) => byte !== 0)
    const rest = [...bytes.slice(at)]
    const signed = (rest[0] ?? 0) > 0x7f ? [0, ...rest] : rest
    return [2, signed.length, ...signed]
  }
  const both = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))]
  return Uint8Array.from([0x30, both.length, ...both])
}

/** An authenticator's properties, and its browser's origin. */
export interface Claims {
  origin: string
  rpId: string
  verifiesUser: boolean
  isUserThere: boolean
  isBackedUp: boolean
  /** Absent if it increases by itself. */
  counter?: number
  challenge?: string
  type?: string
  crossOrigin?: boolean
  userHandle?: string
  /** The attestation's format and statement. */
  fmt?: string
}

const FLAGS = { up: 1, uv: 4, be: 8, bs: 16, at: 64 }

export async function newAuthenticator(algorithm: 'ES256' | 'EdDSA' = 'ES256', given: Partial<Claims> = {}) {
  const isCurve = algorithm === 'ES256'
  const usages: ('sign' | 'verify')[] = ['sign', 'verify']
  const pair = (
    isCurve
      ? await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, usages)
      : await crypto.subtle.generateKey({ name: 'Ed25519' }, true, usages)
  ) as CryptoKeyPair
  const jwk = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey
  const x = fromBase64Url(jwk.x ?? '')
  const cose = isCurve
    ? new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, x],
        [-3, fromBase64Url(jwk.y ?? '')],
      ])
    : new Map<number, Cbor>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, x],
      ])
  const id = crypto.getRandomValues(new Uint8Array(16))
  let count = 0
  let userHandle: string | undefined

  const claimsOf = (more: Partial<Claims>): Claims => ({
    origin: 'https://quire.example',
    rpId: 'quire.example',
    verifiesUser: true,
    isUserThere: true,
    isBackedUp: false,
    ...given,
    ...more,
  })
  const clientData = (claims: Claims, type: string, challenge: string): Uint8Array =>
    new TextEncoder().encode(
      JSON.stringify({
        type: claims.type ?? type,
        challenge: claims.challenge ?? challenge,
        origin: claims.origin,
        crossOrigin: claims.crossOrigin ?? false,
      }),
    )
  async function authData(claims: Claims, isNew: boolean): Promise<Uint8Array> {
    count = claims.counter ?? count + 1
    const flags =
      (claims.isUserThere ? FLAGS.up : 0) |
      (claims.verifiesUser ? FLAGS.uv : 0) |
      (claims.isBackedUp ? FLAGS.be | FLAGS.bs : 0) |
      (isNew ? FLAGS.at : 0)
    const counter = [count >>> 24, (count >>> 16) & 0xff, (count >>> 8) & 0xff, count & 0xff]
    const rp = await sha256(new TextEncoder().encode(claims.rpId))
    const credential = isNew ? [...new Uint8Array(16), 0, id.length, ...id, ...cbor(cose)] : []
    return Uint8Array.from([...rp, flags, ...counter, ...credential])
  }
  async function sign(data: Uint8Array): Promise<Uint8Array> {
    const by = isCurve ? { name: 'ECDSA', hash: 'SHA-256' } : { name: 'Ed25519' }
    const raw = new Uint8Array(await crypto.subtle.sign(by, pair.privateKey, Uint8Array.from(data)))
    return isCurve ? der(raw) : raw
  }
  const credentialId = base64Url(id)
  const common = { id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} }

  return {
    credentialId,
    /** The result of navigator.credentials.create for these options, as JSON. */
    async create(options: string, more: Partial<Claims> = {}): Promise<string> {
      const asked = JSON.parse(options) as { challenge: string; user: { id: string } }
      const claims = claimsOf(more)
      userHandle = asked.user.id
      const attestation = new Map<string, Cbor>([
        ['fmt', claims.fmt ?? 'none'],
        ['attStmt', new Map()],
        ['authData', await authData(claims, true)],
      ])
      const response = {
        clientDataJSON: base64Url(clientData(claims, 'webauthn.create', asked.challenge)),
        attestationObject: base64Url(cbor(attestation)),
        transports: ['internal', 'hybrid', 'telepathy'],
      }
      return JSON.stringify({ ...common, response })
    },
    /** The result of navigator.credentials.get for these options, as JSON. */
    async get(options: string, more: Partial<Claims> = {}): Promise<string> {
      const asked = JSON.parse(options) as { challenge: string }
      const claims = claimsOf(more)
      const data = await authData(claims, false)
      const client = clientData(claims, 'webauthn.get', asked.challenge)
      const signature = await sign(Uint8Array.from([...data, ...(await sha256(client))]))
      const response = {
        clientDataJSON: base64Url(client),
        authenticatorData: base64Url(data),
        signature: base64Url(signature),
        userHandle: claims.userHandle ?? userHandle,
      }
      return JSON.stringify({ ...common, response })
    },
  }
}
