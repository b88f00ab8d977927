import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { withoutComments } from '../../support/without-comments'
import { assets } from '../images/fonts'
import { buyer, CARD, newKey } from '../membership/buyer'
import { JOIN } from '../sales-tax/buyers'

export const SELLER = {
  ASSETS: assets as unknown as Fetcher,
  OPERATOR_NAME: 'Quire Reading Ltd',
  OPERATOR_ADDRESS: '1 Quay Street, Dublin',
  OPERATOR_COUNTRY: 'IE',
  OPERATOR_VAT_ID: 'IE6388047V',
  TAX_REGISTRATIONS: 'EU,CA,CA-QC,US-WA',
}

const CHARGES = `{ viewer { chargesConnection { charges { id invoices { number kind corrects amount tax } } } } }`

interface Charge {
  id: string
  invoices: { number: string; kind: string; corrects: string | null; amount: number; tax: number }[]
}

/** Somebody who has bought a year. */
export async function member(billing: object, price: number) {
  const person = await buyer({ env: SELLER })
  const token = await person.fillIn('JOIN', CARD.good)
  const { data } = await person.visit.ask(JOIN, { token, price, billing, key: newKey() })
  expect(data?.answer).toEqual({ __typename: 'MembershipPayment' })
  const charges = async () =>
    ((await person.visit.ask(CHARGES)).data as { viewer: { chargesConnection: { charges: Charge[] } } })
      .viewer.chargesConnection.charges
  const read = async (path: string) => {
    const answer = await person.visit.send(path, { cf: { country: 'US' } } as RequestInit)
    return { answer, text: withoutComments(await answer.text()) }
  }
  /** A document as it is downloaded: its bytes, and what a program reads in them. */
  const readFile = async (path: string) => {
    const answer = await person.visit.send(path)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const bytes = new Uint8Array(await answer.clone().arrayBuffer())
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    const { text, totalPages } = await extractText(document, { mergePages: true })
    return { answer, bytes, document, text, pages: totalPages }
  }
  return { ...person, charges, read, readFile }
}
