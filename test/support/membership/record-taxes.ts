import { recordTax } from '../../../worker/services/sales-tax/record-tax'
import { sqlite } from './books'
import type { World } from './world'

/** Tells the tax service what is due. Two workers may do the same at once. @param attempt may end early. */
export async function recordTaxes(
  { id: owner, now, parts }: World,
  attempt: (work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const due = sqlite.rows<{ id: string }>(
    'select t.id from tax_record t join charge c on c.id = t.id where c.user_id = ? and t.due_at <= ?',
    owner,
    now,
  )
  for (const { id } of due) {
    const record = () => attempt(() => recordTax(parts, id))
    await Promise.all([record(), record()])
  }
}
