import type { SenderRecordKind } from '../rules/sender-records'
import { countOf } from './counts'

const KINDS: Readonly<Record<SenderRecordKind, { name: string; why: string }>> = {
  SPF: { name: 'SPF', why: 'Says which servers may send email for the domain.' },
  DKIM: { name: 'DKIM', why: 'Has the key by which email programs know that nobody has changed a letter.' },
  DMARC: { name: 'DMARC', why: 'Says what to do with email that only pretends to come from the domain.' },
  RETURN_PATH: { name: 'Return path', why: 'Takes the reports about email that couldn’t be delivered.' },
}

/** Texts about where letters come from, and about seed tests. */
export const newsletterSender = {
  title: 'Where letters come from',
  text: 'Email programs trust a letter if the domain that it comes from vouches for it. See whether it does.',
  check: 'Check the records',
  again: 'Check again',
  checking: 'Checking…',
  failed: 'The records couldn’t be checked. Please try again later.',
  ofSite: (address: string) =>
    `Letters come from the site’s address, ${address}. Its operator sets the records.`,
  own: (address: string) => `Letters come from this newsletter’s own address, ${address}.`,
  kinds: KINDS,
  states: { RIGHT: 'Right', MISSING: 'Missing', WRONG: 'Not right', UNKNOWN: 'Not known' },
  name: 'Name',
  copyName: 'Copy name',
  found: 'There now',
  add: 'Add this',
  copyValue: 'Copy value',
  fromService: 'The email service shows what it has to be.',
  seed: {
    button: 'Send a seed test…',
    title: 'Send a seed test',
    text: 'It goes out as it would to everybody. Look whether it arrives in the inbox or among the spam.',
    goesTo: 'It goes to these addresses:',
    none: 'Subscribe addresses of your own at several email services, confirm them, and give them the label “seed”. They get this letter then.',
    send: (many: number) => `Send to ${countOf(many, 'address', 'addresses')}`,
    sending: 'Sending…',
    sent: (many: number) => `We’ve sent the test to ${countOf(many, 'address', 'addresses')}.`,
    loading: 'Looking for addresses…',
  },
} as const
