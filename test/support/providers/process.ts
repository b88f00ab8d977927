/**
 * Stand-ins for Google, Apple, Facebook, X and Mastodon servers, in a separate process: `tsx
 * test/support/providers/process.ts`. It prints the worker's configuration as one line of JSON. ORIGINS names
 * the origins of the sites that may send people here, comma-separated; PORT is the first of four ports, by
 * default any; VARS_FILE also receives the configuration (docs/rules/development.md, "Identity providers").
 */
import { writeFileSync } from 'node:fs'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { startMastodon } from './mastodon'
import { startMischief } from './mischief'
import { startOAuth2 } from './oauth2'
import { startOpenId } from './openid'
import { personOf } from './person'

// If the process that started it is killed, it ends too.
if (process.env.WITH_PARENT) process.stdin.resume().on('end', () => process.exit())

const origins = (process.env.ORIGINS || 'http://localhost:8787').split(',')
const first = Number(process.env.PORT || 0)
const portOf = (n: number): { port?: number } => (first === 0 ? {} : { port: first + n })
const at = (path: string): string[] => origins.map((origin) => origin + path)

const APPLE = { clientId: 'example.quire.web', teamId: 'TEAM123456', keyId: 'KEY1234567' }
const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })

/**
 * Whether a secret is the token that Apple requires: signed by the client's key, for Apple, and short-lived.
 */
async function isAppleSecret(sent: string, issuer: string): Promise<boolean> {
  try {
    const { payload, protectedHeader } = await jwtVerify(sent, publicKey, {
      algorithms: ['ES256'],
      issuer: APPLE.teamId,
      subject: APPLE.clientId,
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
    })
    const lifetime = Number(payload.exp) - Number(payload.iat)
    return protectedHeader.kid === APPLE.keyId && lifetime <= 180 * 24 * 60 * 60
  } catch {
    return false
  }
}

const [google, apple, facebook, twitter, mischief] = await Promise.all([
  startOpenId({
    ...portOf(0),
    clientId: 'google-client',
    clientSecret: 'google-secret',
    redirectUris: at('/m/callback/google'),
  }),
  startOpenId({
    ...portOf(1),
    clientId: APPLE.clientId,
    clientSecret: 'known to the stand-in alone',
    redirectUris: at('/m/callback/apple'),
    isSecret: isAppleSecret,
    posted: (login) => {
      const [firstName, lastName] = personOf(login).name.split(' ')
      return { user: JSON.stringify({ name: { firstName, lastName }, email: 'not@read.example' }) }
    },
  }),
  startOAuth2({
    ...portOf(2),
    protocol: 'facebook',
    clientId: 'facebook-client',
    clientSecret: 'facebook-secret',
    redirectUris: at('/m/callback/v2/facebook'),
  }),
  startOAuth2({
    ...portOf(3),
    protocol: 'twitter',
    clientId: 'twitter-client',
    clientSecret: 'twitter-secret',
    redirectUris: at('/m/callback/twitter'),
  }),
  startMischief(),
])

const [fine, other, slow, down, garbage, huge, elsewhere] = await Promise.all([
  startMastodon(),
  startMastodon(),
  startMastodon('slow'),
  startMastodon('down'),
  startMastodon('garbage'),
  startMastodon('huge'),
  startMastodon('elsewhere'),
])
const mastodon = { fine, other, slow, down, garbage, huge, elsewhere }

const vars = {
  FLAGS: '{"enable_mastodon_for_members":true}',
  MASTODON_INSTANCE: fine,
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  GOOGLE_ISSUER: google,
  APPLE_CLIENT_ID: APPLE.clientId,
  APPLE_TEAM_ID: APPLE.teamId,
  APPLE_KEY_ID: APPLE.keyId,
  APPLE_PRIVATE_KEY: await exportPKCS8(privateKey),
  APPLE_ISSUER: apple,
  FACEBOOK_CLIENT_ID: 'facebook-client',
  FACEBOOK_CLIENT_SECRET: 'facebook-secret',
  FACEBOOK_AUTHORIZE_URL: `${facebook}/authorize`,
  FACEBOOK_TOKEN_URL: `${facebook}/token`,
  FACEBOOK_API_URL: facebook,
  TWITTER_CLIENT_ID: 'twitter-client',
  TWITTER_CLIENT_SECRET: 'twitter-secret',
  TWITTER_AUTHORIZE_URL: `${twitter}/authorize`,
  TWITTER_TOKEN_URL: `${twitter}/token`,
  TWITTER_API_URL: twitter,
}
const { VARS_FILE } = process.env
if (VARS_FILE) {
  const lines = Object.entries(vars).map(
    // Values with double quotes in them are put in single ones.
    ([name, value]) => {
      const quote = value.includes('"') ? "'" : '"'
      return `${name}=${quote}${value.trim().replaceAll('\n', '\\n')}${quote}\n`
    },
  )
  writeFileSync(VARS_FILE, lines.join(''))
}
console.log(JSON.stringify({ vars, mischief, mastodon }))
