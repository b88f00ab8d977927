import { addressesIn, domainName, domainsOfLink } from '../../../schema/rules/banned-links'
import { entry, LONG, type Reader } from './inputs'

/** What reads the addresses that people link to. */
export const LINK_READERS: readonly Reader[] = [
  entry('schema/rules/banned-links.ts addressesIn', LONG, addressesIn),
  entry('schema/rules/banned-links.ts domainName', LONG, domainName),
  entry('schema/rules/banned-links.ts domainsOfLink', LONG, (text) =>
    domainsOfLink(`https://a.example/?${text}`),
  ),
]
