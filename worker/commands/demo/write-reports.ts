import { newId } from '../../../schema/rules/new-id'
import {
  type CaseDecision,
  type CaseState,
  isUndecided,
  type ReportedKind,
  type ReportReason,
  severityOf,
} from '../../../schema/rules/reports'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { insertAct } from '../../data/moderation/acts'
import { setState } from '../../data/moderation/writes'
import { savedPostById } from '../../data/post/writes-state'
import { caseById } from '../../data/report/queries'
import {
  appealCase,
  decideAppealOf,
  decideCase,
  insertCase,
  insertReport,
  reviewCase,
  weighCase,
} from '../../data/report/writes'
import { storyPurger } from '../../edge-cache/story-purger'
import { saveStory } from '../../services/post/save-story'
import { findReported } from '../../services/report/find-reported'
import type { Demo } from './demo'
import { demoId } from './ids'

interface DemoReport {
  reason: ReportReason
  /** Absent for a visitor. */
  by?: string
  words?: string
}

interface DemoCase {
  key: string
  kind: ReportedKind
  /** The key of what is reported, which is of that kind of id. */
  of: string
  ago: number
  reports: readonly DemoReport[]
  state: CaseState
  decision?: CaseDecision
  words?: string
  appeal?: string
  reply?: string
}

/** A story that nobody sees until staff has looked at it. */
const REVIEWED = {
  key: 'the-tea-that-makes-pills-superfluous',
  title: 'The tea that makes pills superfluous',
  text: 'Three cups a day, and you can throw the others away. Your doctor won’t tell you.',
}

/** What readers of the demo have reported: a case in each state. */
export const CASES: readonly DemoCase[] = [
  {
    key: 'chart',
    kind: 'POST',
    of: 'the-tide-turns-around-a-point',
    ago: 5 * HOUR,
    reports: [
      { reason: 'COPYRIGHT', by: 'member', words: 'The drawing looks like the one in the harbour office.' },
      { reason: 'COPYRIGHT' },
    ],
    state: 'OPEN',
  },
  {
    key: 'rivers',
    kind: 'RESPONSE',
    of: 'rivers',
    ago: 20 * HOUR,
    reports: [{ reason: 'HARASSMENT', by: 'reader', words: 'It makes fun of the writer.' }],
    state: 'OPEN',
  },
  {
    key: 'tea',
    kind: 'POST',
    of: REVIEWED.key,
    ago: 2 * DAY,
    reports: [
      { reason: 'FALSEHOOD', by: 'reader', words: 'Somebody will believe this and stop taking their pills.' },
      { reason: 'SELF_HARM', by: 'tomas' },
      { reason: 'FALSEHOOD' },
    ],
    state: 'REVIEW',
    words: 'We ask a pharmacist first.',
  },
  {
    key: 'napkin',
    kind: 'RESPONSE',
    of: 'napkin',
    ago: 3 * DAY,
    reports: [{ reason: 'PRIVACY', by: 'reader', words: 'Napkins are private.' }],
    state: 'DISMISSED',
    decision: 'DISMISS',
    words: 'It asks for a drawing that its owner has offered to show.',
  },
  {
    key: 'first',
    kind: 'RESPONSE',
    of: 'deals',
    ago: 19 * HOUR,
    reports: [{ reason: 'SPAM', by: 'reader', words: 'He writes this below everything.' }],
    state: 'UPHELD',
    decision: 'HIDE',
    words: 'It says nothing about the story.',
  },
  {
    key: 'vale',
    kind: 'USER',
    of: 'suspended',
    ago: 12 * DAY,
    reports: [
      { reason: 'SPAM', by: 'reader', words: 'The list that he sells is a page of adverts.' },
      { reason: 'SPAM', by: 'member' },
    ],
    state: 'APPEALED',
    decision: 'SUSPEND',
    words: 'The account exists to sell a list that doesn’t exist.',
    appeal: 'The list exists. I sent it to everybody who paid, most of them twice.',
  },
  {
    key: 'guide',
    kind: 'RESPONSE',
    of: 'guide',
    ago: 8 * DAY,
    reports: [{ reason: 'SPAM', by: 'ines' }],
    state: 'APPEAL_DISMISSED',
    decision: 'HIDE',
    words: 'It only advertises something else.',
    appeal: 'My guide is better, as everybody who has read it says.',
    reply: 'It may be. A response should still be about the story.',
  },
  {
    key: 'train',
    kind: 'RESPONSE',
    of: 'train',
    ago: 20 * HOUR,
    reports: [{ reason: 'OTHER', by: 'member', words: 'Nobody cares where somebody got off.' }],
    state: 'APPEAL_UPHELD',
    decision: 'HIDE',
    words: 'It isn’t about the story.',
    appeal: 'I missed my stop because of the story. That is praise.',
    reply: 'It is. We shouldn’t have hidden it.',
  },
]

