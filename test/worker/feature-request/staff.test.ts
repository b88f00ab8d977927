import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { featureRequestMessages as messages } from '../../../schema/wording/feature-requests'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { post } from '../operating/support'
import { actsOn, htmlOf, signStaffIn, staff } from '../site/support/moderators'
import { askAbout, asked, open, picks, reply, withdraw, writer } from './support'

/* docs/rules/partner.md, "Featuring". */

beforeAll(signStaffIn)
beforeEach(() => env.DB.exec('DELETE FROM feature_request'))

describe('staff', () => {
  test('asks once, withdraws, and both are in the log', async () => {
    const { link, story, request } = await asked()
    expect(await askAbout(story.id)).toMatchObject({ id: request.id })
    expect(await withdraw(request.id)).toMatchObject({ state: 'WITHDRAWN', closedAt: NOON })
    expect(await withdraw(request.id)).toMatchObject({ state: 'WITHDRAWN' })
    expect((await open(link)).html).toContain('withdrawn')
    await reply(link, 'accept')
    expect(await picks()).not.toContain(story.id)
    expect((await actsOn(story.id)).map(({ action }) => action)).toEqual([
      'ASK_TO_FEATURE',
      'WITHDRAW_FEATURE_REQUEST',
    ])
    expect(await withdraw('ffffffffffff')).toMatchObject({ code: 'NOT_FOUND' })
    const answered = await asked()
    await reply(answered.link, 'decline')
    expect(await withdraw(answered.request.id)).toMatchObject({ code: 'CONFLICT', message: messages.notOpen })
  })

  test('asks about what can be featured, of writers in the programme', async () => {
    const { id, story } = await writer('SUSPENDED')
    expect(await askAbout(story.id)).toMatchObject({ code: 'CONFLICT', message: messages.notInProgramme })
    const draft = await createStory({ creatorId: id, state: 'draft', isListed: false })
    for (const postId of [draft.id, 'ffffffffffff'])
      expect(await askAbout(postId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await askAbout((await createStory()).id)).toMatchObject({ code: 'CONFLICT' })
  })

  test('does so on a page without script, which shows the states, to staff alone', async () => {
    const { story } = await writer()
    const form = { act: 'ask-to-feature', postId: story.id, reason: 'No script.' }
    expect((await post(staff, 'staff-picks', form)).status).toBe(303)
    const { html } = await htmlOf('/_/admin/staff-picks', staff)
    expect(html).toContain('On &lt;rivers&gt;')
    expect(html).toContain('Not answered yet')
    const [, requestId = ''] = /name="requestId" value="([0-9a-f]+)"/.exec(html) ?? []
    const back = { act: 'withdraw-feature-request', requestId, reason: 'No script.' }
    expect((await post(staff, 'staff-picks', back)).status).toBe(303)
    expect((await htmlOf('/_/admin/staff-picks', staff)).html).toContain('Withdrawn')
    const reader = newVisit({ now: NOON + DAY })
    await reader.signIn((await createUser()).id)
    expect(await askAbout(story.id, reader)).toMatchObject({ code: 'FORBIDDEN' })
    expect((await reader.ask('{ featureRequests { id } }')).data).toEqual({ featureRequests: null })
  })
})
