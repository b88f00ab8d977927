import { addressesIn, domainName, domainsOfLink } from '../../../schema/rules/banned-domains'
import { readRecipients } from '../../../schema/rules/membership/gift-recipients'
import { isNativeApp } from '../../../schema/rules/native-app'
import { entry, LONG, type Reader } from './inputs'

/** What reads the addresses that people link and write to, and what a browser says it is. */
export const LINK_READERS: readonly Reader[] = [
  entry('schema/rules/banned-domains.ts addressesIn', LONG, addressesIn),
  entry('schema/rules/banned-domains.ts domainName', LONG, domainName),
  entry('schema/rules/banned-domains.ts domainsOfLink', LONG, (text) =>
    domainsOfLink(`https://a.example/?${text}`),
  ),
  entry('schema/rules/membership/gift-recipients.ts readRecipients', LONG, readRecipients),
  entry('schema/rules/native-app.ts isNativeApp', LONG, isNativeApp),
]
