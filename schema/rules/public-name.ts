/** Names that lead to the machine itself or to its network, whatever they resolve to elsewhere. */
const INWARD =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion)$/

/**
 * True for a host's name of the public internet, as the address parser writes it. No address of numbers: those are
 * how machines inside are named. The parser writes every spelling of an IPv4 address with dots, and IPv6 in brackets.
 */
export function isPublicName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  const isNumeric = /^[\d.]+$/.test(name) || name.startsWith('[')
  return !isNumeric && name.includes('.') && !INWARD.test(name)
}
