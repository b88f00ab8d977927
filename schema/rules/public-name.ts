/** Names that refer to the machine itself or to its network, whatever they resolve to elsewhere. */
const INWARD =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion)$/

/**
 * Whether a host's name, as the URL parser writes it, is one of the public internet. IP addresses aren't,
 * because machines on an internal network are named by them. The parser writes every spelling of an IPv4
 * address with dots, and IPv6 in brackets.
 */
export function isPublicName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  const isNumeric = /^[\d.]+$/.test(name) || name.startsWith('[')
  return !isNumeric && name.includes('.') && !INWARD.test(name)
}
