import * as v from 'valibot'
import { reportKey, reportReason, reportWords } from '../../../schema/inputs/report'
import { entityId } from '../../../schema/inputs/text'
import { networkOf } from '../../../schema/rules/network-of'
import { MOST_REPORTS, REPORTED_KINDS, severityOf } from '../../../schema/rules/reports'
import { reportMessages } from '../../../schema/wording/report-messages'
import { decidedReportOfKey, openCaseOf, reportOfNetwork, reportOfPerson } from '../../data/report/queries'
import type { ReportCase } from '../../data/report/rows'
import {
  changeReport,
  insertCase,
  insertReport,
  isReportedMeanwhile,
  weighCase,
} from '../../data/report/writes'
import { tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import type { Actor } from '../policies/actor'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { findReported, type Reported } from './find-reported'
import { tellStaff } from './tell-staff'

type Parts = Needs<
  'db' | 'clock' | 'viewer' | 'browser' | 'keys' | 'lockouts' | 'newId' | 'channels' | 'later'
>

export type NotReported = Failure<
  'ACCOUNT_SUSPENDED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_REQUEST' | 'RATE_LIMITED' | 'CONFLICT'
>

/** The viewer's report of a thing. */
export interface FiledReport {
  id: string
  caseId: string
  /** Whether the reporter can follow it: a visitor can't. */
  isFollowed: boolean
}

/** The digits of a network's keyed hash that are kept. */
const HASH_LENGTH = 32

const networkHash = async ({ browser, keys }: Parts): Promise<string> =>
  (await keys.hash('report-network', networkOf(browser.address ?? 'unknown'))).slice(0, HASH_LENGTH)

/** Whether somebody, and their network, may file another report now. */
async function checkLimit({ lockouts, browser }: Parts, actor: Actor): Promise<boolean> {
  const { most, ofNetwork, windowMs } = MOST_REPORTS
  const address = networkOf(browser.address ?? 'unknown')
  const uses = await Promise.all([
    lockouts.use('reports-of-network', address, windowMs, actor ? ofNetwork : most),
    actor ? lockouts.use('reports', actor.id, windowMs, most) : 0,
  ])
  return (uses[0] ?? 0) <= (actor ? ofNetwork : most) && (uses[1] ?? 0) <= most
}

/** Why somebody may not report a thing, once its policy has refused. */
function whyNotReported(
  actor: Actor,
  reported: Reported | undefined,
): Failed<Failure<'NOT_FOUND' | 'FORBIDDEN' | 'ACCOUNT_SUSPENDED'>> {
  if (!reported?.isReadable(actor)) return fail('NOT_FOUND', reportMessages.notThere, 'entityId')
  if (actor && !can(actor, 'record', { entity: 'account', account: actor }))
    return fail('FORBIDDEN', reportMessages.spoofed)
  if (actor && !can(actor, 'reachOthers', SITE)) return fail('ACCOUNT_SUSPENDED', reportMessages.suspended)
  return fail('FORBIDDEN', reportMessages.own, 'entityId')
}

interface Given {
  reason: v.InferOutput<typeof reportReason>
  words: string
  key: string | null
}

/** Files a report in the case of a thing, or changes the existing one. */
async function file(
  parts: Parts,
  actor: Actor,
  reported: Reported,
  { reason, words, key }: Given,
): Promise<FiledReport | undefined> {
  const { db, clock, newId } = parts
  const now = clock.now()
  const { entityType, entityId, authorId, collectionId } = reported
  const isFollowed = actor !== null
  const reporterId = actor?.id ?? null
  const decided =
    key === null ? undefined : await db.first(decidedReportOfKey, entityType, entityId, reporterId, key)
  if (decided) return { ...decided, isFollowed }
  const network = await networkHash(parts)
  const openCase: Pick<ReportCase, 'id'> | undefined = await db.first(openCaseOf, entityType, entityId)
  const caseId = openCase?.id ?? newId()
  const before = openCase
    ? await (actor ? db.first(reportOfPerson, caseId, actor.id) : db.first(reportOfNetwork, caseId, network))
    : undefined
  if (before && key !== null && before.reportKey === key) return { id: before.id, caseId, isFollowed }
  const id = before?.id ?? newId()
  const severity = severityOf(reason)
  const opened = {
    id: caseId,
    entityType,
    entityId,
    authorId,
    collectionId,
    state: 'OPEN' as const,
    reason,
    snapshot: openCase ? '' : JSON.stringify(await reported.snapshot()),
    openedAt: now,
    updatedAt: now,
  }
  const told = await tellStaff(db, {
    caseId,
    authorId,
    isFirst: !openCase,
    isUrgent: severity > 0,
    now,
  })
  const row = { caseId, reporterId, networkHash: network, reason, severity, words }
  try {
    await db.write([
      ...(openCase ? [] : [insertCase(opened)]),
      before
        ? changeReport(id, reason, severity, words, key, network, now)
        : insertReport({ id, ...row, reportKey: key, createdAt: now, updatedAt: now }),
      weighCase(caseId, now),
      ...told.statements,
    ])
  } catch (error) {
    if (!isReportedMeanwhile(error)) throw error
    return undefined
  }
  parts.later(tellTabs(parts, told.userIds))
  return { id, caseId, isFollowed }
}

/**
 * Reports a story, a response, a list, a person or a publication. A person has one report of a thing, and so have the
 * visitors of a network: a further report changes it. Nothing happens to what is reported. Rule: docs/rules/reports.md,
 * "Reporting".
 */
export const reportEntity = defineUseCase(
  v.object({
    entityType: v.picklist(REPORTED_KINDS),
    entityId,
    reason: reportReason,
    words: v.nullish(reportWords, ''),
    key: v.nullish(reportKey),
  }),
  async (
    parts: Parts,
    { entityType, entityId: id, reason, words, key },
  ): Promise<Result<FiledReport, NotReported>> => {
    const [actor, reported] = await Promise.all([parts.viewer(), findReported(parts.db, entityType, id)])
    if (!reported?.mayReport(actor)) return whyNotReported(actor, reported)
    if (reason === 'OTHER' && words === '') return fail('BAD_REQUEST', reportMessages.sayWhat, 'words')
    if (!(await checkLimit(parts, actor))) return fail('RATE_LIMITED', reportMessages.tooOften)
    const given = { reason, words, key: key ?? null }
    // Somebody else may open the case, or the same person in another tab, at this very moment.
    const filed = (await file(parts, actor, reported, given)) ?? (await file(parts, actor, reported, given))
    return filed ? ok(filed) : fail('CONFLICT', reportMessages.changedMeanwhile)
  },
)
