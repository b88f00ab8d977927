import * as v from 'valibot'
import { type SetAsideRow, setAsideBefore } from '../../data/partner/set-aside'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

/** Payments that one list names. */
const MOST = 100

/** Payments that are set aside, the earliest first. Rule: docs/rules/partner.md, "Set aside". */
export const listSetAside = defineUseCase(
  v.object({}),
  async ({ db }: Needs<'db'>): Promise<Result<{ payments: SetAsideRow[]; hasMore: boolean }>> => {
    const payments = await db.all(setAsideBefore, Number.MAX_SAFE_INTEGER, MOST + 1)
    return ok({ payments: payments.slice(0, MOST), hasMore: payments.length > MOST })
  },
)