const STAFF = demoId('user', 'staff')

/** The id of the reported thing. */
const idOf = (kind: ReportedKind, key: string): string =>
  demoId(kind === 'POST' ? 'post' : kind === 'RESPONSE' ? 'response' : 'user', key)

/** Writes the story under review, as it was published, and hides it. */
async function writeReviewed({ db, now }: Demo): Promise<void> {
  const { key, title, text } = REVIEWED
  const id = demoId('post', key)
  if (await db.first(savedPostById, id)) return
  const at = now - 3 * DAY
  const ports = {
    db,
    clock: { now: () => at },
    newId,
    purger: { ...storyPurger(async () => {}), statements: () => [] },
    reindex: () => {},
    decorate: () => {},
  }
  const saved = await saveStory(ports, {
    id,
    creatorId: demoId('user', 'suspended'),
    title,
    body: [{ type: 'P', name: 'text0', text, markups: [] }],
    createdAt: at,
    publishedAt: at,
    state: 'unlisted',
  })
  if (!saved.ok) throw new Error(`${key}: ${saved.failure.message}`)
  await db.write([
    setState(id, 'removed', now - DAY),
    insertAct({
      at: now - DAY,
      staffId: STAFF,
      action: 'REVIEW',
      subjectKind: 'POST',
      subjectId: id,
      reason: 'We ask a pharmacist first.',
      detail: 'unlisted',
    }),
  ])
}

/** Entries about a case after its reports. */
function decided(id: string, { state, decision, words = '', appeal, reply, ago }: DemoCase, now: number) {
  const decidedAt = now - ago / 2
  if (state === 'REVIEW') return [reviewCase(id, decidedAt)]
  if (isUndecided(state) || !decision) return []
  const first = decision === 'DISMISS' ? 'DISMISSED' : 'UPHELD'
  return [
    decideCase(id, first, decision, words, STAFF, decidedAt),
    ...(appeal ? [appealCase(id, appeal, now - ago / 3)] : []),
    ...(reply ? [decideAppealOf(id, state, reply, STAFF, now - ago / 4)] : []),
  ]
}

/** Writes the reports of the demo, a case in each state. Later decisions aren't overwritten. */
export async function writeReports(demo: Demo): Promise<void> {
  const { db, now } = demo
  await writeReviewed(demo)
  for (const each of CASES) {
    const id = demoId('case', each.key)
    if (await db.first(caseById, id)) continue
    const reported = await findReported(db, each.kind, idOf(each.kind, each.of))
    if (!reported) continue
    const openedAt = now - each.ago
    const { entityType, entityId, authorId, collectionId } = reported
    await db.write([
      insertCase({
        id,
        entityType,
        entityId,
        authorId,
        collectionId,
        state: 'OPEN',
        reason: each.reports[0]?.reason ?? 'OTHER',
        snapshot: JSON.stringify(await reported.snapshot()),
        openedAt,
        updatedAt: openedAt,
      }),
      ...each.reports.map(({ reason, by, words = '' }, i) =>
        insertReport({
          id: demoId('report', `${each.key} ${i}`),
          caseId: id,
          reporterId: by === undefined ? null : demoId('user', by),
          networkHash: `demo ${by ?? 'visitor'}`,
          reason,
          severity: severityOf(reason),
          words,
          createdAt: openedAt + i * HOUR,
          updatedAt: openedAt + i * HOUR,
        }),
      ),
      weighCase(id, openedAt),
      ...decided(id, each, now),
    ])
  }
}
