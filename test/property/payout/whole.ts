import type { openPayoutSite } from './site'

interface Stored {
  id: string
  partner_id: string
  month: string
  status: string
  amount: number
  withheld: number
  withheld_rate: number | null
  transfer_id: string | null
  fee: number
}

const net = ({ amount, withheld }: Stored): number => amount - withheld

const sum = (rows: readonly Stored[], of: (row: Stored) => number = ({ amount }) => amount): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** What doesn't hold that should at every moment: of the books, of each payout, and of what each writer gets. */
export function wrongIn({ sqlite, model, balance }: ReturnType<typeof openPayoutSite>): string[] {
  const rows = sqlite.rows<Stored>('select * from payout')
  const wrong: string[] = []
  const expectSame = (what: string, is: number, should: number) => {
    if (is !== should) wrong.push(`${what} is ${is}, not ${should}`)
  }
  const uneven = sqlite.rows('select 1 from ledger_entry group by charge_id, version having sum(amount) <> 0')
  expectSame('the number of uneven bookings', uneven.length, 0)
  const months = new Set(rows.map(({ partner_id, month }) => `${partner_id} ${month}`))
  expectSame('the number of payouts', rows.length, months.size)
  const earned = sqlite.rows<{ sum: number }>('select coalesce(sum(paid), 0) as sum from partner_statement')
  const paid = sum(rows.filter(({ status }) => status === 'PAID'))
  const lost = sum(rows.filter(({ status }) => status === 'FORFEITED'))
  const away = sum(
    rows.filter((row) => row.transfer_id !== null),
    net,
  )
  const isPaid = rows.filter(({ status }) => status === 'PAID')
  const held = sum(isPaid, ({ withheld }) => withheld)
  expectSame('partners', balance('partners'), paid + lost - (earned[0]?.sum ?? 0))
  expectSame('forfeits', balance('forfeits'), 0 - lost)
  expectSame('transit', balance('transit'), away - (paid - held))
  expectSame('withheld', balance('withheld'), 0 - held)
  expectSame('provider', balance('provider'), 0 - away - sum(rows, ({ fee }) => fee))
  for (const row of rows) {
    const exact = (row.amount * (row.withheld_rate ?? 0)) / 100
    if (Math.abs(row.withheld - exact) > 0.5) wrong.push(`${row.id} has ${row.withheld} withheld`)
  }
  for (const { id, ...row } of rows)
    if (model.withBanks(id) > net({ id, ...row })) wrong.push(`${id} has reached a bank twice`)
  for (const partner of new Set(rows.map((row) => row.partner_id))) {
    const made = rows.filter(
      (row) => row.partner_id === partner && (row.status !== 'REVERSED' || row.transfer_id !== null),
    )
    const owed = sqlite.rows<{ upTo: number }>(
      'select sum(paid) over (order by month) as upTo from partner_statement where partner_id = ?',
      partner,
    )
    if (sum(made) > Math.max(0, ...owed.map(({ upTo }) => upTo))) wrong.push(`${partner} gets too much`)
  }
  return wrong
}
