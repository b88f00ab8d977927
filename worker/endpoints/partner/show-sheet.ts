import { MONTH_TEXT } from '../../../schema/rules/partner/months'
import { sheetOfMonth } from '../../services/partner/sheet-of-month'
import type { Endpoint } from '../endpoint'
import { jsonAnswer } from '../files/json'

/**
 * GET `/_/partner/months/{yearMonth}`: what a closed month was divided into. Rule: docs/rules/partner.md, "The
 * published sheet".
 */
export const showPartnerSheet: Endpoint = async ({ request, params, reader }) => {
  const { yearMonth: month = '' } = params
  const sheet = MONTH_TEXT.test(month) ? await sheetOfMonth(reader, month) : undefined
  return sheet && jsonAnswer(request, sheet)
}
