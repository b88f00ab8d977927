import { expiryOf, officeOf, type TaxFormKind } from '../../../schema/rules/tax/forms'
import { withholdingOf } from '../../../schema/rules/tax/withholding'
import { DAY } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import { insertTaxForm } from '../../data/tax/forms'
import { seal } from '../../services/identity/sealed'
import { sealedFor } from '../../services/tax/keep-tax-form'
import { openTaxKeys } from '../../services/tax/open-tax-keys'
import { DEVELOPMENT_TAX_KEY } from '../development-tax-key'
import { demoId } from './ids'

/** A form that a writer of the demo has signed. */
interface DemoForm {
  username: string
  kind: TaxFormKind
  country: string
  number: string
  claimsTreaty?: true
  vatId?: string
  /** How many days from now it doesn't hold any more; absent if that is far away. */
  expiresIn?: number
  content: Readonly<Record<string, string | boolean>>
}

const certified = { isCertified: true }

/** Together they amount to everything that forms can; Greta has signed none, and Jonas one of two. Numbers are samples. */
const FORMS: readonly DemoForm[] = [
  {
    username: 'walter',
    kind: 'W9',
    country: 'US',
    number: '123456789',
    content: {
      name: 'Walter Adeyemi',
      classification: 'INDIVIDUAL',
      address: '12 Franklin Square',
      city: 'Norwich',
      region: 'CT',
      postalCode: '06360',
      country: 'US',
      tinKind: 'SSN',
      tin: '123456789',
      ...certified,
    },
  },
  {
    username: 'maren',
    kind: 'W8BEN',
    country: 'NO',
    number: '15076500565',
    claimsTreaty: true,
    content: {
      name: 'Maren Solberg',
      citizenship: 'NO',
      city: 'Bergen',
      birthDate: '1984-05-02',
      ...certified,
    },
  },
  {
    username: 'tomas',
    kind: 'W8BEN',
    country: 'CZ',
    number: '7103192745',
    claimsTreaty: true,
    content: {
      name: 'Tomas Lindqvist',
      citizenship: 'CZ',
      city: 'Brno',
      birthDate: '1971-03-19',
      ...certified,
    },
  },
  {
    username: 'tomas',
    kind: 'EU',
    country: 'CZ',
    number: '7103192745',
    vatId: 'CZ7103192745',
    content: {
      name: 'Tomas Lindqvist',
      city: 'Brno',
      birthDate: '1971-03-19',
      vatId: 'CZ7103192745',
      ...certified,
    },
  },
  {
    username: 'priya',
    kind: 'W8BEN',
    country: 'IN',
    number: 'ACUPA7085R',
    expiresIn: 32,
    content: {
      name: 'Priya Raman',
      citizenship: 'IN',
      city: 'Chennai',
      birthDate: '1988-11-23',
      ...certified,
    },
  },
  {
    username: 'jonas',
    kind: 'W8BEN',
    country: 'SE',
    number: '8803200016',
    claimsTreaty: true,
    content: {
      name: 'Jonas Keller',
      citizenship: 'SE',
      city: 'Malmö',
      birthDate: '1988-03-20',
      ...certified,
    },
  },
  {
    username: 'kenji',
    kind: 'W8BEN',
    country: 'JP',
    number: '123456789018',
    claimsTreaty: true,
    expiresIn: -20,
    content: { name: 'Kenji Mori', citizenship: 'JP', city: 'Kyoto', birthDate: '1979-07-08', ...certified },
  },
]

const idOf = ({ username, kind }: Pick<DemoForm, 'username' | 'kind'>): string =>
  demoId('tax-form', `${username} ${kind}`)

/** The forms, signed when their writers joined. */
export async function taxFormStatements(signedAt: number, now: number): Promise<Statement[]> {
  const keys = openTaxKeys(DEVELOPMENT_TAX_KEY)
  if (!keys) return []
  return Promise.all(
    FORMS.map(async (form) => {
      const { username, kind, country, number, claimsTreaty = false, vatId = null, expiresIn } = form
      const row = { id: idOf(form), partnerId: demoId('partner', username) }
      return insertTaxForm({
        ...row,
        kind,
        office: officeOf(kind),
        country,
        claimsTreaty,
        lastFour: number.slice(-4),
        vatId,
        sealed: await seal(keys, sealedFor(row), JSON.stringify(form.content)),
        signedAt,
        expiresAt: expiresIn === undefined ? expiryOf(kind, signedAt) : now + expiresIn * DAY,
      })
    }),
  )
}

/** What is withheld of a writer's payout, by the form for the United States that they have signed. */
export function withheldOf(username: string, amount: number) {
  const form = FORMS.find((one) => one.username === username && officeOf(one.kind) === 'US')
  if (!form) return {}
  const { kind, country, claimsTreaty = false } = form
  const by = { kind, country, claimsTreaty, isBackupSubject: false, hasNumber: true }
  const { rate, withheld } = withholdingOf(by, amount, 100)
  return { withheld, withheldRate: rate, usSource: 100, taxFormId: idOf(form) }
}
