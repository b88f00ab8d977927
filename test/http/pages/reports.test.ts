import { expect, test } from 'vitest'
import { decisionWording } from '../../../schema/wording/decision'
import { reportQueueWording } from '../../../schema/wording/report-queue'
import { reportWording } from '../../../schema/wording/reports'
import { transparencyWording } from '../../../schema/wording/transparency'
import { demoId } from '../../../worker/commands/demo/ids'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

const as = (username: string) => ({ headers: cookiesOf(username) })

test('your-reports has what the viewer has reported, and what came of it', async () => {
  const { text } = await ask(addressOf('YourReports'), as('reader'))
  expect(text).toContain(reportWording.states.REVIEW)
  expect(text).toContain('Napkins are private.')
  expect((await ask(addressOf('YourReports'))).headers.get('location')).toContain('/m/signin?redirectUrl=')
})

test('report-queue lists cases by state and reason, and shows one, to staff alone', async () => {
  const path = addressOf('AdminReports')
  expect((await ask(path, as('staff'))).text).toContain('The tide turns around a point')
  const ofReason = await ask(`${path}?reason=harassment`, as('staff'))
  expect(ofReason.text).not.toContain(`case=${demoId('case', 'chart')}`)
  expect(ofReason.text).toContain(`case=${demoId('case', 'rivers')}`)
  const appealed = await ask(`${path}?state=appealed&case=${demoId('case', 'vale')}`, as('staff'))
  expect(appealed.text).toContain('most of them twice')
  expect(appealed.text).toContain(reportQueueWording.uphold)
  expect((await ask(path, as('reader'))).status).toBe(404)
})

test('publication-reports has those of its responses, for its editors', async () => {
  const path = '/tidewater/manage/reports'
  const { text } = await ask(path, as('maren'))
  expect(text).toContain(`case=${demoId('case', 'rivers')}`)
  // For staff alone.
  expect(text).not.toContain(`case=${demoId('case', 'chart')}`)
  expect((await ask(path, as('reader'))).status).toBe(404)
})

test('decision tells whom it concerns, and nobody else', async () => {
  const path = `/me/decisions/${demoId('case', 'train')}`
  expect((await ask(path, as('reader'))).text).toContain(decisionWording.upheld)
  expect((await ask(path, as('maren'))).status).toBe(404)
})

test('transparency counts what was reported, for everybody', async () => {
  const { status, text } = await ask(addressOf('ShowTransparency'))
  expect(status).toBe(200)
  expect(text).toContain(transparencyWording.byReason)
  const table = await ask(addressOf('TransparencyTable'))
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
})
