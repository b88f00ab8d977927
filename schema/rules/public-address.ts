import ipaddr from 'ipaddr.js'

/**
 * Whether a network address belongs to the public internet: not to this machine, to a network of somebody's own, or to one
 * of the ranges that are kept for something else. An IPv4 address in IPv6's clothes is judged as what it is.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
