import { appealDecision } from '../../../services/report/appeal-decision'
import { decideAppeal } from '../../../services/report/decide-appeal'
import { decideReport } from '../../../services/report/decide-report'
import { reportEntity } from '../../../services/report/report-entity'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const reportMutations: Resolvers = {
  Mutation: {
    reportEntity: mutation(reportEntity, 'FiledReport'),
    decideReport: mutation(decideReport, 'ReportCase'),
    appealDecision: mutation(appealDecision, 'OwnDecision'),
    decideAppeal: mutation(decideAppeal, 'ReportCase'),
  },
}
