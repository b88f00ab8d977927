import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newToken } from '../../schema/rules/access-tokens'
import { sha256 } from '../../schema/rules/hex'
import { DAY } from '../../schema/rules/time-units'
import { apiGuide } from '../../schema/wording/api-guide'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'

/* docs/rules/api.md, "Documentation". */

const { open } = useBrowser()
const run = promisify(execFile)

let site: Site
let token: string
beforeAll(async () => {
  site = await startSiteToSignIn()
  token = await newToken()
  await site.bindings.DB.prepare(
    `INSERT INTO access_token (hash, id, user_id, name, hint, scopes, created_at, expires_at)
     VALUES (?, 'a', ?, 'Test', 'quire_pat_', '["READ"]', 0, ?)`,
  )
    .bind(await sha256(token), demoId('user', 'reader'), Date.now() + DAY)
    .run()
})
afterAll(() => site?.stop())

const exampleIn = (id: string): string => {
  const text = apiGuide(site.url).find((part) => part.id === id)?.code?.text
  if (text === undefined) throw new Error(`The guide has no example in ${id}`)
  return text
}
const env = () => ({ ...process.env, TOKEN: token })

test('the examples of the guide say who the token belongs to', async () => {
  const js = await run('node', ['--input-type=module', '-e', exampleIn('javascript')], { env: env() })
  expect(js.stdout.trim()).toBe('reader')
  const python = await run('python3', ['-c', exampleIn('python')], { env: env() })
  expect(python.stdout.trim()).toBe('reader')
  const curl = await run('sh', ['-c', exampleIn('begin')], { env: env() })
  expect(curl.stdout).toContain('"username":"reader"')
})

test('the console sends what is typed as a program would, without the session', async () => {
  const { page, context, problems } = await open({ baseURL: site.url })
  await page.goto('/m/api', { waitUntil: 'load' })
  await hydrated(page)
  const form = page.getByRole('region', { name: 'Try it' })
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Enter an access token.').waitFor()
  await form.getByLabel('Access token').fill(token)
  await form.getByLabel('Variables').fill('{')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Write the variables as a JSON object.').waitFor()
  await form.getByLabel('Variables').fill('{"limit": 3}')
  await form
    .getByLabel('Operation')
    .fill('query ($limit: Int) { viewer { username } topTags(paging: { limit: $limit }) { tags { slug } } }')
  const sent = page.waitForRequest((request) => request.url().endsWith('/_/graphql'))
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('"username": "reader"').waitFor()
  expect((await (await sent).allHeaders()).cookie).toBeUndefined()
  expect(await form.getByText(/^It cost \d+ of 2,000\.$/).count()).toBe(1)
  expect(await violationsNow(page)).toEqual([])
  expect(await form.getByLabel('Access token').inputValue()).toBe(token)
  expect(await form.getByLabel('Operation').inputValue()).toContain('topTags')
  expect(await form.getByLabel('Variables').inputValue()).toBe('{"limit": 3}')
  await form.getByLabel('Access token').fill('quire_pat_wrong')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByRole('heading', { name: 'Answer: 401' }).waitFor()
  expect(problems.filter((problem) => !/401/.test(String(problem)))).toEqual([])
  await context.close()
})
