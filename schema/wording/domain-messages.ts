import { countOf } from './counts'

/** Reasons why something about a domain isn't done, and the mails about one that stops working. */
export const domainMessages = {
  bad: {
    malformed: 'Enter a domain such as stories.example.com, without a path.',
    address: 'Enter a domain rather than an IP address.',
    inward: 'Enter a domain that anybody on the internet can reach.',
    ours: 'This domain is the site’s own. Enter one that belongs to you.',
  },
  taken: 'This domain leads to something else here already. Whoever has it must remove it first.',
  onlyOne: (domain: string) => `Remove ${domain} first. There can be one domain at a time.`,
  none: 'There is no domain any more.',
  notOffered: 'Domains of your own aren’t set up on this site.',
  meanwhile: 'The domain was changed meanwhile. Load the page again.',
  mails: {
    warned: {
      subject: (domain: string) => `${domain} has stopped working`,
      heading: (domain: string) => `${domain} has stopped working`,
      text: (domain: string, name: string, days: number) =>
        `Since yesterday, ${domain} no longer leads to ${name} as it should. If it isn’t mended within ${countOf(days, 'day')}, the addresses of ${name} will be on this site again.`,
      next: 'The settings say what is missing.',
      button: 'Open the settings',
    },
    withdrawn: {
      subject: (domain: string) => `${domain} is no longer used`,
      heading: (domain: string) => `${domain} is no longer used`,
      text: (domain: string, name: string, days: number) =>
        `For ${countOf(days, 'day')}, ${domain} hasn’t led to ${name}. Its addresses are on this site again.`,
      next: 'Once the records of the domain are right again, it works again by itself.',
      button: 'Open the settings',
    },
  },
} as const
