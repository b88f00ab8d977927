import { beforeAll, describe, expect, test } from 'vitest'
import { APPEAL_WINDOW } from '../../../schema/rules/reports'
import { moderationWording } from '../../../schema/wording/moderation'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { mailsTo } from '../identity/by-mail'
import { actsOn, htmlOf, stateOf, writerWithStory } from '../site/support/moderators'
import { appeal, caseOf, decide, decideAppeal, report } from './support'

type Signed = Awaited<ReturnType<typeof signedIn>>
let staff: Signed
let reader: Signed
beforeAll(async () => {
  staff = await signedIn({ isStaff: true })
  reader = await signedIn()
})

describe('an appeal', () => {
  async function suspended() {
    const { writer, email } = await writerWithStory()
    await report(reader.visit, 'USER', writer.id)
    const reportCase = await caseOf(staff.visit, writer.id)
    expect(await decide(staff.visit, reportCase, 'SUSPEND')).toMatchObject({ state: 'UPHELD' })
    const visit = newVisit()
    await visit.signIn(writer.id)
    return { writer, email, visit, reportCase }
  }

  test('is made once, decided by somebody else, and takes back what was done', async () => {
    const { writer, visit, reportCase } = await suspended()
    expect(await appeal(reader.visit, reportCase.id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await appeal(visit, reportCase.id)).toMatchObject({ __typename: 'OwnDecision', state: 'APPEALED' })
    expect(await appeal(visit, reportCase.id, 'And another thing.')).toMatchObject({ code: 'CONFLICT' })
    const appealed = await caseOf(staff.visit, writer.id, 'APPEALED')
    const other = await signedIn({ isStaff: true })
    expect(await decideAppeal(staff.visit, appealed, true)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await decideAppeal(other.visit, appealed, true)).toMatchObject({ state: 'APPEAL_UPHELD' })
    expect((await actsOn(writer.id)).map(({ action }) => action)).toEqual([
      'SUSPEND',
      'UPHOLD_APPEAL',
      'UNSUSPEND',
    ])
  })

  test('comes too late after 14 days, and one that is dismissed is told', async () => {
    const { visit, reportCase, email, writer } = await suspended()
    visit.now = NOON + APPEAL_WINDOW + 1
    expect(await appeal(visit, reportCase.id)).toMatchObject({ code: 'CONFLICT' })
    visit.now = NOON + APPEAL_WINDOW
    await appeal(visit, reportCase.id)
    const other = await signedIn({ isStaff: true })
    const appealed = await caseOf(other.visit, writer.id, 'APPEALED')
    expect(await decideAppeal(other.visit, appealed, false)).toMatchObject({ state: 'APPEAL_DISMISSED' })
    expect(
      mailsTo(email).some(({ text }) => text.includes(moderationWording.mails.appealDismissed.heading)),
    ).toBe(true)
  })
})

describe('a story that is withheld in a country', () => {
  const from = (country: string) => ({ cf: { country } }) as RequestInit
  const withhold = (postId: string, countries: string[]) =>
    staff.visit.ask(`mutation ($input: WithholdPostInput!) { withholdPost(input: $input) { __typename } }`, {
      input: { postId, countries, reason: 'A court in Berlin has ordered it.' },
    })

  test('is a 451 there with its reason, readable elsewhere, in no lists, and shared by nobody', async () => {
    const { story, address } = await writerWithStory()
    await htmlOf(address)
    expect((await withhold(story.id, ['de'])).data?.withholdPost).toEqual({ __typename: 'AdminPost' })
    const read = async (country: string) => {
      const response = await newVisit().send(address, from(country))
      return {
        status: response.status,
        cache: response.headers.get('cache-control'),
        html: await response.text(),
      }
    }
    const german = await read('DE')
    expect(german.status).toBe(451)
    expect(german.html).toContain('A court in Berlin has ordered it.')
    expect(german.html).not.toContain(story.title)
    const french = await read('FR')
    expect([french.status, french.cache]).toEqual([200, 'private, no-store'])
    expect(french.html).toContain(story.title)
    expect((await read('DE')).status).toBe(451)
    expect((await stateOf(story.id))?.isListed).toBe(false)
    await withhold(story.id, [])
    expect((await read('DE')).status).toBe(200)
    expect((await stateOf(story.id))?.isListed).toBe(true)
  })
})

test('the numbers are on the transparency page and in its table', async () => {
  const { story } = await writerWithStory()
  await report(reader.visit, 'POST', story.id, { reason: 'FALSEHOOD' })
  await decide(staff.visit, await caseOf(staff.visit, story.id), 'DISMISS')
  await createUser()
  const table = await (await newVisit().get('/m/transparency.csv')).text()
  expect(table).toMatch(/^month,reason,state,decision,count\r\n/)
  expect(table).toMatch(/\d{4}-\d\d,FALSEHOOD,DISMISSED,DISMISS,1\r\n/)
  expect((await htmlOf('/m/transparency')).html).toContain('Harmful falsehood')
})
