import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DEVELOPMENT_BUNDLE } from '../../worker/commands/bundle'
import { isPortFree } from '../../worker/commands/ports'
import { type Answer, ask } from '../support/http'
import { GOOD_SECRET } from '../support/outside-secret'
import { type Delivered, startMailServer } from '../support/outside-smtp'
import { freePort } from '../support/site'

const state = mkdtempSync(join(tmpdir(), 'quire-start-'))
let child: ChildProcess | undefined

/** Runs `npm start` with the existing build. */
function start(
  port: number,
  more: Record<string, string> = {},
): { output: () => string; ended: Promise<number | null> } {
  let text = ''
  const running = spawn('tsx', ['worker/commands/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      QUIRE_STATE: state,
      QUIRE_BUNDLE: DEVELOPMENT_BUNDLE,
      ...more,
    },
  })
  child = running
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (data) => {
      text += data
    })
  return { output: () => text, ended: new Promise((resolve) => running.on('exit', resolve)) }
}

afterEach(async () => {
  const running = child
  child = undefined
  if (running && running.exitCode === null) {
    const ended = new Promise((resolve) => running.on('exit', resolve))
    running.kill('SIGTERM')
    await ended
  }
  rmSync(state, { recursive: true, force: true })
})

test('a starting site responds to nobody before it is complete', { timeout: 300_000 }, async () => {
  const port = await freePort()
  const delivered: Delivered[] = []
  const mailServer = await startMailServer((_, mail) => delivered.push(mail))
  const { output } = start(port, {
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: `smtp://start:${GOOD_SECRET}@${mailServer.address}`,
  })
  const site = `http://localhost:${port}`
  let first: Answer | undefined
  await expect
    .poll(
      async () => {
        first ??= await ask('/', { site }).catch(() => undefined)
        return first !== undefined
      },
      { timeout: 240_000, interval: 50 },
    )
    .toBe(true)
  expect(first?.status, output()).toBe(200)
  // The first page that anybody gets, and the one that is cached, has the demo in it.
  expect(first?.text.match(/href="\/[^"?]+-[0-9a-f]{12}["?]/g)?.length ?? 0).toBeGreaterThan(5)
  expect((await ask('/_/health', { site })).text).toBe('{"status":"ok"}')
  // How mail is sent can be said in the shell.
  const { text } = await ask('/_/graphql', {
    site,
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({
      query: `mutation { sendAcctAuthEmail(email: "writer@quire.test", operation: "login", captchaValue: "dev-pass") { __typename } }`,
    }),
  })
  await expect.poll(() => delivered.map(({ to }) => to), { message: text }).toEqual([['writer@quire.test']])
  expect((await ask('/_/dev/mail', { site })).text).toBe('[]')
  await mailServer.stop()
})

test('a port in use is reported before anything is built', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await new Promise((resolve) => other.on('listening', resolve))
  try {
    expect(await isPortFree(port)).toBe(false)
    const { output, ended } = start(port)
    expect(await ended).toBe(1)
    expect(output()).toContain(`Port ${port} is taken`)
    expect(output()).toContain(`PORT=${port + 1} npm start`)
    expect(output()).not.toContain('Building')
  } finally {
    other.close()
  }
  expect(await isPortFree(port)).toBe(true)
})
