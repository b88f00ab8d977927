import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { GOOD_SECRET } from './outside-secret'

/** A mail as a server got it. */
export interface Delivered {
  from: string
  to: string[]
  raw: string
}

/** Recipients that the server answers in their own way, by what their address begins with. */
const ANSWERS: Readonly<Record<string, number>> = { unknown: 550, busy: 451 }

const refusal = (status: number): Error => Object.assign(new Error('No'), { responseCode: status })

const envelopeOf = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
  from: mailFrom === false ? '' : mailFrom.address,
  to: rcptTo.map(({ address }) => address),
})

/**
 * A real mail server on loopback, without TLS. Who signs in is the test's corner; a recipient whose address begins with
 * `lost` gets the mail, and whoever sends it no answer.
 */
export async function startMailServer(
  keep: (corner: string, mail: Delivered) => void,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth({ username, password }, _session, done) {
      if (password !== GOOD_SECRET) return done(refusal(535))
      done(null, { user: username })
    },
    onRcptTo({ address }, _session, done) {
      const status = ANSWERS[address.split('-')[0] ?? '']
      if (status === undefined) done()
      else done(refusal(status))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { from, to } = envelopeOf(session)
        keep(String(session.user), { from, to, raw: Buffer.concat(chunks).toString('utf8') })
        if (!to[0]?.startsWith('lost')) done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: `127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
