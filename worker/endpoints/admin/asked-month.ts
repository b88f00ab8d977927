import * as v from 'valibot'
import { MONTH_TEXT } from '../../../schema/rules/partner/months'

const USAGE = 'Send JSON: {"month": "2026-11"}.'

/** The body of operators' requests about a month. */
export const MONTH_BODY = { most: 1024, usage: USAGE } as const

export const AskedMonth = v.object({ month: v.pipe(v.string(USAGE), v.regex(MONTH_TEXT, USAGE)) }, USAGE)
