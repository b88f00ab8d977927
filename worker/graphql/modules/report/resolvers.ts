import {
  APPEAL_WINDOW,
  decisionsOn,
  isAppealable,
  SHOWN_CASES,
  SHOWN_REPORTS,
} from '../../../../schema/rules/reports'
import { caseById, casesOfAuthor, earlierCases, reportsOfCase, staffBut } from '../../../data/report/queries'
import type { ReportCase } from '../../../data/report/rows'
import { TRANSPARENCY } from '../../../edge-cache/tags'
import { can } from '../../../services/policies/can'
import { SITE } from '../../../services/policies/site'
import { addressOfReported } from '../../../services/report/address'
import { cases, ownReports } from '../../../services/report/lists'
import { caseThing } from '../../../services/report/require-case'
import { readSnapshot, titleIn } from '../../../services/report/snapshot'
import { countedCases } from '../../../services/report/transparency'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'

/** What a case is to the viewer. */
async function thingFor({ reader, viewer }: GraphQLContext, reportCase: ReportCase) {
  const [actor, thing] = await Promise.all([viewer(), caseThing(reader.db, reportCase)])
  return { actor, thing }
}

/** The cases, out of several, that the viewer may read. */
async function readable(context: GraphQLContext, reportCases: readonly ReportCase[]): Promise<ReportCase[]> {
  const isReadable = await Promise.all(
    reportCases.map(async (each) => {
      const { actor, thing } = await thingFor(context, each)
      return can(actor, 'read', thing)
    }),
  )
  return reportCases.filter((_, i) => isReadable[i])
}

const userOf = async ({ reader }: GraphQLContext, id: string | null) =>
  id === null ? null : ((await reader.users.load(id)) ?? null)

/** Reports and what comes of them. Rules: docs/rules/reports.md. */
export const reportResolvers: Resolvers = {
  Query: {
    reportCases: async (_root, { state, reason, paging }, context) => {
      if (!can(await context.viewer(), 'moderate', SITE)) return null
      const page = await cases(context.reader.db, { state, reason }, paging)
      return connection('cases', { ...page, items: await readable(context, page.items) })
    },
    reportCase: async (_root, { id }, context) => {
      const reportCase = await context.reader.db.first(caseById, id)
      return (reportCase && (await readable(context, [reportCase]))[0]) ?? null
    },
    countedReports: (_root, _args, { parts, tags }) => {
      tags.add(TRANSPARENCY)
      return countedCases(parts)
    },
    ownDecision: async (_root, { caseId }, { reader, viewer }) => {
      const [actor, report] = await Promise.all([viewer(), reader.db.first(caseById, caseId)])
      const isTheirs = report && can(actor, 'appeal', { entity: 'report', report })
      return isTheirs && report.decidedAt !== null && report.decision !== 'DISMISS' ? report : null
    },
  },
  Viewer: {
    reports: async ({ id }, { paging }, { reader }) =>
      connection('reports', await ownReports(reader.db, id, paging)),
  },
  Collection: {
    reportCases: async (collection, { state, reason, paging }, context) => {
      const { reader, viewer } = context
      const [actor, leaders] = await Promise.all([viewer(), reader.editors.load(collection.id)])
      if (!can(actor, 'manage', { entity: 'collection', collection, leaders })) return null
      const page = await cases(reader.db, { state, reason, collectionId: collection.id }, paging)
      return connection('cases', { ...page, items: await readable(context, page.items) })
    },
  },
  OwnReport: {
    title: ({ snapshot }) => titleIn(snapshot),
    reason: ({ ownReason }) => ownReason,
  },
  OwnDecision: {
    title: ({ snapshot }) => titleIn(snapshot),
    decision: ({ decision }) => decision ?? 'DISMISS',
    decisionWords: ({ decisionWords }) => decisionWords ?? '',
    decidedAt: ({ decidedAt }) => decidedAt ?? 0,
    appealUntil: ({ state, decision, decidedAt }, _args, { clock }) => {
      const until = (decidedAt ?? 0) + APPEAL_WINDOW
      return state === 'UPHELD' && isAppealable(decision) && clock.now() <= until ? until : null
    },
  },
  ReportCase: {
    author: ({ authorId }, _args, context) => userOf(context, authorId),
    decider: ({ deciderId }, _args, context) => userOf(context, deciderId),
    title: ({ snapshot }) => titleIn(snapshot),
    text: ({ snapshot }) => readSnapshot(snapshot).text,
    within: ({ snapshot }) => readSnapshot(snapshot).within ?? null,
    address: (reportCase, _args, { reader, origin }) => addressOfReported(reader, reportCase, origin),
    networkCount: ({ weight }) => weight,
    possible: async (reportCase, _args, context) => {
      const { actor, thing } = await thingFor(context, reportCase)
      return can(actor, 'decide', thing)
        ? decisionsOn(reportCase.entityType, reportCase.state, can(actor, 'moderate', SITE))
        : []
    },
    canDecideAppeal: async (reportCase, _args, context) => {
      if (reportCase.state !== 'APPEALED') return false
      const { actor, thing } = await thingFor(context, reportCase)
      const isOnlyStaff =
        actor !== null && (await context.reader.db.first(staffBut, actor.id, 1)) === undefined
      return can(actor, 'decideAppeal', { ...thing, isOnlyStaff })
    },
    reports: ({ id }, _args, { reader }) => reader.db.all(reportsOfCase, id, SHOWN_REPORTS),
    earlier: async ({ entityType, entityId, id }, _args, context) =>
      readable(context, await context.reader.db.all(earlierCases, entityType, entityId, id, SHOWN_CASES)),
    ofAuthor: async ({ authorId, id }, _args, context) =>
      readable(context, await context.reader.db.all(casesOfAuthor, authorId, id, SHOWN_CASES)),
  },
  CaseReport: {
    isVisitor: ({ reporterId }) => reporterId === null,
  },
}
